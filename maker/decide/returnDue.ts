import type { OrderState } from '#core/order/state.ts'
import type { DepositRow } from '#store/deposits/types.ts'
import type { DisbursementRow } from '#store/disbursements/types.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { type FillMargins, mayStillFill } from './fillWindow.ts'

export interface RefundFacts {
  order: OrderRow
  deposit: DepositRow
  /** The deposit's disbursement row; null if none was taken. */
  disbursement: DisbursementRow | null
  /** Current time in epoch seconds. */
  now: number
  margins: FillMargins
}

const PAYOUT_FAILED = 'payout_failed'
const unpaid: readonly OrderState[] = ['confirmed', 'validated', 'reserved']

/** Returns the reason to refund an unpaid deposit now; null while a payout is still possible or its row is taken. */
export function refundDueReason({ order, deposit, disbursement, now, margins }: RefundFacts): string | null {
  if (disbursement || deposit.status !== 'confirmed') return null
  if (order.state === 'held' && order.heldReason === PAYOUT_FAILED) return PAYOUT_FAILED
  if (!unpaid.includes(order.state)) return null
  if (deposit.exception !== null) return deposit.exception
  return mayStillFill(order.fillMode, order.fillDeadline, now, margins) ? null : 'fill_expired'
}

/**
 * True if a deposit is worth no more than its refund costs; it stays HELD(dust). Values are in 1e-8 dollar; with an
 * unknown one the deposit is refunded.
 */
export const isDust = (depositE8: bigint | null, costE8: bigint | null): boolean =>
  depositE8 !== null && costE8 !== null && depositE8 <= costE8
