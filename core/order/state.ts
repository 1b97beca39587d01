import { AppError } from '../errors.ts'

/** Internal states of a bridge order. */
export const orderStates = [
  'quoted',
  'expired',
  'seen',
  'confirmed',
  'validated',
  'reserved',
  'intent',
  'broadcast',
  'mined',
  'final',
  'claimed',
  'done',
  'refund_intent',
  'refunded',
  'held',
  'incident',
  'failed',
] as const
export type OrderState = (typeof orderStates)[number]

export const orderEventTypes = [
  'deposit_seen', // the deposit is in a block
  'deposit_orphaned', // that block left the canonical chain
  'deposit_confirmed', // deep enough for its value
  'validated', // compared with the offer
  'reserved', // inventory reserved, the one disbursement row taken
  'intent_written', // tx slot and signed bytes are stored
  'broadcast', // a node accepted the payout
  'payout_mined',
  'payout_orphaned', // the payout's block left the canonical chain; the same bytes are rebroadcast
  'payout_final', // final for the user
  'claimed', // the maker was paid from the escrow
  'done',
  'refund_intent_written',
  'refunded', // observed on the source chain, for any sender
  'held', // needs an operator
  'released', // an operator let it continue
  'incident',
  'expired',
  'rejected', // before any value moved
] as const
export type OrderEventType = (typeof orderEventTypes)[number]

type Row = Partial<Record<OrderEventType, OrderState>>

const beforePayout: Row = {
  deposit_orphaned: 'quoted',
  refund_intent_written: 'refund_intent',
  refunded: 'refunded',
  held: 'held',
  incident: 'incident',
}
const paying: Row = { held: 'held', incident: 'incident', deposit_orphaned: 'incident' }

/** Transition table of order states. Absent = refused. */
const table: Record<OrderState, Row> = {
  // An incident from here means that a transaction was signed for the order and the database lost its record.
  quoted: { deposit_seen: 'seen', expired: 'expired', rejected: 'failed', incident: 'incident' },
  expired: { deposit_seen: 'seen', incident: 'incident' },
  seen: { ...beforePayout, deposit_confirmed: 'confirmed' },
  confirmed: { ...beforePayout, validated: 'validated' },
  validated: { ...beforePayout, reserved: 'reserved' },
  reserved: { ...beforePayout, deposit_orphaned: 'quoted', intent_written: 'intent' },
  intent: { ...paying, broadcast: 'broadcast', payout_mined: 'mined', payout_final: 'final' },
  broadcast: { ...paying, payout_mined: 'mined', payout_final: 'final' },
  mined: { ...paying, payout_orphaned: 'broadcast', payout_final: 'final' },
  // From here on the order is paid, so losing its deposit is an incident in any later state.
  final: { claimed: 'claimed', done: 'done', incident: 'incident', deposit_orphaned: 'incident' },
  claimed: { done: 'done', incident: 'incident', deposit_orphaned: 'incident' },
  done: { incident: 'incident', deposit_orphaned: 'incident' },
  refund_intent: { refunded: 'refunded', held: 'held', incident: 'incident' },
  refunded: {},
  held: {
    released: 'confirmed',
    refund_intent_written: 'refund_intent',
    refunded: 'refunded',
    payout_mined: 'mined',
    payout_final: 'final',
    incident: 'incident',
  },
  incident: {},
  failed: {},
}

const delivering: Row = {
  payout_final: 'done',
  refund_intent_written: 'refund_intent',
  refunded: 'refunded',
  held: 'held',
}

/**
 * Transitions of orders that an external provider settles, as it reports them. It may skip stages, and nothing follows
 * its payout: no one claims.
 */
const externalTable: Partial<Record<OrderState, Row>> = {
  quoted: { deposit_seen: 'seen', expired: 'expired', rejected: 'failed' },
  expired: { deposit_seen: 'seen' },
  seen: { ...delivering, broadcast: 'broadcast' },
  broadcast: delivering,
  // The rest of a deposit that was too small may still arrive in time.
  refund_intent: { broadcast: 'broadcast', refunded: 'refunded', payout_final: 'done', held: 'held' },
  held: {
    broadcast: 'broadcast',
    payout_final: 'done',
    refund_intent_written: 'refund_intent',
    refunded: 'refunded',
  },
}

export const settlementKinds = ['maker', 'external'] as const
export type SettlementKind = (typeof settlementKinds)[number]
const tables: Record<SettlementKind, Partial<Record<OrderState, Row>>> = { maker: table, external: externalTable }

/** The state after an event, or null if the event may not follow. */
export const nextState = (
  state: OrderState,
  event: OrderEventType,
  settlement: SettlementKind = 'maker',
): OrderState | null => tables[settlement][state]?.[event] ?? null

/**
 * Returns the state after an event. @throws AppError `transition_refused`: a bug or a lost race, never to be swallowed.
 */
export function transition(state: OrderState, event: OrderEventType, settlement: SettlementKind = 'maker'): OrderState {
  const next = nextState(state, event, settlement)
  if (!next)
    throw new AppError('transition_refused', `An order in state ${state} cannot take ${event}`, { retriable: false })
  return next
}

/** States in which no further event is expected. */
export const isSettledState = (state: OrderState): boolean => ['done', 'refunded', 'failed', 'expired'].includes(state)
