import { describe, expect, it } from 'vitest'
import { publicStatuses } from '#core/order/status.ts'
import type { PaymentOrder } from '#core/wire/order.ts'
import { OTHER, OWN, orderOf } from '#src/testing/rows.ts'
import { paymentStatus } from './paymentStatus.ts'

const asked = { asset: '2:native', recipient: OWN, amount: 1000n }
let ids = 0
const order = (status: PaymentOrder['status'], change: Partial<PaymentOrder> = {}): PaymentOrder =>
  orderOf(status, { id: `order-${ids++}`, receive_amount: '1000', ...change })
const stateOf = (...orders: readonly PaymentOrder[]) => paymentStatus(asked, orders).state
const outcome = (change: Partial<NonNullable<PaymentOrder['outcome']>> = {}): NonNullable<PaymentOrder['outcome']> => ({
  received_asset: asked.asset,
  received_amount: '1000',
  received_verified: true,
  refunded_asset: null,
  refunded_amount: null,
  refunded_verified: false,
  reason: null,
  ...change,
})

describe('the status of a payment request', () => {
  it.each([
    ['created', 'waiting'],
    ['expired', 'waiting'],
    ['failed', 'waiting'],
    ['deposit_seen', 'on_its_way'],
    ['deposit_confirmed', 'on_its_way'],
    ['filling', 'on_its_way'],
    ['action_needed', 'on_its_way'],
    ['held', 'on_its_way'],
    ['filled', 'paid'],
    ['settled', 'paid'],
    ['refunding', 'returned'],
    ['refunded', 'returned'],
  ] as const)('of an order that is %s is %s', (status, state) => expect(stateOf(order(status))).toBe(state))

  it('has a row for every status of an order', () =>
    expect(publicStatuses.map((status) => paymentStatus(asked, [order(status)]).orders.length)).toHaveLength(12))

  it('is waiting without an order', () =>
    expect(paymentStatus(asked, [])).toEqual({
      state: 'waiting',
      received: 0n,
      isDelayed: false,
      isReported: false,
      orders: [],
    }))

  it('treats a status that this app does not know as on its way, never as paid', () => {
    expect(stateOf(order('teleported' as PaymentOrder['status']))).toBe('on_its_way')
    expect(stateOf(order('toString' as PaymentOrder['status']))).toBe('on_its_way')
  })

  it('is on its way, with a delay, while a payment waits for someone', () => {
    expect(paymentStatus(asked, [order('held')]).isDelayed).toBe(true)
    expect(paymentStatus(asked, [order('action_needed')]).isDelayed).toBe(true)
    expect(paymentStatus(asked, [order('filling')]).isDelayed).toBe(false)
    expect(paymentStatus(asked, [order('settled'), order('held')])).toMatchObject({ state: 'paid', isDelayed: false })
  })
})

describe('an order that anyone attached to the link', () => {
  it.each([
    ['another recipient', { recipient: OTHER }],
    ['a recipient in other letters', { recipient: OWN.toUpperCase() }],
    ['another asset', { to_asset: '2:0x01' }],
    ['the same asset of another network', { to_asset: '1:native' }],
    ['a memo of an exchange', { memo: '42' }],
  ])('with %s does not count', (_, change) => {
    for (const status of ['settled', 'filling', 'refunded'] as const)
      expect(paymentStatus(asked, [order(status, change)])).toMatchObject({
        state: 'waiting',
        received: 0n,
        orders: [],
      })
    expect(stateOf(order('settled', change), order('refunded'))).toBe('returned')
  })

  it('counts once, however often it is listed', () => {
    const half = order('settled', { receive_amount: '500' })
    expect(paymentStatus(asked, [half, half])).toMatchObject({ state: 'partly', received: 500n })
  })
})

describe('what was paid', () => {
  it.each([
    [['400'], 'partly', 400n],
    [['400', '600'], 'paid', 1000n],
    [['999'], 'partly', 999n],
    [['1000', '1000'], 'paid', 2000n],
    [['1500'], 'paid', 1500n],
    [['0'], 'waiting', 0n],
  ] as const)('%j of 1000 is %s', (amounts, state, received) => {
    const orders = amounts.map((receive_amount) => order('settled', { receive_amount }))
    expect(paymentStatus(asked, orders)).toMatchObject({ state, received })
  })

  it('is the payout in a block rather than the quote', () =>
    expect(paymentStatus(asked, [order('settled', { paid_amount: '900' })])).toMatchObject({
      state: 'partly',
      received: 900n,
    }))

  it('does not include payouts that are not final', () =>
    expect(paymentStatus(asked, [order('filling', { paid_amount: '1000' })])).toMatchObject({
      state: 'on_its_way',
      received: 0n,
    }))

  it('waits for the rest while another payment moves', () => {
    const half = order('settled', { receive_amount: '500' })
    expect(stateOf(order('filling', { receive_amount: '500' }), half)).toBe('on_its_way')
    expect(stateOf(order('refunded', { receive_amount: '500' }), half)).toBe('partly')
    expect(stateOf(order('refunded'), order('settled'))).toBe('paid')
  })

  it('is what an external provider paid out, at least what it promised', () => {
    const paid = (change: Parameters<typeof outcome>[0], more: Partial<PaymentOrder> = {}) =>
      paymentStatus(asked, [order('filled', { outcome: outcome(change), min_receive_amount: '950', ...more })])
    expect(paid({})).toMatchObject({ state: 'paid', received: 1000n, isReported: false })
    expect(paid({ received_amount: '970' })).toMatchObject({ state: 'partly', received: 970n })
    expect(paid({ received_amount: null })).toMatchObject({ state: 'partly', received: 950n })
    expect(paid({ received_asset: null })).toMatchObject({ state: 'paid' })
    expect(paid({ received_asset: '2:0x01' })).toMatchObject({ state: 'waiting', received: 0n })
    expect(paid({ received_verified: false })).toMatchObject({ state: 'paid', isReported: true })
  })
})
