import { describe, expect, it } from 'vitest'
import {
  isSettledState,
  nextState,
  type OrderEventType,
  orderEventTypes,
  type OrderState,
  orderStates,
  transition,
} from './state.ts'
import { publicStatus, publicStatuses } from './status.ts'

const edges = orderStates.flatMap((from) =>
  orderEventTypes.flatMap((event) => {
    const to = nextState(from, event)
    return to ? [{ from, event, to }] : []
  }),
)

function reachable(
  start: OrderState,
  allowed: (event: OrderEventType) => boolean = () => true,
): ReadonlySet<OrderState> {
  const seen = new Set<OrderState>([start])
  for (const from of seen) for (const edge of edges) if (edge.from === from && allowed(edge.event)) seen.add(edge.to)
  return seen
}

const payoutEvents: readonly OrderEventType[] = ['intent_written', 'broadcast', 'payout_mined', 'payout_final']
const refundStates: readonly OrderState[] = ['refund_intent', 'refunded']

describe('order states', () => {
  it('every state is reachable from quoted', () => {
    expect([...reachable('quoted')].toSorted()).toEqual([...orderStates].toSorted())
  })

  it('every event applies to some order', () => {
    expect(orderEventTypes.filter((event) => !edges.some((e) => e.event === event))).toEqual([])
  })

  it.each(['refunded', 'incident', 'failed'] as const)('%s is terminal', (state) => {
    expect(edges.filter((e) => e.from === state)).toEqual([])
  })

  it('the happy path ends in done', () => {
    const path = [
      'deposit_seen',
      'deposit_confirmed',
      'validated',
      'reserved',
      'intent_written',
      'broadcast',
      'payout_mined',
      'payout_final',
      'claimed',
      'done',
    ] as const
    expect(path.reduce<OrderState>((state, event) => transition(state, event), 'quoted')).toBe('done')
  })

  it('no payout event leaves a refund state', () => {
    for (const state of refundStates) for (const event of payoutEvents) expect(nextState(state, event)).toBeNull()
  })

  it('no refund event leaves a state in which a payout may be in progress', () => {
    const paying: readonly OrderState[] = ['intent', 'broadcast', 'mined', 'final', 'claimed', 'done']
    for (const state of paying)
      for (const event of ['refund_intent_written', 'refunded'] as const) expect(nextState(state, event)).toBeNull()
  })

  it('only an event by an operator or the chain leads from a refund back to a payout', () => {
    const after = reachable(
      'refund_intent',
      (event) => event !== 'released' && event !== 'payout_mined' && event !== 'payout_final',
    )
    expect([...after].toSorted()).toEqual(['held', 'incident', 'refund_intent', 'refunded'])
  })

  it('an intent is recorded only after a reservation', () => {
    expect(edges.filter((e) => e.event === 'intent_written').map((e) => e.from)).toEqual(['reserved'])
  })

  it('an orphaned payout returns to broadcast; an orphaned deposit after signing is an incident', () => {
    expect(nextState('mined', 'payout_orphaned')).toBe('broadcast')
    for (const state of ['intent', 'broadcast', 'mined'] as const)
      expect(nextState(state, 'deposit_orphaned')).toBe('incident')
  })

  it('an order that expired still accepts a late deposit, which is then refunded', () => {
    expect(transition('expired', 'deposit_seen')).toBe('seen')
    expect(nextState('seen', 'refund_intent_written')).toBe('refund_intent')
  })

  it('refuses a transition with its name', () => {
    expect(() => transition('refunded', 'broadcast')).toThrow(
      expect.objectContaining({ reason: 'transition_refused', retriable: false }),
    )
  })

  it('settled states expect no further event', () => {
    expect(orderStates.filter(isSettledState)).toEqual(['expired', 'done', 'refunded', 'failed'])
  })
})

describe('public status', () => {
  const refundAfter = new Date(1_000_000)
  const before = { escrowed: true, refundAfter, now: new Date(1_000_000) }
  const after = { ...before, now: new Date(1_000_001) }

  it('every state has one before the refund is due', () => {
    for (const state of orderStates) expect(publicStatuses).toContain(publicStatus(state, before))
    expect(orderStates.map((s) => publicStatus(s, before))).not.toContain('action_needed')
  })

  it('every public status occurs for some state', () => {
    const shown = new Set(orderStates.flatMap((s) => [publicStatus(s, before), publicStatus(s, after)]))
    expect(publicStatuses.filter((s) => !shown.has(s))).toEqual([])
  })

  it('an unpaid escrowed deposit past refundAfter requires its owner’s action', () => {
    for (const state of [
      'seen',
      'confirmed',
      'validated',
      'reserved',
      'intent',
      'broadcast',
      'refund_intent',
      'held',
    ] as const)
      expect(publicStatus(state, after)).toBe('action_needed')
  })

  it('a paid or refunded one does not, and neither does a deposit that the maker holds', () => {
    for (const state of ['mined', 'final', 'claimed', 'done', 'refunded', 'incident'] as const)
      expect(publicStatus(state, after)).toBe(publicStatus(state, before))
    expect(publicStatus('seen', { ...after, escrowed: false })).toBe('deposit_seen')
    expect(publicStatus('seen', { ...after, refundAfter: null })).toBe('deposit_seen')
  })
})
