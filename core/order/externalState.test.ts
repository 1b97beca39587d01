import { expect, it } from 'vitest'
import { nextState, type OrderEventType, orderEventTypes, type OrderState, orderStates, transition } from './state.ts'

const next = (state: OrderState, event: OrderEventType) => nextState(state, event, 'external')
const reached = new Set<OrderState>(['quoted'])
for (const state of reached)
  for (const event of orderEventTypes) {
    const after = next(state, event)
    if (after) reached.add(after)
  }

it('an external order never enters a stage of the maker', () => {
  const own = ['expired', 'seen', 'broadcast', 'done', 'refund_intent', 'refunded', 'held', 'failed']
  expect([...reached].toSorted()).toEqual(['quoted', ...own].toSorted())
})

it('ends when it is delivered, refunded or rejected', () => {
  for (const state of ['done', 'refunded', 'failed'] as const)
    for (const event of orderEventTypes) expect(next(state, event)).toBeNull()
})

it('has an end in reach from every other state', () => {
  for (const state of orderStates.filter((one) => reached.has(one) && !['done', 'refunded', 'failed'].includes(one)))
    expect([state, next(state, 'payout_final') ?? next(state, 'deposit_seen')]).not.toContain(null)
})

it('refuses what may not follow', () =>
  expect(() => transition('quoted', 'payout_final', 'external')).toThrow(
    expect.objectContaining({ reason: 'transition_refused' }),
  ))
