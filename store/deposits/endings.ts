import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { batches } from '#core/async.ts'
import type { ObservedEnding } from '#chains/contract/deposits.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { nextState, type OrderEventType, type OrderState } from '#core/order/state.ts'
import type { OrderId } from '#core/order/id.ts'
import type { Db } from '../database.ts'
import { disbursements, endings, orders } from '../schema.ts'
import { advance, applyEvent, applyIfItFollows, writeAdvances } from '../orders/events.ts'
import type { StoredOrder } from '../orders/rows.ts'

const eventOf: Record<ObservedEnding['kind'], OrderEventType> = {
  claimed: 'claimed',
  cancelled: 'refunded',
  refunded: 'refunded',
}

/** States in which the recipient was or may have been paid: a refund in addition is a loss. */
const paidStates = ['intent', 'broadcast', 'mined', 'final', 'claimed', 'done']

/** See `Deposits.recordEnding`. */
export async function recordEnding(
  q: Db,
  chainId: ChainId,
  ending: ObservedEnding,
  at: Date,
): Promise<StoredOrder | null> {
  const where = and(
    eq(orders.onchainId, ending.onchainId),
    eq(orders.fromChain, chainId),
    eq(orders.escrow, ending.escrow),
  )
  const [order] = await q.select().from(orders).where(where).for('update')
  await write(q, chainId, [{ ending, order: order ?? null }], at)
  if (!order) return null
  const { kind, txId } = ending
  const event = eventOf[kind]
  if (event === 'refunded' && !nextState(order.state, event) && paidStates.includes(order.state)) {
    return applyEvent(q, order, 'incident', { heldReason: 'refunded_beside_payout', data: { tx: txId } }, at)
  }
  const ended = await applyIfItFollows(q, order, event, at, { tx: txId, ending: kind })
  if (ended.state === 'refunded') await freeReserved(q, ended)
  return ended
}

interface Ended {
  ending: ObservedEnding
  order: StoredOrder | null
}

const write = (q: Db, chainId: ChainId, ended: readonly Ended[], at: Date) =>
  q
    .insert(endings)
    .values(
      ended.map(({ ending: { kind, txId, onchainId, height, blockHash }, order }) => {
        return { chainId, txId, onchainId, kind, orderId: order?.id ?? null, height, blockHash, at }
      }),
    )
    .onConflictDoUpdate({
      target: [endings.chainId, endings.txId, endings.onchainId, endings.kind],
      set: { height: sql`excluded.height`, blockHash: sql`excluded.block_hash` },
    })

const nameOf = ({ kind, onchainId, txId }: Pick<ObservedEnding, 'kind' | 'onchainId' | 'txId'>): string =>
  [kind, onchainId, txId].join(' ')

/**
 * `recordEnding` for many. Claims arrive in batches and only move their orders, so a few statements record them all;
 * other endings, and several of one order, are recorded one by one.
 */
export async function recordEndings(
  q: Db,
  chainId: ChainId,
  observed: readonly ObservedEnding[],
  at: Date,
): Promise<{ order: StoredOrder | null; isNew: boolean }[]> {
  if (observed.length === 0) return []
  const onchainIds = observed.map(({ onchainId }) => onchainId)
  const locked = await q
    .select()
    .from(orders)
    .where(and(inArray(orders.onchainId, onchainIds), eq(orders.fromChain, chainId)))
    .orderBy(asc(orders.id))
    .for('update')
  const known = await q
    .select({ kind: endings.kind, txId: endings.txId, onchainId: endings.onchainId })
    .from(endings)
    .where(and(eq(endings.chainId, chainId), inArray(endings.onchainId, onchainIds)))
  const before = new Set(known.map(nameOf))
  const ended = observed.map((ending) => {
    const order = locked.find(({ onchainId, escrow }) => onchainId === ending.onchainId && escrow === ending.escrow)
    return { ending, order: order ?? null }
  })
  const together = ended.filter(
    ({ ending, order }) =>
      order !== null &&
      ending.kind === 'claimed' &&
      onchainIds.filter((onchainId) => onchainId === ending.onchainId).length === 1,
  )
  if (together.length > 0) await write(q, chainId, together, at)
  const advances = together.flatMap(({ ending: { kind, txId }, order }) =>
    order && nextState(order.state, eventOf[kind])
      ? [advance(order, eventOf[kind], { data: { tx: txId, ending: kind } })]
      : [],
  )
  await writeAdvances(q, advances, at)
  const moved = new Map(advances.map(({ order }) => [order.id, { ...order, updatedAt: at }]))
  const found: { order: StoredOrder | null; isNew: boolean }[] = []
  for (const one of ended) {
    const isNew = !before.has(nameOf(one.ending))
    before.add(nameOf(one.ending))
    const order = together.includes(one)
      ? one.order && (moved.get(one.order.id) ?? one.order)
      : await recordEnding(q, chainId, one.ending, at)
    found.push({ order, isNew })
  }
  return found
}

/** States in which an order has already applied this ending, so that reading it again changes nothing. */
const endedBy: Record<ObservedEnding['kind'], readonly OrderState[]> = {
  claimed: ['claimed', 'done'],
  cancelled: ['refunded', 'incident'],
  refunded: ['refunded', 'incident'],
}
/** Maximum transactions per statement. */
const MOST_NAMED = 500

const placeOf = ({ kind, escrow, onchainId, txId, height, blockHash }: ObservedEnding): string =>
  [kind, escrow, onchainId, txId, height, blockHash].join(' ')

/** Endings that `recordEnding` would insert or move, or that their orders haven't applied. */
export async function unrecordedEndings(
  q: Db,
  chainId: ChainId,
  observed: readonly ObservedEnding[],
): Promise<ObservedEnding[]> {
  const known = new Set<string>()
  for (const page of batches(observed, MOST_NAMED)) {
    const txIds = [...new Set(page.map(({ txId }) => txId))]
    const rows = await q
      .select({ ending: endings, state: orders.state, escrow: orders.escrow })
      .from(endings)
      .innerJoin(orders, eq(orders.id, endings.orderId))
      .where(and(eq(endings.chainId, chainId), inArray(endings.txId, txIds)))
    for (const { ending, state, escrow } of rows)
      if (escrow !== null && endedBy[ending.kind].includes(state)) known.add(placeOf({ ...ending, escrow }))
  }
  return observed.filter((one) => !known.has(placeOf(one)))
}

/**
 * Such a row will never be signed and would hold inventory forever. A refund is kept: it concerns another transfer,
 * unknown to the escrow.
 */
const freeReserved = async (q: Db, { id }: StoredOrder): Promise<void> =>
  void (await q
    .delete(disbursements)
    .where(and(eq(disbursements.orderId, id), eq(disbursements.state, 'reserved'), ne(disbursements.kind, 'refund'))))

export const endingsOf = (q: Db, id: OrderId) =>
  q
    .select({
      kind: endings.kind,
      txId: endings.txId,
      height: endings.height,
      blockHash: endings.blockHash,
      at: endings.at,
    })
    .from(endings)
    .where(eq(endings.orderId, id))
    .orderBy(asc(endings.at))
