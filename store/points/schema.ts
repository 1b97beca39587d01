import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { buckets, type Bucket } from '#core/rewards/buckets.ts'
import type { PointReason } from '#core/rewards/reason.ts'
import { big, chain, identity, instant, inWords, orderIdColumn } from '../columns.ts'

/** The append-only ledger. */
export const pointEntries = pgTable(
  'point_entries',
  {
    id: identity(),
    wallet: text('wallet').notNull(),
    rule: text('rule').notNull(),
    sourceEvent: text('source_event').notNull(),
    bucket: text('bucket').$type<Bucket>().notNull(),
    points: integer('points').notNull(),
    reason: jsonb('reason').$type<PointReason>().notNull(),
    at: instant('at').notNull(),
    finalAt: instant('final_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('point_entries_source').on(t.rule, t.sourceEvent),
    index('point_entries_wallet').on(t.wallet, t.id),
    check('point_entries_bucket', inWords(t.bucket, buckets)),
  ],
)

/** Pending entries, which are in no balance yet. */
export const pointsComing = pgTable(
  'points_coming',
  {
    entryId: big('entry_id').primaryKey(),
    wallet: text('wallet').notNull(),
    points: integer('points').notNull(),
    finalAt: instant('final_at').notNull(),
  },
  (t) => [index('points_coming_due').on(t.finalAt), index('points_coming_wallet').on(t.wallet)],
)

const balance = (name: Bucket) => bigint(name, { mode: 'number' }).notNull().default(0)

/** A wallet's balances, updated in the transaction of each entry. */
export const pointBalances = pgTable(
  'point_balances',
  {
    wallet: text('wallet').primaryKey(),
    campaign_points: balance('campaign_points'),
    cross_points: balance('cross_points'),
    cross_points_v1: balance('cross_points_v1'),
    refer_points: balance('refer_points'),
    refer_points_v1: balance('refer_points_v1'),
    check_in_points: balance('check_in_points'),
    pool_points: balance('pool_points'),
    /** Counted bridges; decides the boost. */
    bridges: integer('bridges').notNull().default(0),
    /** Displayed points. */
    total: bigint('total', { mode: 'number' })
      .notNull()
      .generatedAlwaysAs(sql.raw(buckets.join(' + '))),
    /** Hidden from the leaderboard. */
    hidden: boolean('hidden').notNull().default(false),
  },
  (t) => [index('point_balances_rank').on(t.total.desc().nullsFirst(), t.wallet).where(sql`not hidden`)],
)

/** Settled bridges that count. */
export const pointBridges = pgTable(
  'point_bridges',
  {
    orderId: orderIdColumn('order_id').primaryKey(),
    wallet: text('wallet').notNull(),
    fromChain: chain('from_chain').notNull(),
    toChain: chain('to_chain').notNull(),
    points: integer('points').notNull(),
    settledAt: instant('settled_at').notNull(),
    reversedAt: instant('reversed_at'),
  },
  (t) => [index('point_bridges_wallet').on(t.wallet, t.settledAt)],
)

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

/** Points that became final per wallet and week; `week` is the epoch day of its Monday. */
export const pointWeeks = pgTable(
  'point_weeks',
  {
    week: integer('week').notNull(),
    wallet: text('wallet').notNull(),
    points: bigint('points', { mode: 'number' }).notNull(),
    hidden: boolean('hidden').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.week, t.wallet] }),
    index('point_weeks_rank').on(t.week, t.points.desc().nullsFirst(), t.wallet).where(sql`not hidden`),
  ],
)

/** Marks along a board: number of wallets above a level of points. `board` is a week, or 0 for all time. */
export const rankMarks = pgTable(
  'rank_marks',
  {
    board: integer('board').notNull(),
    points: bigint('points', { mode: 'number' }).notNull(),
    above: bigint('above', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.board, t.points] })],
)

/** Time at which a board's marks were computed. */
export const rankBoards = pgTable('rank_boards', {
  board: integer('board').primaryKey(),
  madeAt: instant('made_at').notNull(),
})
