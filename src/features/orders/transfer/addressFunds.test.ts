import { describe, expect, it } from 'vitest'
import type { OrderDetail } from '#core/wire/order.ts'
import { orderOf } from '#src/testing/rows.ts'
import { addressFunds } from './addressFunds.ts'
import { addressView } from './resume.ts'

const early = Date.parse('2030-01-01T00:00:10.000Z')
const late = Date.parse('2030-01-01T00:02:00.000Z')
const step = { kind: 'pay_address', label: 'transfer', offer: {} } as OrderDetail['steps'][number]
const order = (status: OrderDetail['status'], change: Partial<OrderDetail> = {}) =>
  orderOf(status, {
    custody: 'escrow',
    steps: [step],
    send_amount: '50',
    open_by: '2030-01-01T00:01:00.000Z',
    ...change,
  })

describe('what is at an order’s own EVM address', () => {
  it.each([
    ['created', '20', early, 'partly'],
    ['created', '50', early, 'opening'],
    ['created', '57', early, 'opening'],
    ['created', '50', late, 'left'],
    ['expired', '50', late, 'left'],
    // The server knows that the time is up before this device does.
    ['expired', '20', early, 'left'],
    ['deposit_seen', '7', early, 'left'],
    ['settled', '7', late, 'left'],
    ['refunded', '50', late, 'left'],
  ] as const)('of %s with %s is %s: %s', (status, balance, now, state) =>
    expect(addressFunds(order(status, { address_balance: balance }), now)).toMatchObject({
      state,
      units: BigInt(balance),
    }),
  )

  it('is nothing without a balance, while it is unknown, and for addresses that a maker’s key owns', () => {
    expect(addressFunds(order('settled', { address_balance: '0' }), late)).toBeNull()
    expect(addressFunds(order('settled', { address_balance: null }), late)).toBeNull()
    const { offer: _, ...plain } = step as Extract<typeof step, { kind: 'pay_address' }>
    expect(addressFunds(order('expired', { steps: [plain], address_balance: '7' }), late)).toBeNull()
  })
})

describe('the view of that address', () => {
  const shown = { offer: { kind: 'continue' }, working: false, shut: false } as const
  it.each([
    ['shown', 'created', null, early],
    ['partly', 'created', '20', early],
    ['opening', 'created', '50', early],
    ['late', 'created', null, late],
    ['left', 'created', '20', late],
    ['left', 'expired', '20', late],
    ['hidden', 'expired', null, late],
    ['hidden', 'settled', '7', late],
  ] as const)('is %s: %s with %s', (view, status, balance, now) =>
    expect(addressView(order(status, { address_balance: balance }), now, shown)).toBe(view),
  )

  it('shows no address whose terms are not confirmed, even if a part is there', () => {
    expect(addressView(order('created', { address_balance: '20' }), early, { ...shown, shut: true })).toBe('hidden')
  })
})
