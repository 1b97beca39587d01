import type { DisbursementRow } from '#store/disbursements/types.ts'
import type { ChainContext } from '../contract.ts'
import { step } from '../failpoints.ts'

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
