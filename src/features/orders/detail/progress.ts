import type { Custody } from '#core/order/escrowOrder.ts'
import type { PublicStatus } from '#core/order/status.ts'
import type { OrderDetail } from '#core/wire/order.ts'
import { paysAddress } from '#src/features/shared/pending.ts'
import { t, tOr } from '#src/i18n/t.ts'
import type { AddressView } from '../transfer/resume.ts'

export type StageState = 'done' | 'now' | 'todo' | 'stopped'
export interface Stage {
  readonly key: 'sent' | 'confirmed' | 'paying' | 'arrived'
  readonly label: string
  readonly state: StageState
  readonly at: string | null
  readonly detail: string | null
}

export interface ProgressView {
  readonly status: PublicStatus
  readonly title: string
  readonly message: string
  /** 0 to 1: actual progress of the money. */
  readonly fill: number
  readonly tone: 'tide' | 'good' | 'warn' | 'bad'
  readonly stages: readonly Stage[]
  /** Nothing more happens by itself and nothing is needed from the user. */
  readonly over: boolean
}

export interface ProgressNames {
  readonly from: string
  readonly to: string
  readonly sent: string
  /** Payment to the deposit address that waits in a mempool; empty without one. */
  readonly waiting: string
  /** Amount at the order's own EVM address, and what it still needs. */
  readonly arrived: string
  readonly rest: string
  readonly received: string
  /** The least that an external provider promised. */
  readonly least: string
  /** External provider that settles the order; empty for our market maker. */
  readonly provider: string
  /** True when this browser has sent the deposit's transaction. */
  readonly depositSent: boolean
  /** Destination exchange; 0 confirmations means that it names none. Null for a wallet recipient. */
  readonly exchange: { readonly name: string; readonly confirmations: number } | null
}

interface Row {
  fill: number
  /** Index of the current stage; 4 means all done. */
  stage: number
  tone: ProgressView['tone']
}

const rows: Record<PublicStatus, Row> = {
  created: { fill: 0, stage: 0, tone: 'tide' },
  expired: { fill: 0, stage: 0, tone: 'warn' },
  deposit_seen: { fill: 0.25, stage: 1, tone: 'tide' },
  deposit_confirmed: { fill: 0.5, stage: 2, tone: 'tide' },
  filling: { fill: 0.7, stage: 2, tone: 'tide' },
  filled: { fill: 1, stage: 4, tone: 'good' },
  settled: { fill: 1, stage: 4, tone: 'good' },
  action_needed: { fill: 0.5, stage: 2, tone: 'warn' },
  refunding: { fill: 0.4, stage: 2, tone: 'warn' },
  refunded: { fill: 0, stage: 2, tone: 'warn' },
  held: { fill: 0.5, stage: 2, tone: 'warn' },
  failed: { fill: 0, stage: 0, tone: 'bad' },
}

const stopped = new Set<PublicStatus>(['expired', 'refunding', 'refunded', 'failed', 'held', 'action_needed'])
const ended = new Set<PublicStatus>(['filled', 'settled', 'refunded', 'failed', 'expired'])
const keys = ['sent', 'confirmed', 'paying', 'arrived'] as const
/** A direct payment is its own payout. */
const directStages: ReadonlySet<string> = new Set(['sent', 'arrived'])
const endOf: Record<(typeof keys)[number], readonly string[]> = {
  sent: ['deposit_seen'],
  confirmed: ['deposit_confirmed'],
  paying: ['payout_mined', 'payout_final'],
  arrived: ['payout_final'],
}

/** Builds the view of the order page: stages with their actual times, and how far the line is filled. */
export function progressView(order: OrderDetail, names: ProgressNames, address: AddressView = 'hidden'): ProgressView {
  const row = rows[order.status]
  const fill = fillOf(order, row, names.depositSent, address)
  return {
    status: order.status,
    title: titleOf(order, names, address),
    message: messageOf(order, names, address),
    fill,
    tone: row.tone,
    stages: keys.flatMap((key, index) =>
      order.custody === 'direct' && !directStages.has(key) ? [] : stageOf(order, names, key, index, row.stage),
    ),
    over: ended.has(order.status),
  }
}

function titleOf(order: OrderDetail, { from, to, depositSent }: ProgressNames, address: AddressView): string {
  if (order.status === 'created' && address === 'late' && !depositSent) return t('order-title-late-address')
  if (address === 'waiting') return t('order-title-waiting')
  if (address === 'opening') return t('order-title-deposit_seen', { from })
  if (address === 'partly' || address === 'left') return t(`order-title-${address}`)
  if (order.custody === 'direct')
    return tOr(`order-title-${order.status}-direct`, t(`order-title-${order.status}`, { from, to }), { from })
  if (paysAddress(order) && order.status === 'expired') return t('order-title-expired-address')
  return t(`order-title-${order.status}`, { from, to })
}

