import { custodies } from '#core/order/escrowOrder.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { publicStatuses, type PublicStatus } from '#core/order/status.ts'
import type { OrderDetail } from '#core/wire/order.ts'
import { restOfMessages } from '#src/i18n/current.ts'
import { chain, orderOf, token } from '#src/testing/rows.ts'
import { orderNames } from './orderNames.ts'
import { progressView } from './progress.ts'
import type { AddressView } from '../transfer/resume.ts'
import type { LiveOrder } from './useOrder.ts'

const names = {
  from: 'Northshore',
  to: 'Southshore',
  sent: '0.1 ETH',
  received: '0.099 ETH',
  waiting: '',
  arrived: '',
  rest: '',
  least: '0.098 ETH',
  provider: '',
  depositSent: false,
  exchange: null,
}
const states = (status: (typeof publicStatuses)[number]) =>
  progressView(orderOf(status), names).stages.map((stage) => stage.state)

describe('progress of an order', () => {
  beforeAll(() => restOfMessages())

  it.each(publicStatuses)('has complete messages for %s', (status) => {
    for (const custody of custodies) {
      const view = progressView(orderOf(status, { custody }), names)
      expect(`${view.title} ${view.message} ${view.stages.map((stage) => stage.label).join(' ')}`).not.toMatch(/[{}]/)
    }
  })

  it('fills the line in proportion to the status', () => {
    const fills = (['created', 'deposit_seen', 'deposit_confirmed', 'filling', 'filled'] as const).map(
      (status) => progressView(orderOf(status), names).fill,
    )
    expect(fills).toEqual([...fills].sort((a, b) => a - b))
    expect(fills[0]).toBe(0)
    expect(fills.at(-1)).toBe(1)
  })

  it('moves with the confirmations between seen and confirmed', () => {
    const at = (have: number) => progressView(orderOf('deposit_seen', { confirmations: { have, need: 4 } }), names).fill
    expect([at(0), at(2), at(9)]).toEqual([0.25, 0.375, 0.5])
  })

  it('shows a deposit that left the wallet before it is in a block', () => {
    const view = progressView(orderOf('created'), { ...names, depositSent: true })
    expect(view.fill).toBeGreaterThan(0)
    expect(view.message).toContain('has left your wallet')
  })

  it('marks stages by the order’s status', () => {
    expect(states('created')).toEqual(['now', 'todo', 'todo', 'todo'])
    expect(states('filling')).toEqual(['done', 'done', 'now', 'todo'])
    const paying = (status: 'filling' | 'filled') => progressView(orderOf(status), names).stages[2]?.label
    expect([paying('filling'), paying('filled')]).toEqual(['Paying out on Southshore', 'Paid out on Southshore'])
    expect(states('settled')).toEqual(['done', 'done', 'done', 'done'])
    expect(states('action_needed')).toEqual(['done', 'done', 'stopped', 'todo'])
  })

  it('shows why the payout waits, until the next event', () => {
    const event = (seq: number, type: 'waiting' | 'confirmations' | 'intent_written', data = {}) => ({
      seq,
      type,
      status: 'filling' as const,
      at: '2030-01-01T00:00:05.000Z',
      data,
    })
    const detail = (...events: ReturnType<typeof event>[]) =>
      progressView(orderOf('filling', { events }), names).stages[2]?.detail
    const waiting = event(1, 'waiting', { reason: 'fee_above_cap' })
    expect(detail(waiting)).toContain('Southshore')
    expect(detail(waiting, event(2, 'confirmations'))).toBe(detail(waiting))
    expect(detail(waiting, event(2, 'intent_written'))).toBeNull()
    expect(detail(event(1, 'waiting', { reason: 'under_review' }))).toContain('safety check')
    for (const reason of ['outflow_cap', 'unclaimed_cap'])
      expect(detail(event(1, 'waiting', { reason }))).toContain('Southshore')
    expect(detail(event(1, 'waiting', { reason: 'something_else' }))).toBeNull()
  })

  it('shows that the recipient used too much gas if that is why it is refunded', () => {
    const told = (status: 'refunding' | 'refunded', reason: string) =>
      progressView(
        orderOf(status, {
          events: [{ seq: 1, type: 'waiting', status: 'filling', at: '2030-01-01T00:00:05.000Z', data: { reason } }],
        }),
        names,
      ).message
    for (const status of ['refunding', 'refunded'] as const) {
      expect(told(status, 'recipient_gas_too_high')).toContain('too much gas on Southshore')
      expect(told(status, 'fee_above_cap')).toContain('couldn’t be made')
    }
  })

  it('takes times from the event log', () => {
    const events = [
      {
        seq: 1,
        type: 'deposit_seen' as const,
        status: 'deposit_seen' as const,
        at: '2030-01-01T00:00:05.000Z',
        data: {},
      },
    ]
    expect(progressView(orderOf('deposit_seen', { events }), names).stages[0]?.at).toBe('2030-01-01T00:00:05.000Z')
  })
})

