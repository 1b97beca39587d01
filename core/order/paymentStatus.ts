import type { PublicStatus } from '#core/order/status.ts'
import type { PaymentOrder } from '#core/wire/order.ts'

export type PaymentState =
  | 'waiting'
  | 'on_its_way'
  | 'delayed'
  | 'paid'
  | 'reported'
  | 'partly'
  | 'refunding'
  | 'refunded'

/** Terms of a request's link; the link alone defines them. */
export interface AskedPayment {
  readonly asset: string
  /** Canonical. */
  readonly recipient: string
  readonly amount: bigint
}

export interface PaymentStatus {
  readonly state: PaymentState
  /** Base units that arrived, of all matching orders: read on the network or paid out by the maker. */
  readonly received: bigint
  /** Base units that only a provider reports. */
  readonly reported: bigint
  /** Providers that report them. */
  readonly reportedBy: readonly string[]
  /** Base units that no payment covers, whether arrived, reported or on its way. */
  readonly rest: bigint
  /** Reason why a payment doesn't move; null if each one moves or has ended. */
  readonly stuck: 'held' | 'action_needed' | null
  /** Orders that pay this request, newest first. */
  readonly orders: readonly PaymentOrder[]
}

type Part = 'none' | 'moving' | 'held' | 'action_needed' | 'arrived' | 'refunding' | 'refunded'

const parts: Readonly<Record<PublicStatus, Part>> = {
  created: 'none',
  expired: 'none',
  deposit_seen: 'moving',
  deposit_confirmed: 'moving',
  filling: 'moving',
  filled: 'arrived',
  settled: 'arrived',
  action_needed: 'action_needed',
  refunding: 'refunding',
  refunded: 'refunded',
  held: 'held',
  failed: 'none',
}

/** A status that a newer server reports proves neither a payment nor its end. */
const partOf = ({ status }: PaymentOrder): Part => (Object.hasOwn(parts, status) ? parts[status] : 'moving')

/**
 * Decides the one status of a request. Anyone who knows its link can attach an order to it, so only orders that pay the asked asset to the
 * asked recipient count, with what they paid out; a payment that doesn't move leaves its amount to be paid.
 */
export function paymentStatus(asked: AskedPayment, orders: readonly PaymentOrder[]): PaymentStatus {
  const own = [...new Map(orders.filter((order) => pays(order, asked)).map((order) => [order.id, order])).values()]
  const inPart = (part: Part) => own.filter((order) => partOf(order) === part)
  const arrived = inPart('arrived').map((order) => ({ order, amount: paidOut(order, asked) }))
  const onReport = arrived.filter(({ order, amount }) => isReport(order) && amount > 0n)
  const total = sum(arrived.map(({ amount }) => amount))
  const reported = sum(onReport.map(({ amount }) => amount))
  const received = total - reported
  const moving = sum(inPart('moving').map(promised))
  const rest = asked.amount - total - moving
  const stuck = inPart('held').length > 0 ? 'held' : inPart('action_needed').length > 0 ? 'action_needed' : null
  const states: readonly (readonly [PaymentState, boolean])[] = [
    ['paid', received >= asked.amount],
    ['reported', total >= asked.amount],
    ['on_its_way', inPart('moving').length > 0],
    ['partly', total > 0n],
    ['delayed', stuck !== null],
    ['refunding', inPart('refunding').length > 0],
    ['refunded', inPart('refunded').length > 0],
  ]
  return {
    state: states.find(([, holds]) => holds)?.[0] ?? 'waiting',
    received,
    reported,
    reportedBy: [...new Set(onReport.map(({ order }) => order.provider_name))],
    rest: rest > 0n ? rest : 0n,
    stuck,
    orders: own.filter((order) => partOf(order) !== 'none'),
  }
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n)

/** A payout with a memo is credited to a customer of an exchange, whom no request names. */
const pays = ({ to_asset, recipient, memo }: PaymentOrder, asked: AskedPayment): boolean =>
  to_asset === asked.asset && recipient === asked.recipient && memo === null

const isReport = ({ outcome }: PaymentOrder): boolean => outcome !== undefined && !outcome.received_verified

/** A provider's order counts with the amount of its outcome alone: it may have ended with another asset, or name no amount. */
function paidOut({ outcome, paid_amount, receive_amount }: PaymentOrder, { asset }: AskedPayment): bigint {
  if (!outcome) return BigInt(paid_amount ?? receive_amount)
  return outcome.received_asset === asset ? BigInt(outcome.received_amount ?? 0) : 0n
}

/** Least amount that a payment on its way pays out: a quote of a provider may promise more. */
function promised({ receive_amount, min_receive_amount }: PaymentOrder): bigint {
  const [quoted, least] = [BigInt(receive_amount), BigInt(min_receive_amount ?? receive_amount)]
  return least < quoted ? least : quoted
}