function fillOf(order: OrderDetail, row: Row, depositSent: boolean, address: AddressView): number {
  if (address === 'opening') return 0.16
  if (order.status === 'created' && (depositSent || order.waiting_deposit)) return 0.08
  const { confirmations } = order
  if (order.status === 'deposit_seen' && confirmations && confirmations.need > 0) {
    return 0.25 + 0.25 * Math.min(1, confirmations.have / confirmations.need)
  }
  if (order.status === 'filling' && timeOf(order, ['payout_mined'])) return 0.88
  return row.fill
}

function stageOf(
  order: OrderDetail,
  names: ProgressNames,
  key: (typeof keys)[number],
  index: number,
  current: number,
): Stage {
  const isDone = index < current
  const isNow = index === current && !(ended.has(order.status) && !stopped.has(order.status))
  return {
    key,
    label: t(labelOf(order, key, isDone), {
      from: names.from,
      to: names.to,
    }),
    state: isDone ? 'done' : isNow ? (stopped.has(order.status) ? 'stopped' : 'now') : 'todo',
    at: isDone ? timeOf(order, endOf[key]) : null,
    detail: isNow ? detailOf(order, names, key) : null,
  }
}

function labelOf({ custody }: OrderDetail, key: Stage['key'], isDone: boolean) {
  if (custody === 'direct' && key === 'sent') return 'order-stage-sent-direct'
  return isDone && key === 'paying' ? 'order-stage-paid' : (`order-stage-${key}` as const)
}

/** Events that may occur between two stages. */
const passing: ReadonlySet<string> = new Set(['confirmations', 'hint'])

/** Reasons for a waiting payout, in the reader's language. */
const waitTexts: Readonly<
  Record<string, 'order-waiting_for_fee' | 'order-waiting_under_review' | 'order-waiting_for_limit'>
> = {
  fee_above_cap: 'order-waiting_for_fee',
  under_review: 'order-waiting_under_review',
  outflow_cap: 'order-waiting_for_limit',
  unclaimed_cap: 'order-waiting_for_limit',
}

function detailOf(order: OrderDetail, { to }: ProgressNames, key: Stage['key']): string | null {
  if (key === 'confirmed') return order.confirmations && t('order-confirmations', order.confirmations)
  const last = order.events.findLast(({ type }) => !passing.has(type))
  if (key !== 'paying' || last?.type !== 'waiting') return null
  const text = waitTexts[String(last.data['reason'])]
  return text ? t(text, { to }) : null
}

const timeOf = (order: OrderDetail, types: readonly string[]): string | null =>
  order.events.find((event) => types.includes(event.type))?.at ?? null

type ExchangeNames = ProgressNames & { exchange: NonNullable<ProgressNames['exchange']> }

const arrivedAt = ({ received, to, exchange: { name, confirmations } }: ExchangeNames): string =>
  t('exchange-order-arrived', { received, to, name, count: confirmations })

/** Statuses whose last step only the exchange can confirm. */
const toExchange: Partial<Record<PublicStatus, (names: ExchangeNames) => string>> = {
  filling: ({ received, exchange: { name } }) => t('exchange-order-filling', { received, name }),
  filled: arrivedAt,
  settled: arrivedAt,
}

/** Reasons that fit an end; a reason of an earlier state says nothing of the present one. */
const endsOf: Partial<Record<PublicStatus, RegExp>> = {
  refunded: /^refunded/,
  refunding: /^refunded_incomplete_deposit$/,
  held: /^(failed|payout_unproven|refund_unproven|untaken)$/,
  created: /^payment_(failed|other)$/,
  expired: /^payment_(other|unseen)$/,
  failed: /^payment_failed$/,
  filled: /^(partial|paid_less)$/,
  settled: /^(partial|paid_less)$/,
}

/** Text of an end by an external provider other than the ordered payout; null for all others. */
function endText(
  { status, outcome, refund_address }: OrderDetail,
  { provider, from, to, received, least }: ProgressNames,
): string | null {
  const reason = outcome?.reason ?? ''
  if (!endsOf[status]?.test(reason))
    return provider !== '' && status === 'held' ? t('order-end-failed', { provider }) : null
  if (status === 'refunding') return t('order-end-refunding_incomplete_deposit', { provider, from })
  if (reason === 'payment_failed') return t('problem-tx_failed')
  if (reason === 'partial' && !outcome?.received_amount) return t('order-end-partial_unknown', { provider })
  // Without a refund address, the provider refunds the wallet that sent.
  if (reason === 'refund_unproven' && refund_address === null)
    return t('order-end-refund_unproven-sender', { provider, from })
  return tOr(`order-end-${reason}`, t('order-end-refunded', { provider, from }), {
    provider,
    from,
    to,
    received,
    least,
  })
}

