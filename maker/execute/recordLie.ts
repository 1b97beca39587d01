import type { Store } from '#store/contract.ts'
import type { OrderRow } from '#store/orders/types.ts'

/** Reasons that no honest row leads to. `price_mismatch` is one unless the catalogue changed meanwhile. */
const lies: ReadonlySet<string> = new Set([
  'price_mismatch',
  'offer_mismatch',
  'deposit_mismatch',
  'deposit_memo_conflict',
  'disbursement_mismatch',
  'escrow_not_open',
  'signed_before',
])

/**
 * An order whose rows contradict the chain or the maker's own price counts as an attack until it is explained:
 * operators are alerted.
 */
export async function recordLie(tx: Store, { id, fromChain, toChain }: OrderRow, reason: string): Promise<void> {
  if (!lies.has(reason)) return
  const details = { reason, from_chain: fromChain, to_chain: toChain }
  await tx.incidents.record({ kind: 'order_contradicted', subject: id, details })
}
