import type { Store } from '#store/contract.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { DisbursementRow } from '#store/disbursements/types.ts'
import type { ChainContext } from '../contract.ts'
import { step } from '../failpoints.ts'
import type { DepositRow } from '#store/deposits/types.ts'

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

/** Reasons that mean something to the user who waits. */
const userVisibleReasons: ReadonlySet<string> = new Set([
  'fee_above_cap',
  'recipient_gas_too_high',
  'under_review',
  'outflow_cap',
  'unclaimed_cap',
])
/** Events that may occur while an order keeps waiting for the same reason. */
const passing: ReadonlySet<string> = new Set(['confirmations', 'hint'])

/** Records in the order's events why its payout waits or is refused, once per period of waiting. */
export async function recordWaitReason(
  { deps: { store, failpoints } }: ChainContext,
  { kind, orderId }: DisbursementRow,
  reason: string,
): Promise<void> {
  if (kind !== 'payout' || !userVisibleReasons.has(reason)) return
  const events = await step(failpoints, 'wait.events', () => store.orders.events(orderId, 0))
  const last = events.findLast(({ type }) => !passing.has(type))
  if (last?.type !== 'waiting' || last.data['reason'] !== reason)
    await step(failpoints, 'wait.tell', () => store.orders.note(orderId, 'waiting', { reason }))
}

/** Marks the deposit for a refund, which the worker of its own chain sends. */
export async function scheduleRefund(
  ctx: ChainContext,
  order: OrderRow,
  deposit: DepositRow,
  reason: string,
): Promise<void> {
  const { store, failpoints } = ctx.deps
  ctx.log.warn({ order: order.id, reason }, 'goes back to its depositor')
  await step(failpoints, 'payout.give_back', () =>
    store.transaction((tx) => tx.deposits.setException(deposit.id, reason), ctx.fence),
  )
  ctx.wake(order.fromChain)
}
