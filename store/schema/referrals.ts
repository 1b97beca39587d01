import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { instant } from './columns.ts'

/** The name under which each wallet invites. */
export const referralCodes = pgTable('referral_codes', { wallet: text('wallet').primaryKey(), code: text('code').notNull().unique() })

/** Who came through whom; written once and never changed but for its counters. */
export const referrals = pgTable(
  'referrals',
  {
    referee: text('referee').primaryKey(),
    referrer: text('referrer').notNull(),
    boundAt: instant('bound_at').notNull(),
    /** The friend's bridges that count, and what they have brought to the referrer. */
    bridges: integer('bridges').notNull().default(0),
    points: integer('points').notNull().default(0),
  },
  (t) => [index('referrals_referrer').on(t.referrer, t.boundAt, t.referee), check('referrals_self', sql`referee <> referrer`)],
)
