import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { chain, instant } from '../columns.ts'

/** A wallet's check-in on a UTC day, one across all networks; `day` is the epoch day. */
export const checkIns = pgTable(
  'check_ins',
  {
    wallet: text('wallet').notNull(),
    day: integer('day').notNull(),
    chainId: chain('chain_id').notNull(),
    txHash: text('tx_hash').notNull(),
    /** All points of the day: base, streak, and a later bridge's share. */
    points: integer('points').notNull(),
    bridged: boolean('bridged').notNull(),
    /** Part of `points` that is for that bridge. */
    bridgePoints: integer('bridge_points').notNull().default(0),
    /** Length of the streak before it; null for rows from before it was stored, which stay unchanged. */
    streak: integer('streak'),
    /** Part of `points` that is for the streak. */
    specialPoints: integer('special_points').notNull().default(0),
    /** Number of changes of bridge share or streak; part of the ledger entries' events. */
    turn: integer('bridge_turn').notNull().default(0),
    at: instant('at').notNull(),
    /** Number of earlier, undone check-ins of the day; part of the ledger entry's event. */
    attempt: integer('attempt').notNull(),
    /** The chain dropped the transaction: the day is free again. */
    undone: boolean('undone').notNull(),
    /** Withheld by an operator: earns nothing more and can't be revoked again. */
    withheld: boolean('withheld').notNull().default(false),
    /** Time of the recheck; null once confirmed. */
    verifyAt: instant('verify_at'),
  },
  (t) => [
    primaryKey({ columns: [t.wallet, t.day] }),
    index('check_ins_due').on(t.verifyAt).where(sql`verify_at is not null`),
    check('check_ins_attempt', sql`attempt >= 0`),
  ],
)
