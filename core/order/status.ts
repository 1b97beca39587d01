import type { Custody } from './escrowOrder.ts'
import type { OrderState } from './state.ts'

/** Order statuses in the API and the app (design §5). */
export const publicStatuses = [
  'created',
  'expired',
  'deposit_seen',
  'deposit_confirmed',
  'filling',
  'filled',
  'settled',
  'action_needed',
  'refunding',
  'refunded',
  'held',
  'failed',
] as const
export type PublicStatus = (typeof publicStatuses)[number]

const byState: Record<OrderState, PublicStatus> = {
  quoted: 'created',
  expired: 'expired',
  seen: 'deposit_seen',
  confirmed: 'deposit_confirmed',
  validated: 'deposit_confirmed',
  reserved: 'deposit_confirmed',
  intent: 'filling',
  broadcast: 'filling',
  mined: 'filling',
  final: 'filled',
  claimed: 'settled',
  done: 'settled',
  refund_intent: 'refunding',
  refunded: 'refunded',
  held: 'held',
  incident: 'held',
  failed: 'failed',
}

/** Includes a refund that was decided but never landed: the contract pays the first caller. */
const waitsForPayout: readonly OrderState[] = [
  'seen',
  'confirmed',
  'validated',
  'reserved',
  'intent',
  'broadcast',
  'refund_intent',
  'held',
]

/** Returns the public status; past `refundAfter` an unpaid escrowed order waits for its owner's refund tap. */
export function publicStatus(
  state: OrderState,
  refund: { escrowed: boolean; refundAfter: Date | null; now: Date },
): PublicStatus {
  const due = refund.escrowed && refund.refundAfter !== null && refund.now > refund.refundAfter
  return due && waitsForPayout.includes(state) ? 'action_needed' : byState[state]
}

/** `publicStatus` of a stored order. */
export const orderStatus = (
  { state, custody, refundAfter }: { state: OrderState; custody: Custody; refundAfter: Date | null },
  now: Date,
): PublicStatus => publicStatus(state, { escrowed: custody === 'escrow', refundAfter, now })
