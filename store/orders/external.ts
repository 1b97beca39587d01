import {
  and,
  asc,
  count,
  eq,
  exists,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  lt,
  lte,
  ne,
  or,
  sql,
} from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { AssetId } from '#core/chain/assetId.ts'
import { type OrderId, uuidFromOrderId } from '#core/order/id.ts'
import { nextState, type OrderEventType, type OrderState } from '#core/order/state.ts'
import type { Context } from '../context.ts'
import type { Db } from '../database.ts'
import { disbursements, externalOrders, orderEvents, orders, slotTxs } from '../schema.ts'
import { addToOutbox } from '../work/outbox.ts'
import { EVENT_TOPIC } from '../work/types.ts'
import { advance, EVENT_CHANNEL } from './events.ts'
import { lockOrder, orderColumns, orderMissing, type StoredOrder, toOrder } from './rows.ts'
import type { OrderRow } from './types.ts'

/** Progress of an order that an external provider settles, as it reports it. */
export interface ExternalProgress {
  /** The provider's own position in the order's history. */
  cursor: string | null
  depositTx: string | null
  /** Time of the deposit's block, once its network shows that it is the order's. */
  depositAt: Date | null
  payoutTx: string | null
  /** Asset, transaction, account and position of the payout or refund that ended the order; it can end no other one. */
  payoutKey: string | null
  /** Time since which the provider reports a payout or refund; null before. */
  claimedAt: Date | null
  refundTx: string | null
  /** Asset that was paid out: another than quoted if the provider ended halfway. */
  receivedAsset: AssetId | null
  /** Base units of `receivedAsset`. */
  receivedAmount: bigint | null
  /** True if we read the payout on its network; otherwise the provider alone reports it. */
  isReceivedVerified: boolean
  refundedAsset: AssetId | null
  refundedAmount: bigint | null
  /** True if we read the refund on its network. */
  isRefundVerified: boolean
  /** Stable code of how or why it ended; null while it runs, and after a plain success. */
  reason: string | null
}

export interface ExternalRow extends ExternalProgress {
  /** Native base units that the deposit costs on top of the amount, as quoted. */
  nativeFee: bigint
  /** The least that arrives, in base units of the destination asset, as quoted. */
  minReceive: bigint
  /** Failed polls in a row. */
  failures: number
  /** Time of the next poll; null once nothing more is expected. */
  pollAt: Date | null
  updatedAt: Date
}

export interface ExternalOrders {
  /** Starts to track a new order, in the transaction that creates it. */
  track(id: OrderId, terms: { pollAt: Date; nativeFee: bigint; minReceive: bigint }): Promise<void>
  get(id: OrderId): Promise<ExternalRow | null>
  getAll(ids: readonly OrderId[]): Promise<ReadonlyMap<OrderId, ExternalRow>>
  /** Providers that have orders due. */
  dueProviders(): Promise<string[]>
  /**
   * Claims orders that are due, of one provider or of all, so that no replica polls them for a minute. The claim is the
   * `pollAt` of its progress.
   */
  claimDue(limit: number, provider?: string): Promise<{ order: OrderRow; progress: ExternalRow }[]>
  /** Counts the orders that entered review since then and are still there, by provider and reason. */
  heldSince(since: Date): Promise<{ provider: string; reason: string; orders: number }[]>
  /** Those of the keys by whose transfers other orders ended. */
  takenKeys(keys: readonly string[], id: OrderId): Promise<string[]>
  /** True if our maker signed the transaction, or a payout or refund of its own orders is in it. */
  isOfMaker(txId: string): Promise<boolean>
  /** True if an earlier order for the same payment, still unpaid and followed, names the same transaction. */
  isNamedEarlier(order: OrderRow, txId: string): Promise<boolean>
  /**
   * Stores a poll's answer and applies its events in order; those that may not follow are skipped. An answer whose claim is
   * over, because another replica has claimed the order since, changes nothing. An order that ends is polled no more.
   * @throws AppError `order_not_found` also for an order of the maker
   */
  record(
    id: OrderId,
    answer: { progress: ExternalProgress; events: readonly OrderEventType[]; pollAt: Date | null; claim?: Date },
  ): Promise<OrderRow>
  /** Sets the time of the next poll after one without an answer, unless another replica has claimed the order since. */
  postpone(id: OrderId, next: { pollAt: Date; claim: Date; isFailure: boolean }): Promise<void>
}

/** A poll that takes longer may be repeated by another replica. */
const CLAIM_MS = 60_000
const { orderId, ...progressColumns } = getTableColumns(externalOrders)

