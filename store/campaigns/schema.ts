import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { type AwardPart, type CampaignAct, campaignActs } from '#core/rewards/campaign/awards.ts'
import { big, instant, inWords } from '../columns.ts'

/** Campaigns that operators added or changed; they override a configured one with the same id. */
export const campaigns = pgTable('campaigns', {
  id: integer('id').primaryKey(),
  body: jsonb('body').notNull(),
  changedAt: instant('changed_at').notNull(),
})

/** Awards of a wallet in a campaign, one row per part: a repeated award refers to a new ledger entry. */
export const campaignAwards = pgTable(
  'campaign_awards',
  {
    wallet: text('wallet').notNull(),
    campaignId: integer('campaign_id').notNull(),
    part: text('part').$type<AwardPart>().notNull(),
    /** Number of earlier awards; part of the ledger entry's event. */
    attempt: integer('attempt').notNull(),
    points: integer('points').notNull(),
    entryId: big('entry_id').notNull(),
    standing: boolean('standing').notNull(),
    /** Withheld by an operator: neither given nor revoked again. */
    withheld: boolean('withheld').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.wallet, t.campaignId, t.part] })],
)

/** A wallet's acts for a campaign other than bridging. */
export const campaignActRows = pgTable(
  'campaign_acts',
  {
    wallet: text('wallet').notNull(),
    campaignId: integer('campaign_id').notNull(),
    act: text('act').$type<CampaignAct>().notNull(),
    at: instant('at').notNull(),
    /** Platform account that did the task; serves one wallet per campaign. */
    account: text('account'),
    /** Time of the recheck, or of the earliest possible one; null once confirmed. */
    recheckAt: instant('recheck_at'),
  },
  (t) => [
    primaryKey({ columns: [t.wallet, t.campaignId, t.act] }),
    uniqueIndex('campaign_acts_account').on(t.campaignId, t.account),
    // By campaign first, so that tasks whose platform can't recheck aren't read.
    index('campaign_acts_due').on(t.campaignId, t.recheckAt).where(sql`recheck_at is not null`),
    check('campaign_acts_act', inWords(t.act, campaignActs)),
  ],
)

/** Accounts that an operator released for their owner: they no longer serve the wallet that had them. */
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
