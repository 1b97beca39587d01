import { and, count, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import type { OrderId } from '#core/order/id.ts'
import type { PointReason } from '#core/rewards/reason.ts'
import {
  BRIDGE_RULE,
  type BridgeCredit,
  type CreditedBridge,
  type PointRow,
  REVERSAL_RULE,
  type ReversedBridge,
} from './types.ts'
import type { Db } from '../database.ts'
import { pointBalances, pointBridges, pointEntries } from '../schema.ts'
import { only } from '../context.ts'
import { writeEntries } from './ledger.ts'
import { reverseEntry } from './reversals.ts'

/** Returns the wallet's number of bridges under the lock that serializes its bridges and check-ins. */
export async function lockBridges(q: Db, wallet: string): Promise<number> {
  await q.insert(pointBalances).values({ wallet }).onConflictDoNothing()
  return only(
    await q
      .select({ bridges: pointBalances.bridges })
      .from(pointBalances)
      .where(eq(pointBalances.wallet, wallet))
      .for('update'),
  ).bridges
}

const moveBridges = (q: Db, wallet: string, by: number) =>
  q
    .update(pointBalances)
    .set({ bridges: sql`${pointBalances.bridges} + ${by}` })
    .where(eq(pointBalances.wallet, wallet))

/** See `Points.creditBridge`. */
export async function creditBridge(
  q: Db,
  bridge: CreditedBridge,
  decide: (bridges: number) => BridgeCredit,
  now: Date,
): Promise<PointRow | null> {
  const bridges = (await lockBridges(q, bridge.wallet)) + 1
  const { bucket, points, reason } = decide(bridges)
  const added = await q
    .insert(pointBridges)
    .values({ ...bridge, points })
    .onConflictDoNothing()
    .returning({ id: pointBridges.orderId })
  if (added.length === 0) return null
  const entry = {
    wallet: bridge.wallet,
    rule: BRIDGE_RULE,
    sourceEvent: bridge.orderId,
    bucket,
    points,
    reason,
    at: bridge.settledAt,
    finalAt: now,
  }
  const [written] = await writeEntries(q, [entry], now)
  if (written) await moveBridges(q, bridge.wallet, 1)
  else await learnBridge(q, bridge.orderId)
  return written ?? null
}

/** Restores a lost bridge row from its ledger entry; the wallet's number already counts it. */
async function learnBridge(q: Db, orderId: OrderId): Promise<void> {
  const known = only(
    await q
      .select({ points: pointEntries.points, settledAt: pointEntries.at })
      .from(pointEntries)
      .where(and(eq(pointEntries.rule, BRIDGE_RULE), eq(pointEntries.sourceEvent, orderId))),
  )
  await q.update(pointBridges).set(known).where(eq(pointBridges.orderId, orderId))
}

/** See `Points.reverseBridge`. */
export async function reverseBridge(
  q: Db,
  orderId: OrderId,
  reason: PointReason,
  now: Date,
): Promise<ReversedBridge | null> {
  const gone = await q
    .update(pointBridges)
    .set({ reversedAt: now })
    .where(and(eq(pointBridges.orderId, orderId), isNull(pointBridges.reversedAt)))
    .returning({ wallet: pointBridges.wallet, settledAt: pointBridges.settledAt })
  if (!gone[0]) return reverseLostBridge(q, orderId, reason, now)
  const { wallet, settledAt } = gone[0]
  await moveBridges(q, wallet, -1)
  return { settledAt, entry: await reverseEntry(q, BRIDGE_RULE, orderId, reason, now) }
}

/**
 * Without a bridge row the ledger shows whether it was counted; reversing its entry ensures that this happens only
 * once.
 */
async function reverseLostBridge(
  q: Db,
  orderId: OrderId,
  reason: PointReason,
  now: Date,
): Promise<ReversedBridge | null> {
  const [known] = await standingBridges(q, [orderId])
  if (!known) return null
  await lockBridges(q, known.wallet)
  const entry = await reverseEntry(q, BRIDGE_RULE, orderId, reason, now)
  if (!entry) return null
  await moveBridges(q, known.wallet, -1)
  return { settledAt: known.settledAt, entry }
}

/** See `Points.bridgedWithin`. */
export const bridgedWithin = async (q: Db, wallet: string, from: Date, until: Date): Promise<boolean> =>
  (await bridgesWithin(q, wallet, from, until, 1)) > 0

/** See `Points.bridgesWithin`. */
export async function bridgesWithin(q: Db, wallet: string, from: Date, until: Date, most: number): Promise<number> {
  const { wallet: owner, settledAt, reversedAt, orderId } = pointBridges
  const some = q
    .select({ orderId })
    .from(pointBridges)
    .where(and(eq(owner, wallet), gte(settledAt, from), lt(settledAt, until), isNull(reversedAt)))
    .limit(most)
    .as('some')
  return only(await q.select({ bridges: count() }).from(some)).bridges
}

interface RawBridge extends Record<string, unknown> {
  order_id: string
  wallet: string
  /** Settlement time in epoch milliseconds. */
  settled: string
}

interface StandingBridge {
  readonly orderId: OrderId
  readonly wallet: string
  readonly settledAt: Date
}

/** Orders of these whose points count in the ledger, regardless of `point_bridges`. */
export async function standingBridges(q: Db, orders: readonly OrderId[]): Promise<StandingBridge[]> {
  if (orders.length === 0) return []
  const rows = await q.execute<RawBridge>(sql`
    select source_event as order_id, wallet, (extract(epoch from at) * 1000)::bigint::text as settled from point_entries given
      where rule = ${BRIDGE_RULE} and source_event in (select jsonb_array_elements_text(${JSON.stringify(orders)}::text::jsonb))
        and not exists (select from point_entries taken where taken.rule = ${REVERSAL_RULE} and taken.source_event = given.id::text)`)
  return rows.map((row) => ({
    orderId: row.order_id as OrderId,
    wallet: row.wallet,
    settledAt: new Date(Number(row.settled)),
  }))
}