describe('a deposit that any wallet can pay', () => {
  beforeAll(() => restOfMessages())
  const step = { kind: 'pay_address', label: 'transfer' } as OrderDetail['steps'][number]
  const order = (status: PublicStatus, change: Partial<OrderDetail> = {}) =>
    orderOf(status, { custody: 'maker', steps: [step], send_amount: '1234567', ...change })
  const namesOf = (row: OrderDetail) =>
    orderNames({ order: row, from: chain(1, 'Bitshore'), fromAsset: token(1, 'BTC', 8) } as LiveOrder, false)
  const view = (address: AddressView, depositSent = false) =>
    progressView(order('created'), { ...names, sent: '0.01234567 BTC', depositSent }, address)

  it('names its exact amount, which people copy', () => {
    expect(namesOf(order('created')).sent).toContain('0.01234567 BTC')
    expect(namesOf(order('created', { steps: [] })).sent).toContain('0.012345 BTC')
    expect(view('shown').message).toContain('Send 0.01234567 BTC to the address below')
  })

  it('shows what was paid and what arrived, once it has', () => {
    const overpaid = { deposited_amount: '2000000', paid_amount: '5000000000000000000', receive_amount: '1' }
    const shown = (status: PublicStatus) =>
      orderNames(
        {
          order: order(status, overpaid),
          from: chain(1, 'Bitshore'),
          fromAsset: token(1, 'BTC', 8),
          toAsset: token(2, 'ETH', 18),
        } as LiveOrder,
        false,
      )
    expect(shown('filled').sent).toContain('0.02 BTC')
    expect(shown('filled').received).toContain('5 ETH')
    expect(shown('deposit_seen').sent).toContain('0.01234567 BTC')
    expect(shown('refunded').sent).toContain('0.01234567 BTC')
  })

  it('promises a late refund only where we make it', () => {
    const texts = (provider: string, change: Partial<OrderDetail> = {}) =>
      [
        progressView(order('expired', change), { ...names, provider }),
        progressView(order('created', change), { ...names, provider }, 'late'),
      ]
        .map(({ message }) => message)
        .join(' ')
    expect(texts('')).toMatch(/is refunded.*is refunded/)
    expect(texts('NEAR Intents')).toMatch(/NEAR Intents may refund.*NEAR Intents may refund/)
    expect(texts('NEAR Intents')).not.toContain('is refunded')
    expect(texts('', { custody: 'escrow' })).toMatch(
      /stays at the address.*stays at the address.*withdraw it to your refund address/,
    )
    expect(texts('', { custody: 'escrow' })).not.toContain('is refunded')
  })

  it('points to an address only where the page shows one', () => {
    for (const address of ['unsure', 'late', 'hidden'] as const)
      expect(view(address).message).not.toContain('address below')
    expect(view('unsure').message).toContain('may have already sent 0.01234567 BTC')
    expect(view('hidden').message).toBe('Nothing has been sent yet.')
  })

  it('asks for no deposit after the deadline, unless this browser has sent one', () => {
    expect(view('late')).toMatchObject({
      title: 'Time is up',
      message: expect.stringMatching(/^Don’t send anything to this address anymore/) as string,
    })
    expect(view('late', true)).toMatchObject({
      title: 'Waiting for your deposit',
      message: expect.stringContaining('has left your wallet') as string,
    })
  })

  it('tells what an EVM address holds, what it still needs, and where a refund goes', () => {
    const own = (status: PublicStatus, address: AddressView = 'hidden') =>
      progressView(
        order(status, { custody: 'escrow' }),
        { ...names, sent: '50 USDC', arrived: '20 USDC', rest: '30 USDC' },
        address,
      )
    expect(own('created', 'partly')).toMatchObject({
      title: 'Waiting for the rest',
      message: '20 USDC arrived. Send 30 USDC more to the same address before the time is up.',
    })
    expect(own('created', 'opening').title).toBe('Deposit detected on Northshore')
    expect(own('created', 'opening').fill).toBeGreaterThan(0)
    for (const status of ['created', 'expired'] as const) {
      expect(own(status, 'left').title).toBe('Deposit not paid out')
      expect(own(status, 'left').message).toMatch(/^20 USDC is still at the deposit address.*Withdraw it/)
    }
    expect(own('deposit_seen').message).toContain('safe in the escrow contract')
    expect(own('action_needed').message).toContain('refund it to the deposit address')
    for (const status of ['refunding', 'refunded'] as const)
      expect(own(status).message).toContain('refunded to the deposit address')
  })

  it('counts what an EVM address still needs, to the last unit', () => {
    const row = order('created', { custody: 'escrow', address_balance: '1234566' })
    expect(namesOf(row)).toMatchObject({
      arrived: expect.stringContaining('0.01234566 BTC') as string,
      rest: expect.stringContaining('0.00000001 BTC') as string,
    })
  })

  it('names no amount once a deposit is there, which may be another', () => {
    for (const status of ['deposit_seen', 'deposit_confirmed', 'refunding', 'refunded'] as const) {
      const { message } = progressView(order(status), names)
      expect(message).toContain('Northshore')
      expect(message).not.toContain(names.sent)
    }
    expect(progressView(order('deposit_confirmed'), names).message).toContain('otherwise it’s refunded')
  })
})