export function createExternalOrders({ run, clock }: Context): ExternalOrders {
  return {
    track: (id, terms) =>
      run.statement(
        async (q) =>
          void (await q.insert(externalOrders).values({ orderId: id, failures: 0, ...terms, updatedAt: clock.now() })),
      ),

    get: (id) =>
      run.read(async (q) => (await q.select(progressColumns).from(externalOrders).where(eq(orderId, id)))[0] ?? null),

    getAll: (ids) =>
      run.read(async (q) => {
        const rows =
          ids.length === 0
            ? []
            : await q
                .select()
                .from(externalOrders)
                .where(inArray(orderId, [...ids]))
        return new Map(rows.map(({ orderId: id, ...progress }) => [id, progress]))
      }),

    dueProviders: () =>
      run.read(async (q) => {
        const due = await q
          .selectDistinct({ provider: orders.provider })
          .from(externalOrders)
          .innerJoin(orders, eq(orders.id, orderId))
          .where(lte(externalOrders.pollAt, clock.now()))
        return due.map(({ provider }) => provider)
      }),

    claimDue: (limit, provider) =>
      run.write(async ({ q }) => {
        const now = clock.now()
        const due = q
          .select({ orderId })
          .from(externalOrders)
          .innerJoin(orders, eq(orders.id, orderId))
          .where(
            and(lte(externalOrders.pollAt, now), provider === undefined ? undefined : eq(orders.provider, provider)),
          )
          .orderBy(asc(externalOrders.pollAt))
          .limit(limit)
          .for('update', { of: externalOrders, skipLocked: true })
        const claimed = await q
          .update(externalOrders)
          .set({ pollAt: new Date(now.getTime() + CLAIM_MS) })
          .where(inArray(orderId, due))
          .returning()
        if (claimed.length === 0) return []
        const ids = claimed.map((row) => row.orderId)
        const stored = await q.select(orderColumns).from(orders).where(inArray(orders.id, ids)).orderBy(asc(orders.id))
        const rows = new Map(claimed.map(({ orderId: id, ...progress }) => [id, progress]))
        return stored.flatMap((order) => {
          const progress = rows.get(order.id)
          return progress ? [{ order: toOrder(order), progress }] : []
        })
      }),

    heldSince: (since) =>
      run.read(async (q) => {
        const reason = sql<string>`coalesce(${externalOrders.reason}, 'failed')`
        const entered = q
          .select({ seq: orderEvents.seq })
          .from(orderEvents)
          .where(and(eq(orderEvents.orderId, orders.id), eq(orderEvents.type, 'held'), gte(orderEvents.at, since)))
        return q
          .select({ provider: orders.provider, reason, orders: count() })
          .from(orders)
          .innerJoin(externalOrders, eq(orders.id, orderId))
          .where(and(eq(orders.state, 'held'), exists(entered)))
          .groupBy(orders.provider, reason)
      }),

    takenKeys: (keys, id) =>
      run.read(async (q) => {
        const taken = await q
          .select({ key: externalOrders.payoutKey })
          .from(externalOrders)
          .where(and(inArray(externalOrders.payoutKey, [...keys]), ne(orderId, id)))
        return taken.flatMap(({ key }) => key ?? [])
      }),

    isOfMaker: (txId) =>
      run.read(async (q) => {
        const signed = q.select({ id: slotTxs.slotId }).from(slotTxs).where(eq(slotTxs.ref, txId))
        const paid = q.select({ id: disbursements.id }).from(disbursements).where(eq(disbursements.txRef, txId))
        return (await unionAll(signed, paid).limit(1)).length > 0
      }),

    isNamedEarlier: (order, txId) =>
      run.read(async (q) => {
        const { id, createdAt, provider, fromAddress, recipient, toAsset, receiveAmount } = order
        const earlier = await q
          .select({ orderId })
          .from(externalOrders)
          .innerJoin(orders, eq(orders.id, orderId))
          .where(
            and(
              isNotNull(externalOrders.pollAt),
              eq(orders.depositHint, txId),
              or(lt(orders.createdAt, createdAt), and(eq(orders.createdAt, createdAt), lt(orders.id, id))),
              eq(orders.provider, provider),
              eq(orders.fromAddress, fromAddress),
              eq(orders.recipient, recipient),
              eq(orders.toAsset, toAsset),
              eq(orders.receiveAmount, receiveAmount),
            ),
          )
          .limit(1)
        return earlier.length > 0
      }),

    record: (id, { progress, events, pollAt, claim }) =>
      run.write(async ({ q }) => {
        const at = clock.now()
        const stored = await lockOrder(q, id)
        if (stored?.settlementKind !== 'external') throw orderMissing(id)
        const [kept] = await q
          .update(externalOrders)
          .set({ ...progress, failures: 0, pollAt, updatedAt: at })
          .where(claimed(id, claim))
          .returning({ orderId })
        if (!kept) return toOrder(stored)
        let order = stored
        for (const event of events)
          if (nextState(order.state, event, 'external')) order = await moveExternal(q, order, { event, at, progress })
        if (ended.includes(order.state)) await q.update(externalOrders).set({ pollAt: null }).where(eq(orderId, id))
        return toOrder(order)
      }),

    postpone: (id, { pollAt, claim, isFailure }) =>
      run.statement(
        async (q) =>
          void (await q
            .update(externalOrders)
            .set({ pollAt, ...(isFailure ? { failures: sql`${externalOrders.failures} + 1` } : {}) })
            .where(claimed(id, claim))),
      ),
  }
}

const ended: readonly OrderState[] = ['done', 'refunded', 'failed']

/** The row of an order, as long as the claim is the latest; without a claim any. */
const claimed = (id: OrderId, claim: Date | undefined) =>
  and(eq(orderId, id), claim === undefined ? undefined : eq(externalOrders.pollAt, claim))

/** The database's function moves the order, because the server's role may change no order's state. */
async function moveExternal(
  q: Db,
  order: StoredOrder,
  { event, at, progress }: { event: OrderEventType; at: Date; progress: ExternalProgress },
): Promise<StoredOrder> {
  const next = advance(order, event)
  const { id, state, heldReason, lastSeq } = next.order
  await q.execute(sql`select advance_external_order(${uuidFromOrderId(id)}::uuid, ${lastSeq}::int, ${event}::text,
    ${state}::text, ${heldReason}::text, ${at.toISOString()}::timestamptz)`)
  const { receivedAsset, receivedAmount } = progress
  // Messages name what arrived only if it is what was ordered.
  const isPaid = event === 'payout_final' && receivedAsset === order.toAsset && receivedAmount !== null
  const amount = isPaid ? { amount: String(receivedAmount) } : {}
  await addToOutbox(q, EVENT_TOPIC, id, { order_id: id, seq: lastSeq, type: event, state, ...amount }, at)
  await q.execute(sql`select pg_notify(${EVENT_CHANNEL}, ${id})`)
  return { ...next.order, updatedAt: at }
}
