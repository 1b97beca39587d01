import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PublicStatus } from '#core/order/status.ts'
import type { Step } from '#core/wire/order.ts'
import type { PendingTransfer } from '#src/features/shared/pending.ts'
import { pendingOf } from '#src/testing/swapRows.ts'
import { publicStatuses } from '#core/order/status.ts'
import { amountToBridge, arrivalOf, arrivalState, isWorse, type PlanOrder, planState } from './planState.ts'

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

it('bridges at least what the second step was quoted for, whatever the swap brought', () => {
  const units = fc.bigInt({ min: 1n, max: 2n ** 255n })
  const less = fc.bigInt({ min: 0n, max: 2n ** 255n })
  fc.assert(
    fc.property(units, less, fc.option(less), (least, most, extra) => {
      const route = least + most
      const received = extra === null ? null : least + extra
      const swap = { received_amount: received === null ? null : String(received), min_receive_amount: String(least) }
      const amount = amountToBridge(swap, String(route))
      expect(amount).toBeGreaterThanOrEqual(least)
      expect(amount).toBeLessThanOrEqual(received ?? least)
      expect(amount).toBeLessThanOrEqual(route)
    }),
  )
})

describe('a swap of what an order pays out', () => {
  type Swaps = Parameters<typeof arrivalState>[0]['swaps']
  const stateAfter = (order: PublicStatus, swaps: Swaps = [], plan = open) => arrivalState({ plan, order, swaps })
  const made = (status: Swaps[number]['status'], isUnsure = false, id = 's1') => ({ id, status, isUnsure })

  it('is offered once the order has arrived, and at no other time', () => {
    const offered = publicStatuses.filter((status) => stateAfter(status).kind === 'ready')
    expect(offered).toEqual(['filled', 'settled'])
  })

  it.each<PublicStatus>(['expired', 'refunded', 'failed'])('has no place after an order that %s', (status) =>
    expect(stateAfter(status)).toEqual({ kind: 'stopped' }),
  )

  it.each([
    ['waiting', false, { kind: 'swapping', swapId: 's1' }],
    ['sent', false, { kind: 'swapping', swapId: 's1' }],
    ['done', false, { kind: 'done', swapId: 's1' }],
    ['unknown', false, { kind: 'check_wallet', swapId: 's1' }],
    ['expired', true, { kind: 'check_wallet', swapId: 's1' }],
    ['expired', false, { kind: 'ready', after: 'swap' }],
    ['failed', false, { kind: 'ready', after: 'swap' }],
    [null, false, { kind: 'ready', after: 'swap' }],
  ] as const)('that is %s (unsure: %s)', (status, isUnsure, state) =>
    expect(stateAfter('filled', [made(status, isUnsure)])).toEqual(state),
  )

  it('follows the swap that may have spent it, whatever came before and after', () => {
    expect(stateAfter('filled', [made('failed'), made('sent', false, 's2')])).toEqual({
      kind: 'swapping',
      swapId: 's2',
    })
    expect(stateAfter('filled', [made('done'), made('failed', false, 's2')])).toEqual({ kind: 'done', swapId: 's1' })
    expect(stateAfter('filled', [made('unknown'), made('failed', false, 's2')]).kind).toBe('check_wallet')
  })

  it('ends when its user keeps what arrived', () => {
    expect(stateAfter('filled', [], { isEnded: true })).toEqual({ kind: 'kept' })
    for (const status of ['failed', 'unknown', null] as const)
      expect(stateAfter('filled', [made(status)], { isEnded: true })).toEqual({ kind: 'kept' })
    // A swap under way is shown all the same.
    expect(stateAfter('filled', [made('sent')], { isEnded: true }).kind).toBe('swapping')
  })
})

describe('the payout that a swap can spend', () => {
  const paid = { to_asset: '2:native', status: 'filled', receive_amount: '10', paid_amount: null } as const
  const outcome = (received_asset: string | null, received_amount: string | null) => ({
    ...paid,
    outcome: {
      received_asset,
      received_amount,
      received_verified: true,
      refunded_asset: null,
      refunded_amount: null,
      refunded_verified: false,
      reason: null,
    },
  })
  const WANTED = '2:0xusdc'

  it.each([
    ['what was ordered', paid, { asset: '2:native', units: '10' }],
    ['what was paid, which may be another amount', { ...paid, paid_amount: '7' }, { asset: '2:native', units: '7' }],
    ['what a provider reports', outcome('2:native', '8'), { asset: '2:native', units: '8' }],
    ['another asset that it reports', outcome('2:0xweth', '8'), { asset: '2:0xweth', units: '8' }],
    ['what was ordered while it reports no asset', outcome(null, null), { asset: '2:native', units: '10' }],
    ['none of another asset in an unknown amount', outcome('2:0xweth', null), null],
    ['none if it was paid in the wanted asset', outcome(WANTED, '8'), null],
    ['none on another network', outcome('3:native', '8'), null],
  ])('is %s', (_, order, expected) => expect(arrivalOf(order, WANTED)).toEqual(expected))
})