describe('a transfer to an exchange', () => {
  beforeAll(() => restOfMessages())
  const message = (confirmations: number) =>
    progressView(orderOf('settled', { exchange_id: 11 }), { ...names, exchange: { name: 'Harbour', confirmations } })
      .message

  it('names the exchange that credits it, and its confirmations if known', () => {
    expect(message(12)).toContain('Harbour credits it after 12 confirmations')
    expect(message(0)).not.toMatch(/0 confirmations|wallet on/)
  })

  it('has the usual message while its deposit is in the escrow contract', () => {
    const stopped = progressView(orderOf('deposit_confirmed', { exchange_id: 11 }), {
      ...names,
      exchange: { name: 'Harbour', confirmations: 12 },
    })
    expect(stopped.message).toContain('safe in the escrow contract')
  })
})

describe('ends by an external provider', () => {
  const end = (status: PublicStatus, reason: string | null, refund_address: string | null = '0xrefund') =>
    progressView(
      orderOf(status, {
        custody: 'provider',
        refund_address,
        outcome: {
          received_asset: null,
          received_amount: '1',
          received_verified: true,
          refunded_asset: null,
          refunded_amount: null,
          refunded_verified: false,
          reason,
        },
      }),
      { ...names, provider: 'deBridge' },
    ).message

  it('name the provider and what its sender can do', () => {
    expect(end('held', 'untaken')).toMatch(/cancel it in deBridge.*Southshore.*refunded on Northshore/)
    expect(end('held', 'payout_unproven')).toMatch(/deBridge.*Southshore.*reference/)
    expect(end('held', 'refund_unproven')).toMatch(/deBridge.*refund.*Northshore.*reference/)
    expect(end('held', 'refund_unproven')).toContain('your refund address')
    expect(end('held', 'refund_unproven', null)).toMatch(/deBridge.*Northshore.*wallet you sent from.*reference/)
    expect(end('held', 'failed')).toMatch(/deBridge.*reference/)
    expect(end('held', null)).toMatch(/deBridge/)
    expect(end('settled', 'paid_less')).toMatch(/0\.099 ETH.*less.*0\.098 ETH.*deBridge/)
  })
})

describe('a direct payment', () => {
  const view = (status: PublicStatus, reason: string | null = null) =>
    progressView(
      orderOf(status, {
        custody: 'direct',
        outcome: {
          received_asset: null,
          received_amount: null,
          received_verified: false,
          refunded_asset: null,
          refunded_amount: null,
          refunded_verified: false,
          reason,
        },
      }),
      { ...names, provider: 'Direct payment' },
    )

  it('has no deposit that anyone holds', () => {
    expect(view('settled').stages.map(({ label }) => label)).toEqual(['Sent on Northshore', 'Arrived on Southshore'])
    for (const status of ['created', 'deposit_seen', 'settled', 'expired', 'failed'] as const)
      expect(`${view(status).title} ${view(status).message}`).not.toMatch(/deposit|escrow|quote/i)
  })

  it('says why it doesn’t count', () => {
    expect(view('expired')).toMatchObject({
      title: 'No payment in time',
      message: expect.stringContaining('link again'),
    })
    expect(view('expired', 'payment_unseen').message).toMatch(/Northshore.*dropped or replaced/)
    for (const status of ['created', 'expired'] as const)
      expect(view(status, 'payment_other').message).toContain('isn’t this payment')
    for (const status of ['created', 'failed'] as const)
      expect(view(status, 'payment_failed').message).toContain('rejected this transaction')
    expect(view('failed').title).toBe('Payment failed')
    expect(view('settled', 'payment_other').message).toContain('delivered')
  })
})
