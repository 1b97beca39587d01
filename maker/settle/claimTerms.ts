import { escrowAt } from '#core/catalogue/escrows.ts'
import type { OrderRow } from '#store/contract/orderRow.ts'
import type { ChainContext } from '../contract.ts'
import { step } from '../failpoints.ts'
import { guarded } from '../guard.ts'
import { due, postpone } from '../memory.ts'
import { readProvenTerms } from '../provenTerms.ts'

/** Orders of a page that are read at once: attesters that are away refuse all of them. */
const MOST_AT_ONCE = 5
/** Bounds the memory; terms that are cleared are read again when they are needed. */
const MOST_KNOWN = 5_000

/**
 * Paid orders of escrows with the terms that their deposits prove, where those were read. An order whose row lacks them, names a contract of no
 * generation, or says that the maker holds its deposit, is read at once: only the chain takes an order out of this list.
 */
export async function withProvenTerms(ctx: ChainContext, orders: readonly OrderRow[]): Promise<OrderRow[]> {
  const { settlement } = ctx.chain
  if (settlement.escrows.length === 0) return []
  const isUsable = ({ custody, escrow, escrowOrder }: OrderRow) =>
    custody === 'escrow' && escrowOrder !== null && escrowAt(settlement, escrow)
  for (const order of orders.filter((row) => !isUsable(row))) await proveTerms(ctx, order)
  const { provenTerms } = ctx.memory
  return orders
    .filter(({ id, custody }) => custody === 'escrow' || provenTerms.has(id))
    .map((order) => ({ ...order, ...provenTerms.get(order.id) }))
}

/** True when the chain shows that no escrow holds the order's deposit, so that there is nothing to claim. */
export const isInOwnAccount = ({ chain, memory }: ChainContext, { id }: OrderRow): boolean =>
  chain.settlement.escrows.length === 0 || memory.inOwnAccount.has(id)

/**
 * Asks the chain for the terms of an order that attesters or the escrow refuse. Otherwise a writer of the database could keep a paid deposit
 * unclaimed until its depositor can refund it.
 */
export async function proveTerms(ctx: ChainContext, order: OrderRow): Promise<void> {
  const { memory, policy, deps } = ctx
  if (!isDue(ctx, order.id)) return
  postpone(memory, `terms:${order.id}`, deps.clock.now().getTime(), policy)
  const terms = await guarded(ctx, 'claim', { order: order.id }, () =>
    step(deps.failpoints, 'attest.terms', () => readProvenTerms(ctx, order)),
  )
  if (terms === 'own') memory.inOwnAccount.add(order.id)
  if (!terms || terms === 'own') return
  if (memory.provenTerms.size >= MOST_KNOWN) memory.provenTerms.clear()
  memory.provenTerms.set(order.id, terms)
}

/** The same for some of many; the others have their turn in a later pass. */
export async function proveSome(ctx: ChainContext, orders: readonly OrderRow[]): Promise<void> {
  const unknown = orders.filter(({ id }) => isDue(ctx, id))
  for (const order of unknown.slice(0, MOST_AT_ONCE)) await proveTerms(ctx, order)
}

const isDue = ({ memory, deps }: ChainContext, id: OrderRow['id']): boolean =>
  !memory.provenTerms.has(id) && !memory.inOwnAccount.has(id) && due(memory, `terms:${id}`, deps.clock.now().getTime())
