import { and, asc, inArray, or } from 'drizzle-orm'
import type { ObservedDeposit } from '#chains/contract/deposits.ts'
import { nextState } from '#core/order/state.ts'
import type { OrderId } from '#core/order/id.ts'
import type { Db } from '../database.ts'
import { deposits, orders } from '../schema.ts'
import {
  addresseesOf,
  belongs,
  insertDeposits,
  newDeposit,
  orderKey,
  recordDeposit,
  type Recorded,
  showInHistory,
  sightingOf,
} from './record.ts'
import { advance, writeAdvances } from '../orders/events.ts'
import type { StoredOrder } from '../orders/rows.ts'

/**
 * `recordDeposit` for many. First deposits of their orders, nearly all of them, are recorded together in a few
 * statements; any others one by one.
 */
export async function recordDeposits(q: Db, observed: readonly ObservedDeposit[], at: Date): Promise<Recorded[]> {
  if (observed.length === 0) return []
  const named = await lockNamedOrders(q, observed)
  const first = await firstDeposits(q, observed, named)
  const recorded = await recordFirst(q, first, at)
  const found: Recorded[] = []
  for (const one of observed) found.push(recorded.get(one) ?? (await recordDeposit(q, one, at)))
  return found
}

type Named = ReadonlyMap<ObservedDeposit, StoredOrder>

/** Sorted, so that two calls can't deadlock. */
async function lockNamedOrders(q: Db, observed: readonly ObservedDeposit[]): Promise<Named> {
  const addressees = await addresseesOf(q, observed)
  const keys = observed.flatMap((one) => orderKey(one, addressees) ?? [])
  const onchainIds = keys.flatMap((key) => ('onchainId' in key ? [key.onchainId] : []))
  const orderIds = keys.flatMap((key) => ('orderId' in key ? [key.orderId as OrderId] : []))
  if (keys.length === 0) return new Map()
  const rows = await q
    .select()
    .from(orders)
    .where(or(inArray(orders.onchainId, onchainIds), inArray(orders.id, orderIds)))
    .orderBy(asc(orders.id))
    .for('update')
  const [byOnchainId, byId] = [new Map<string, StoredOrder>(), new Map<string, StoredOrder>()]
  for (const row of rows) {
    byId.set(row.id, row)
    if (row.onchainId !== null) byOnchainId.set(row.onchainId, row)
  }
  return new Map(
    observed.flatMap((one) => {
      const key = orderKey(one, addressees)
      const order = key && ('onchainId' in key ? byOnchainId.get(key.onchainId) : byId.get(key.orderId))
      return order && belongs(one, order) ? [[one, order]] : []
    }),
  )
}

const identityOf = ({ chainId, txId, ordinal }: Pick<ObservedDeposit, 'chainId' | 'txId' | 'ordinal'>): string =>
  [chainId, txId, ordinal].join(' ')

/**
 * Deposits of orders without one that neither another of this batch nor a known row identifies. The locks keep it so.
 */
async function firstDeposits(q: Db, observed: readonly ObservedDeposit[], named: Named): Promise<Named> {
  const counts = new Map<OrderId, number>()
  for (const { id } of named.values()) counts.set(id, (counts.get(id) ?? 0) + 1)
  if (counts.size === 0) return new Map()
  const known = await q
    .select({
      chainId: deposits.chainId,
      txId: deposits.txId,
      ordinal: deposits.ordinal,
      orderId: deposits.orderId,
    })
    .from(deposits)
    .where(
      or(
        inArray(deposits.orderId, [...counts.keys()]),
        and(
          inArray(deposits.chainId, [...new Set(observed.map(({ chainId }) => chainId))]),
          inArray(deposits.txId, [...new Set(observed.map(({ txId }) => txId))]),
        ),
      ),
    )
  const places = new Set(known.map(identityOf))
  const taken = new Set(known.map(({ orderId }) => orderId))
  return new Map(
    [...named].filter(([one, { id }]) => counts.get(id) === 1 && !taken.has(id) && !places.has(identityOf(one))),
  )
}

async function recordFirst(q: Db, first: Named, at: Date): Promise<ReadonlyMap<ObservedDeposit, Recorded>> {
  if (first.size === 0) return new Map()
  const rows = await insertDeposits(
    q,
    [...first].map(([one, order]) => newDeposit(one, order, false, at)),
  )
  const byPlace = new Map(rows.map((row) => [identityOf(row), row]))
  const inserted = [...first].flatMap(([one, order]) => {
    const deposit = byPlace.get(identityOf(one))
    return deposit ? [{ one, order, deposit }] : []
  })
  await showInHistory(
    q,
    inserted.map(({ order }) => order),
  )
  const advances = inserted.flatMap(({ order, deposit }) =>
    deposit.leads && nextState(order.state, 'deposit_seen')
      ? [advance(order, 'deposit_seen', { data: sightingOf(deposit) })]
      : [],
  )
  await writeAdvances(q, advances, at)
  const moved = new Map(advances.map(({ order }) => [order.id, { ...order, updatedAt: at }]))
  return new Map(
    inserted.map(({ one, order, deposit }) => [one, { deposit, order: moved.get(order.id) ?? order, isNew: true }]),
  )
}
