import { describe, expect, it } from 'vitest'
import { publicStatuses } from '#core/order/status.ts'
import type { PaymentOrder } from '#core/wire/order.ts'
import { OTHER, OWN, orderOf } from '#src/testing/rows.ts'
import { paymentStatus } from '#core/order/paymentStatus.ts'

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
const byProvider = (change: Parameters<typeof outcome>[0], ...others: readonly PaymentOrder[]) => {
  const terms = { outcome: outcome(change), min_receive_amount: '950', provider_name: 'Relay' }
  return paymentStatus(asked, [order('filled', terms), ...others])
}

describe('the status of a payment request', () => {
  it.each([
    ['created', 'waiting'],
    ['expired', 'waiting'],
    ['failed', 'waiting'],
    ['deposit_seen', 'on_its_way'],
    ['deposit_confirmed', 'on_its_way'],
    ['filling', 'on_its_way'],
    ['action_needed', 'delayed'],
    ['held', 'delayed'],
    ['filled', 'paid'],
    ['settled', 'paid'],
    ['refunding', 'refunding'],
    ['refunded', 'refunded'],
  ] as const)('of an order that is %s is %s', (status, state) => expect(stateOf(order(status))).toBe(state))

  it('has a row for every status of an order', () =>
    expect(publicStatuses.map((status) => paymentStatus(asked, [order(status)]).orders.length)).toHaveLength(12))

  it('is waiting without an order', () =>
    expect(paymentStatus(asked, [])).toEqual({
      state: 'waiting',
      received: 0n,
      reported: 0n,
      reportedBy: [],
      rest: 1000n,
      stuck: null,
      orders: [],
    }))

  it('treats a status that this app does not know as on its way, never as paid', () => {
    expect(stateOf(order('teleported' as PaymentOrder['status']))).toBe('on_its_way')
    expect(stateOf(order('toString' as PaymentOrder['status']))).toBe('on_its_way')
  })

  it('names the reason of a payment that does not move, whatever the others do', () => {
    expect(paymentStatus(asked, [order('held')]).stuck).toBe('held')
    expect(paymentStatus(asked, [order('action_needed')]).stuck).toBe('action_needed')
    expect(paymentStatus(asked, [order('action_needed'), order('held')]).stuck).toBe('held')
    expect(paymentStatus(asked, [order('filling')]).stuck).toBeNull()
    expect(paymentStatus(asked, [order('filling'), order('held')])).toMatchObject({
      state: 'on_its_way',
      stuck: 'held',
    })
    expect(stateOf(order('settled'), order('held'))).toBe('paid')
    expect(stateOf(order('settled', { receive_amount: '1' }), order('held'))).toBe('partly')
    expect(stateOf(order('refunded'), order('held'))).toBe('delayed')
  })

  it('is refunding until the last refund', () => {
    expect(stateOf(order('refunded'), order('refunding'))).toBe('refunding')
    expect(stateOf(order('refunded'), order('refunded'))).toBe('refunded')
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
    expect(stateOf(order('settled', change), order('refunded'))).toBe('refunded')
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

  it('is what an external provider paid out, as read on the network', () => {
    expect(byProvider({})).toMatchObject({ state: 'paid', received: 1000n, reported: 0n, reportedBy: [] })
    expect(byProvider({ received_amount: '970' })).toMatchObject({ state: 'partly', received: 970n, rest: 30n })
  })

  it.each([true, false])('is nothing if a provider names no amount, or another asset (verified: %s)', (verified) => {
    for (const change of [{ received_amount: null }, { received_asset: null }, { received_asset: '2:0x01' }])
      expect(byProvider({ ...change, received_verified: verified })).toMatchObject({
        state: 'waiting',
        received: 0n,
        reported: 0n,
        reportedBy: [],
        rest: 1000n,
      })
  })
})

describe('an amount that only a provider reports', () => {
  const reported = { received_verified: false }

  it('never makes a request paid', () =>
    expect(byProvider(reported)).toMatchObject({
      state: 'reported',
      received: 0n,
      reported: 1000n,
      reportedBy: ['Relay'],
      rest: 0n,
    }))

  it('is added up apart from what arrived', () => {
    const half = order('settled', { receive_amount: '500' })
    expect(byProvider({ ...reported, received_amount: '500' }, half)).toMatchObject({
      state: 'reported',
      received: 500n,
      reported: 500n,
    })
    expect(byProvider({ ...reported, received_amount: '499' }, half)).toMatchObject({
      state: 'partly',
      received: 500n,
      reported: 499n,
      rest: 1n,
    })
  })

  it('changes nothing once as much has arrived', () =>
    expect(byProvider(reported, order('settled'))).toMatchObject({ state: 'paid', received: 1000n, rest: 0n }))

  it('names each provider once', () => {
    const again = order('filled', { outcome: outcome({ ...reported, received_amount: '1' }), provider_name: 'Relay' })
    const other = order('filled', { outcome: outcome({ ...reported, received_amount: '1' }), provider_name: 'LI.FI' })
    expect(byProvider(reported, again, other).reportedBy).toEqual(['Relay', 'LI.FI'])
  })
})

describe('the amount that is still to be paid', () => {
  const restOf = (...orders: readonly PaymentOrder[]) => paymentStatus(asked, orders).rest

  it.each([
    ['nothing while the whole amount is on its way', 0n, [order('filling')]],
    ['all but a tiny payment on its way', 999n, [order('filling', { receive_amount: '1' })]],
    ['all but the least that a provider pays', 50n, [order('filling', { min_receive_amount: '950' })]],
    [
      'all but the quote if a provider promises more',
      100n,
      [order('deposit_seen', { receive_amount: '900', min_receive_amount: '5000' })],
    ],
    ['all while a payment is held', 1000n, [order('held')]],
    ['all while a payment waits for its payer', 1000n, [order('action_needed')]],
    ['all after a refund, or during it', 1000n, [order('refunded'), order('refunding')]],
    ['all before a deposit', 1000n, [order('created'), order('expired'), order('failed')]],
    ['all if other terms were paid', 1000n, [order('filling', { recipient: OTHER })]],
    [
      'the difference',
      300n,
      [order('settled', { paid_amount: '400' }), order('filling', { receive_amount: '300' }), order('held')],
    ],
    ['nothing after more than the whole', 0n, [order('settled'), order('filling')]],
  ] as const)('is %s', (_, rest, orders) => expect(restOf(...orders)).toBe(rest))
})
