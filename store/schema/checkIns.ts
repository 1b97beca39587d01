import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { chain, instant } from './columns.ts'

/** A wallet's check-in of a UTC day, one on whichever network; `day` is the epoch day. */
export const checkIns = pgTable(
  'check_ins',
  {
    wallet: text('wallet').notNull(),
    day: integer('day').notNull(),
    chainId: chain('chain_id').notNull(),
    txHash: text('tx_hash').notNull(),
    /** All that the day has earned: base, specials, and what a bridge of the day added later. */
    points: integer('points').notNull(),
    bridged: boolean('bridged').notNull(),
    /** What of `points` is there for that bridge. */
    bridgePoints: integer('bridge_points').notNull().default(0),
    /** Days in a row before it, as far as they are settled; null for one of before this was kept, which stays as it is. */
    streak: integer('streak'),
    /** What of `points` is there for those days. */
    specialPoints: integer('special_points').notNull().default(0),
    /** How often the bridge's share or the row of days changed since the day was taken; names the ledger's entries. */
    turn: integer('bridge_turn').notNull().default(0),
    at: instant('at').notNull(),
    /** How often this day was taken back before; names the ledger's entry. */
    attempt: integer('attempt').notNull(),
    /** The chain had dropped the transaction: the day is free again. */
    undone: boolean('undone').notNull(),
    /** An operator has taken what it had earned: it gives nothing more, and nothing of it is taken again. */
    withheld: boolean('withheld').notNull().default(false),
    /** When it is looked at once more; null once it stands for good. */
    verifyAt: instant('verify_at'),
  },
  (t) => [
    primaryKey({ columns: [t.wallet, t.day] }),
    index('check_ins_due').on(t.verifyAt).where(sql`verify_at is not null`),
    check('check_ins_attempt', sql`attempt >= 0`),
  ],
)