/** Returns the reason of a refund, when the payout recorded one; else null. */
function refundReason({ status, events }: OrderDetail): string | null {
  if (status !== 'refunding' && status !== 'refunded') return null
  const reason = events.findLast(({ type }) => type === 'waiting')?.data['reason']
  return typeof reason === 'string' ? reason : null
}

type AddressText = (names: ProgressNames, custody: Custody, address: AddressView) => string

/** Messages of a deposit that any wallet can pay, before it is detected. */
const unpaid = {
  created: (names, custody, address) => ofUnpaid[address](names, custody),
  expired: (names, custody, address) => (address === 'left' ? ofUnpaid.left : expiredText)(names, custody),
} as const satisfies Partial<Record<PublicStatus, AddressText>>

/** The amount that arrived may not be the order's. */
const ofAddress: Partial<Record<PublicStatus, AddressText>> = {
  ...unpaid,
  deposit_seen: ({ from }) => t('order-message-deposit_seen-address', { from }),
  deposit_confirmed: ({ from }) => t('order-message-deposit_confirmed-address', { from }),
  refunding: ({ from }) => t('order-message-refunding-address', { from }),
  refunded: ({ from }) => t('order-message-refunded-address', { from }),
}

/** Of an EVM address, the escrow holds exactly the order's amount, and refunds it to that address. */
const ofOwnAddress: Partial<Record<PublicStatus, AddressText>> = {
  ...unpaid,
  action_needed: ({ sent, from }) => t('order-message-action_needed-address', { sent, from }),
  refunding: ({ from }) => t('order-message-refunding-address-escrow', { from }),
  refunded: ({ from }) => t('order-message-refunded-address-escrow', { from }),
}

const expiredText = ({ provider }: ProgressNames, custody: Custody): string =>
  provider !== ''
    ? t('order-message-expired-address-provider', { provider })
    : t(custody === 'escrow' ? 'order-message-expired-address-escrow' : 'order-message-expired-address')

const ofUnpaid: Record<AddressView, (names: ProgressNames, custody: Custody) => string> = {
  shown: ({ sent }) => t('order-message-created-address', { sent }),
  partly: ({ arrived, rest }) => t('order-message-partly', { arrived, rest }),
  waiting: ({ waiting, from }) => t('order-message-waiting', { waiting, from }),
  opening: ({ sent }) => t('order-message-opening', { sent }),
  left: ({ arrived }) => t('order-message-left', { arrived }),
  unsure: ({ sent }) => t('order-message-created-unsure', { sent }),
  late: ({ provider }, custody) =>
    provider !== ''
      ? t('order-message-late-address-provider', { provider })
      : t(custody === 'escrow' ? 'order-message-late-address-escrow' : 'order-message-late-address'),
  hidden: () => t('order-message-created'),
}

function messageOf(order: OrderDetail, names: ProgressNames, address: AddressView): string {
  const end = endText(order, names)
  if (end !== null) return end
  if (order.status === 'held' && order.held_reason)
    return tOr(`held-${order.held_reason}`, t('order-message-held', names), {
      from: names.from,
      to: names.to,
      sent: names.sent,
      received: names.received,
    })
  if (order.status === 'created' && names.depositSent) return t('order-message-sent', names)
  const texts = order.custody === 'escrow' ? ofOwnAddress : ofAddress
  const byAddress = paysAddress(order) ? texts[order.status]?.(names, order.custody, address) : undefined
  if (byAddress !== undefined) return byAddress
  const { exchange, depositSent: _, ...words } = names
  const refund = refundReason(order)
  if (refund) return tOr(`order-message-${order.status}-${refund}`, t(`order-message-${order.status}`, names), words)
  const ofExchange = exchange && toExchange[order.status]?.({ ...names, exchange })
  if (ofExchange) return ofExchange
  return tOr(
    `order-message-${order.status}${ofCustody[order.custody]}`,
    t(`order-message-${order.status}`, names),
    words,
  )
}

/** True when the money has arrived for good. */
export const hasArrived = (status: PublicStatus | null): boolean => status === 'filled' || status === 'settled'

/** Navigation state of the order's page right after the payment: the user watches it arrive, however soon that is. */
export const justPaid = { justPaid: true } as const

export const isJustPaid = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'justPaid' in state

/** Suffix of messages that name the holder of the deposit; without one the escrow contract holds it. */
const ofCustody = {
  escrow: '',
  maker: '-maker',
  provider: '-provider',
  provider_contract: '-provider',
  direct: '-direct',
} as const satisfies Record<Custody, string>
