import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import type { Expectation } from '../contract.ts'
import { require } from './mismatch.ts'

/** Quotes last a minute; the rest allows for clock differences of network, service and device. */
const MAX_OPEN_SECONDS = 86_400
/** `MAX_LOCK` of the escrow. */
const MAX_LOCK_SECONDS = 30 * 86_400

/** Unix seconds. */
export const agreedOpenBy = ({ openBy }: Expectation): number => Date.parse(openBy) / 1000

/** The offer expires soon and exactly as stated; the refund opens after the fill deadline and within the contract's limit. */
export function requireTimes(
  order: Pick<EscrowOrder, 'openBy' | 'fillDeadline' | 'refundAfter'>,
  expected: Expectation,
  nowMs: number,
): void {
  const now = nowMs / 1000
  require(order.openBy === agreedOpenBy(expected) && order.openBy <= now + MAX_OPEN_SECONDS, 'the end of the offer')
  require(order.fillDeadline >= order.openBy && order.fillDeadline < order.refundAfter, 'the deadline of the payout')
  require(order.refundAfter <= now + MAX_LOCK_SECONDS, 'the time of the refund')
}
