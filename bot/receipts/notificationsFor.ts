import { isExternal } from '#core/order/escrowOrder.ts'
import type { OrderEventType, OrderState } from '#core/order/state.ts'
import { orderStatus } from '#core/order/status.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { TelegramPerson } from '#store/telegram/types.ts'

export const receiptKinds = ['deposit_seen', 'arrived', 'needs_you', 'refunded', 'held'] as const
export type ReceiptKind = (typeof receiptKinds)[number]

type Told = Pick<OrderRow, 'state' | 'custody' | 'refundAfter'>

interface Notification {
  readonly kind: ReceiptKind
  /** True if the recipient is notified too, not only the sender. */
  readonly both: boolean
  /** Time from which the receipt may be true; absent = now. */
  readonly from?: (order: Told) => Date | null
}

const needsYou: Notification = {
  kind: 'needs_you',
  both: false,
  from: ({ custody, refundAfter }) => (custody === 'escrow' ? refundAfter : null),
}

/** Receipts of an order event, possibly delayed. */
const notifications: Partial<Record<OrderEventType, readonly Notification[]>> = {
  deposit_seen: [{ kind: 'deposit_seen', both: false }, needsYou],
  payout_final: [{ kind: 'arrived', both: true }],
  refunded: [{ kind: 'refunded', both: false }],
  held: [{ kind: 'held', both: false }],
}

export const notificationsFor = (event: unknown): readonly Notification[] =>
  typeof event === 'string' && Object.hasOwn(notifications, event) ? (notifications[event as OrderEventType] ?? []) : []

const nothingSeen: readonly OrderState[] = ['quoted', 'expired', 'failed']
const paid: readonly OrderState[] = ['final', 'claimed', 'done']

/** Rechecks a receipt before it is sent: a reorg may have undone it. */
export function stillTrue(kind: ReceiptKind, order: Told, now: Date): boolean {
  switch (kind) {
    case 'deposit_seen':
      return !nothingSeen.includes(order.state)
    case 'arrived':
      return paid.includes(order.state)
    case 'refunded':
      return order.state === 'refunded'
    case 'held':
      // Our own orders wait for our operator; at a provider its sender may have to act.
      return order.state === 'held' && isExternal(order.custody)
    case 'needs_you':
      return orderStatus(order, now) === 'action_needed'
    default:
      return kind satisfies never
  }
}

/** True for users who allow messages and haven't turned transfer messages off. */
export const wantsReceipts = (person: TelegramPerson): boolean => canReach(person) && person.receipts

/** True for users whose chat the bot may write to and edit. */
export const canReach = ({ mayWrite, reachable }: TelegramPerson): boolean => mayWrite && reachable
