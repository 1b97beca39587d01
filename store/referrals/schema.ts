import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { instant } from '../columns.ts'

/** Each wallet's referral code. */
export const referralCodes = pgTable('referral_codes', {
  wallet: text('wallet').primaryKey(),
  code: text('code').notNull().unique(),
})

/** Referred wallets and their referrers; immutable except for the counters, unless an operator ends the referral. */
export const referrals = pgTable(
  'referrals',
  {
    referee: text('referee').notNull(),
    referrer: text('referrer').notNull(),
    boundAt: instant('bound_at').notNull(),
    /** The friend's counted bridges, and the points that they earned the referrer. */
    bridges: integer('bridges').notNull().default(0),
    points: integer('points').notNull().default(0),
    /** Ended by an operator: earns nothing more. */
    endedAt: instant('ended_at'),
    /** The friend may accept another referral nevertheless. */
    again: boolean('again').notNull().default(false),
    /** The friend deleted their data: the referrer sees a short address. */
    hidden: boolean('hidden').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.referee, t.referrer] }),
    uniqueIndex('referrals_standing').on(t.referee).where(sql`ended_at is null`),
    index('referrals_referrer').on(t.referrer, t.boundAt, t.referee),
    check('referrals_self', sql`referee <> referrer`),
  ],
)
