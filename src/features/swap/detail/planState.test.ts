import { describe, expect, it } from 'vitest'
import type { PublicStatus } from '#core/order/status.ts'
import type { Step } from '#core/wire/order.ts'
import type { PendingTransfer } from '#src/features/shared/pending.ts'
import { pendingOf } from '#src/testing/swapRows.ts'
import { amountToBridge, isWorse, type PlanOrder, planState } from './planState.ts'

const open = { isEnded: false }
const done = { status: 'done' } as const
const order = (status: PublicStatus | null, stored: PendingTransfer | null = null, id = 'o1'): PlanOrder => ({
  id,
  status,
  stored,
})
const stateOf = (...orders: readonly PlanOrder[]) => planState({ plan: open, swap: done, isUnsure: false, orders })

describe('before the swap is done', () => {
  it.each([
    ['waiting', false, 'swapping'],
    ['sent', false, 'swapping'],
    ['failed', false, 'stopped'],
    ['expired', false, 'stopped'],
    ['expired', true, 'check_wallet'],
    ['unknown', false, 'check_wallet'],
  ] as const)('a swap that is %s (unsure: %s) is %s', (status, isUnsure, kind) =>
    expect(planState({ plan: open, swap: { status }, isUnsure, orders: [] })).toEqual({ kind }),
  )
})

describe('after the swap', () => {
  const asked = pendingOf(['open'], { phase: 'asking' })
  const unasked = pendingOf(['open'], { phase: 'ready' })

  it('the tokens are ready to bridge', () => expect(stateOf()).toEqual({ kind: 'ready', after: 'swap' }))

  it.each<PublicStatus>([
    'created',
    'deposit_seen',
    'deposit_confirmed',
    'filling',
    'action_needed',
    'refunding',
    'held',
    'failed',
  ])('an order that is %s is never offered again', (status) =>
    expect(stateOf(order(status, unasked))).toEqual({ kind: 'bridging', orderId: 'o1' }),
  )

  it.each<PublicStatus>(['filled', 'settled'])('an order that is %s ends it', (status) =>
    expect(stateOf(order(status))).toEqual({ kind: 'arrived', orderId: 'o1' }),
  )

  it('a refund makes the tokens ready again', () =>
    expect(stateOf(order('refunded'))).toEqual({ kind: 'ready', after: 'refunded' }))

  it.each([
    ['no wallet was asked to pay', unasked],
    ['failed on chain', pendingOf(['open'], { phase: 'failed' })],
  ])('so does an expired order that %s', (_, stored) =>
    expect(stateOf(order('expired', stored))).toEqual({ kind: 'ready', after: 'expired' }),
  )

  it.each([
    ['whose answer is missing', order(null, unasked)],
    ['that a wallet was asked to pay', order('expired', asked)],
    ['whose deposit was sent', order('expired', pendingOf(['open'], { phase: 'sent' }))],
    [
      'whose deposit was signed',
      order('expired', { ...unasked, signature: {} as NonNullable<PendingTransfer['signature']> }),
    ],
    ['that any wallet can pay', order('expired', { ...unasked, steps: [{ kind: 'pay_address' } as Step] })],
    ['that this browser no longer knows', order('expired')],
  ])('an order %s has to be checked first', (_, one) =>
    expect(stateOf(one)).toEqual({ kind: 'check_order', orderId: 'o1' }),
  )

  it('one open order among several decides', () => {
    const orders = [order('expired', unasked), order('filling', null, 'o2'), order('settled', null, 'o3')]
    expect(stateOf(...orders)).toEqual({ kind: 'bridging', orderId: 'o2' })
    expect(stateOf(order(null), order('settled', null, 'o2'))).toEqual({ kind: 'check_order', orderId: 'o1' })
    expect(stateOf(order('refunded'), order('expired', unasked, 'o2'))).toEqual({ kind: 'ready', after: 'expired' })
  })

  it('a plan that its user has ended offers nothing', () => {
    const ended = { plan: { isEnded: true }, swap: done, isUnsure: false }
    expect(planState({ ...ended, orders: [] })).toEqual({ kind: 'kept' })
    expect(planState({ ...ended, orders: [order('settled')] })).toEqual({ kind: 'arrived', orderId: 'o1' })
  })
})

it.each([
  [1000n, 1000n, false],
  [995n, 1000n, false],
  [994n, 1000n, true],
  [0n, 0n, false],
])('%s instead of %s is worse: %s', (now, promised, worse) => expect(isWorse(now, promised)).toBe(worse))

it.each([
  ['120', '100', '500', 120n],
  [null, '100', '500', 100n],
  ['120', '100', '110', 110n],
])('bridges what arrived (%s), at least %s, at most %s', (received_amount, min_receive_amount, most, amount) =>
  expect(amountToBridge({ received_amount, min_receive_amount }, most)).toBe(amount),
)
