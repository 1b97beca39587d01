import type { DepositRow } from '#store/deposits/types.ts'
import type { DisbursementRow } from '#store/disbursements/types.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { type FillMargins, mayStillFill } from './fillWindow.ts'
import type { Permission } from './decideTransaction.ts'

export interface PermissionFacts {
  row: DisbursementRow
  order: OrderRow
  deposit: DepositRow
  /** True if a node ever accepted a transaction of the tx slot that does what the row is for. */
  sent: boolean
  /** True if the deposit's block is still canonical; checked only before the first broadcast. */
  isDepositCanonical: boolean
  now: number
  margins: FillMargins
}

/** Final guard before value moves: conditions that were true at signing must still be true at broadcast. */
export function mayBroadcast({
  row,
  order,
  deposit,
  sent,
  isDepositCanonical,
  now,
  margins,
}: PermissionFacts): Permission {
  if (row.kind === 'cancel') return 'go'
  if (order.state === 'incident' && row.kind === 'payout') return 'stop'
  // After the first broadcast the filler contract itself refuses a late fill, and its revert uses up the tx slot.
  const tooLate = row.kind === 'payout' && !mayStillFill(order.fillMode, order.fillDeadline, now, margins)
  if (tooLate && (order.fillMode === 'transfer' || !sent)) return 'stop'
  if (sent) return 'go'
  return deposit.status === 'confirmed' && isDepositCanonical ? 'go' : 'wait'
}
