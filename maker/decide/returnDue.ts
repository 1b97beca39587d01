import type { OrderState } from '#core/order/state.ts'
import type { DepositRow } from '#store/contract/depositRow.ts'
import type { DisbursementRow } from '#store/contract/disbursementRow.ts'
import type { OrderRow } from '#store/contract/orderRow.ts'
import { type FillMargins, mayStillFill } from './fillWindow.ts'

export interface ReturnFacts {
  order: OrderRow
  deposit: DepositRow
  /** The deposit's one row, if anything took it. */
  disbursement: DisbursementRow | null
  /** Epoch seconds. */
  now: number
  margins: FillMargins
}

const PAYOUT_FAILED = 'payout_failed'
const unpaid: readonly OrderState[] = ['confirmed', 'validated', 'reserved']

/** Why an unpaid deposit goes back now; null while a payout is still possible or something else has its row. */
export function returnReason({ order, deposit, disbursement, now, margins }: ReturnFacts): string | null {
  if (disbursement || deposit.status !== 'confirmed') return null
  if (order.state === 'held' && order.heldReason === PAYOUT_FAILED) return PAYOUT_FAILED
  if (!unpaid.includes(order.state)) return null
  if (deposit.exception !== null) return deposit.exception
  return mayStillFill(order.fillMode, order.fillDeadline, now, margins) ? null : 'fill_expired'
}
