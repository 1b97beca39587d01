import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { type AwardPart, type CampaignAct, campaignActs } from '#core/rewards/campaign/awards.ts'
import { big, identity, instant, inWords } from './columns.ts'

/** Campaigns that an operator added or changed; one of the configuration with the same id gives way. */
export const campaigns = pgTable('campaigns', {
  id: integer('id').primaryKey(),
  body: jsonb('body').notNull(),
  changedAt: instant('changed_at').notNull(),
})

/** What a wallet was given in a campaign. One row a part: taken back and given again, it names a new entry of the ledger. */
export const campaignAwards = pgTable(
  'campaign_awards',
  {
    wallet: text('wallet').notNull(),
    campaignId: integer('campaign_id').notNull(),
    part: text('part').$type<AwardPart>().notNull(),
    /** How often it was given before; names the ledger's entry. */
    attempt: integer('attempt').notNull(),
    points: integer('points').notNull(),
    entryId: big('entry_id').notNull(),
    standing: boolean('standing').notNull(),
    /** An operator has taken it: it is neither given again nor taken a second time. */
    withheld: boolean('withheld').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.wallet, t.campaignId, t.part] })],
)

/** What a wallet did for a campaign besides bridging. */
export const campaignActRows = pgTable(
  'campaign_acts',
  {
    wallet: text('wallet').notNull(),
    campaignId: integer('campaign_id').notNull(),
    act: text('act').$type<CampaignAct>().notNull(),
    at: instant('at').notNull(),
    /** The account at the platform that has done it; serves one wallet of the campaign. */
    account: text('account'),
    /** When the platform is asked once more, or as soon as it can be; null once it stands for good. */
    recheckAt: instant('recheck_at'),
  },
  (t) => [
    primaryKey({ columns: [t.wallet, t.campaignId, t.act] }),
    uniqueIndex('campaign_acts_account').on(t.campaignId, t.account),
    // By campaign first: tasks whose platform cannot look again wait, and nobody reads past them.
    index('campaign_acts_due').on(t.campaignId, t.recheckAt).where(sql`recheck_at is not null`),
    check('campaign_acts_act', inWords(t.act, campaignActs)),
  ],
)

/** Accounts that an operator has freed for their owner: they no longer serve the wallet that had them. */
export const socialReleases = pgTable(
  'social_releases',
  {
    campaignId: integer('campaign_id').notNull(),
    account: text('account').notNull(),
    wallet: text('wallet').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.campaignId, t.account, t.wallet] })],
)

/** What operators did: rows are added and never changed. */
export const adminLog = pgTable('admin_log', {
  id: identity(),
  at: instant('at').notNull(),
  actor: text('actor').notNull(),
  action: text('action').notNull(),
  subject: text('subject').notNull(),
  before: jsonb('before'),
  after: jsonb('after'),
  reason: text('reason'),
})
