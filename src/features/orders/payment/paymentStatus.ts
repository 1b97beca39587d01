import type { PublicStatus } from '#core/order/status.ts'
import type { PaymentOrder } from '#core/wire/order.ts'

export type PaymentState = 'waiting' | 'on_its_way' | 'paid' | 'partly' | 'returned'

/** Terms of a request's link; the link alone defines them. */
export interface AskedPayment {
  readonly asset: string
  /** Canonical. */
  readonly recipient: string
  readonly amount: bigint
}

export interface PaymentStatus {
  readonly state: PaymentState
  /** Base units that arrived, of all matching orders. */
  readonly received: bigint
  /** A payment waits for an operator or for the payer. */
  readonly isDelayed: boolean
  /** A payment that arrived is only reported by its provider, not read on its network. */
  readonly isReported: boolean
  /** Orders that pay this request, newest first. */
  readonly orders: readonly PaymentOrder[]
}

type Part = 'none' | 'moving' | 'delayed' | 'arrived' | 'returned'

const parts: Readonly<Record<PublicStatus, Part>> = {
  created: 'none',
  expired: 'none',
  deposit_seen: 'moving',
  deposit_confirmed: 'moving',
  filling: 'moving',
  filled: 'arrived',
  settled: 'arrived',
  action_needed: 'delayed',
  refunding: 'returned',
  refunded: 'returned',
  held: 'delayed',
  failed: 'none',
}

/** A status that a newer server reports proves neither a payment nor its end. */
const partOf = ({ status }: PaymentOrder): Part => (Object.hasOwn(parts, status) ? parts[status] : 'moving')

/**
 * Decides the one status of a request. Anyone who knows its link can attach an order to it, so only orders that pay the asked asset to the
 * asked recipient count, with what they paid out.
 */
export function paymentStatus(asked: AskedPayment, orders: readonly PaymentOrder[]): PaymentStatus {
  const own = [...new Map(orders.filter((order) => pays(order, asked)).map((order) => [order.id, order])).values()]
  const arrived = own.filter((order) => partOf(order) === 'arrived')
  const received = arrived.reduce((sum, order) => sum + receivedBy(order, asked), 0n)
  const has = (...wanted: readonly Part[]): boolean => own.some((order) => wanted.includes(partOf(order)))
  const state =
    received >= asked.amount
      ? 'paid'
      : has('moving', 'delayed')
        ? 'on_its_way'
        : received > 0n
          ? 'partly'
          : has('returned')
            ? 'returned'
            : 'waiting'
  return {
    state,
    received,
    isDelayed: state === 'on_its_way' && has('delayed'),
    isReported: arrived.some(({ outcome }) => outcome?.received_verified === false),
    orders: own.filter((order) => partOf(order) !== 'none'),
  }
}

/** A payout with a memo is credited to a customer of an exchange, whom no request names. */
const pays = ({ to_asset, recipient, memo }: PaymentOrder, asked: AskedPayment): boolean =>
  to_asset === asked.asset && recipient === asked.recipient && memo === null

/** A provider that ended halfway paid out another asset, which doesn't count. */
function receivedBy(
  { outcome, paid_amount, receive_amount, min_receive_amount }: PaymentOrder,
  { asset }: AskedPayment,
): bigint {
  if (!outcome) return BigInt(paid_amount ?? receive_amount)
  if (outcome.received_asset !== null && outcome.received_asset !== asset) return 0n
  return BigInt(outcome.received_amount ?? min_receive_amount ?? 0)
}
