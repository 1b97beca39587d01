import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { instant } from './columns.ts'

/** The name under which each wallet invites. */
export const referralCodes = pgTable('referral_codes', {
  wallet: text('wallet').primaryKey(),
  code: text('code').notNull().unique(),
})

/** Who came through whom; written once and never changed but for its counters, unless an operator ends it. */
export const referrals = pgTable(
  'referrals',
  {
    referee: text('referee').notNull(),
    referrer: text('referrer').notNull(),
    boundAt: instant('bound_at').notNull(),
    /** The friend's bridges that count, and what they have brought to the referrer. */
    bridges: integer('bridges').notNull().default(0),
    points: integer('points').notNull().default(0),
    /** An operator has ended it: it brings nothing more. */
    endedAt: instant('ended_at'),
    /** The friend may take an invitation again all the same. */
    again: boolean('again').notNull().default(false),
    /** The friend has deleted their data: the referrer sees a short address. */
    hidden: boolean('hidden').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.referee, t.referrer] }),
    uniqueIndex('referrals_standing').on(t.referee).where(sql`ended_at is null`),
    index('referrals_referrer').on(t.referrer, t.boundAt, t.referee),
    check('referrals_self', sql`referee <> referrer`),
  ],
)
