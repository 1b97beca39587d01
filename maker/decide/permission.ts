import type { DepositRow, DisbursementRow, OrderRow } from '#store/contract.ts'
import { type FillMargins, mayStillFill } from './fillWindow.ts'
import type { Permission } from './slotFate.ts'

export interface PermissionFacts {
  row: DisbursementRow
  order: OrderRow
  deposit: DepositRow
  /** Whether a node ever took a transaction of the slot. */
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
  // The filler contract itself refuses a late fill, and the slot must be used up anyway.
  if (row.kind === 'payout' && order.fillMode === 'transfer' && !mayStillFill('transfer', order.fillDeadline, now, margins)) return 'stop'
  if (sent) return 'go'
  return deposit.status === 'confirmed' && depositStands ? 'go' : 'wait'
}
