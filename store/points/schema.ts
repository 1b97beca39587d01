import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
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
