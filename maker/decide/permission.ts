import type { DepositRow } from '#store/contract/depositRow.ts'
import type { DisbursementRow } from '#store/contract/disbursementRow.ts'
import type { OrderRow } from '#store/contract/orderRow.ts'
import { type FillMargins, mayStillFill } from './fillWindow.ts'
import type { Permission } from './slotFate.ts'

export interface PermissionFacts {
  row: DisbursementRow
  order: OrderRow
  deposit: DepositRow
  /** Whether a node ever took a transaction of the slot that does what the row is for. */
  sent: boolean
  /** The deposit's block stands; only asked while nothing was sent. */
  depositStands: boolean
  now: number
  margins: FillMargins
}

/** The last look before value moves: what was true when it was signed must still be true when it is sent. */
export function mayBroadcast({ row, order, deposit, sent, depositStands, now, margins }: PermissionFacts): Permission {
  if (row.kind === 'cancel') return 'go'
  if (order.state === 'incident' && row.kind === 'payout') return 'stop'
  // Once it was sent, the filler contract itself refuses a late fill, and its revert uses the slot up.
  const tooLate = row.kind === 'payout' && !mayStillFill(order.fillMode, order.fillDeadline, now, margins)
  if (tooLate && (order.fillMode === 'transfer' || !sent)) return 'stop'
  if (sent) return 'go'
  return deposit.status === 'confirmed' && depositStands ? 'go' : 'wait'
}
