import { escrowAt } from '#core/catalogue/escrows.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { ChainContext } from '../contract.ts'
import { step } from '../failpoints.ts'
import { guarded } from '../guard.ts'
import { due, postpone } from '../workerState.ts'
import { readProvenTerms } from '../provenTerms.ts'

/** Maximum orders read per pass, because attesters that are down refuse all of a page. */
const MOST_AT_ONCE = 5
/** Bounds the memory; dropped terms are read again when they are needed. */
const MOST_KNOWN = 5_000

/**
 * Returns paid escrow orders with the terms that their deposits prove, where those were read. An order without terms,
 * of an unknown escrow, or in the maker's custody by its row is read at once: only the chain removes it.
 */
export async function withProvenTerms(ctx: ChainContext, orders: readonly OrderRow[]): Promise<OrderRow[]> {
  const { settlement } = ctx.chain
  if (settlement.escrows.length === 0) return []
  const isUsable = ({ custody, escrow, escrowOrder }: OrderRow) =>
    custody === 'escrow' && escrowOrder !== null && escrowAt(settlement, escrow)
  for (const order of orders.filter((row) => !isUsable(row))) await proveTerms(ctx, order)
  const { provenTerms } = ctx.memory.settle
  return orders
    .filter(({ id, custody }) => custody === 'escrow' || provenTerms.has(id))
    .map((order) => ({ ...order, ...provenTerms.get(order.id) }))
}

/** True if the chain shows that no escrow holds the order's deposit, so there is nothing to claim. */
export const isInOwnAccount = ({ chain, memory }: ChainContext, { id }: OrderRow): boolean =>
  chain.settlement.escrows.length === 0 || memory.settle.inOwnAccount.has(id)

/**
 * Reads the terms of an order that attesters or the escrow refuse from the chain. Otherwise a writer of the database
 * could keep a paid deposit unclaimed until its depositor can refund it.
 */
export async function proveTerms(ctx: ChainContext, order: OrderRow): Promise<void> {
  const { memory, policy, deps } = ctx
  if (!isDue(ctx, order.id)) return
  postpone(memory, `terms:${order.id}`, deps.clock.now().getTime(), policy)
  const terms = await guarded(ctx, 'claim', { order: order.id }, () =>
    step(deps.failpoints, 'attest.terms', () => readProvenTerms(ctx, order)),
  )
  if (terms === 'own') memory.settle.inOwnAccount.add(order.id)
  if (!terms || terms === 'own') return
  if (memory.settle.provenTerms.size >= MOST_KNOWN) memory.settle.provenTerms.clear()
  memory.settle.provenTerms.set(order.id, terms)
}

/** Like `proveTerms`, for the first of many orders; the others follow in a later pass. */
export async function proveSome(ctx: ChainContext, orders: readonly OrderRow[]): Promise<void> {
  const unknown = orders.filter(({ id }) => isDue(ctx, id))
  for (const order of unknown.slice(0, MOST_AT_ONCE)) await proveTerms(ctx, order)
}

const isDue = ({ memory, deps }: ChainContext, id: OrderRow['id']): boolean =>
  !memory.settle.provenTerms.has(id) &&
  !memory.settle.inOwnAccount.has(id) &&
  due(memory, `terms:${id}`, deps.clock.now().getTime())
