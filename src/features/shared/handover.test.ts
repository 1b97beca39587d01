import { describe, expect, it } from 'vitest'
import type { OrderTaken, Step } from '#core/wire/order.ts'
import { quoteOf } from '#src/testing/rows.ts'
import { handoverHash, readHandover, takenTransfer } from './handover.ts'
import { resumeOffer } from '../orders/transfer/resume.ts'
import { withSettlement } from '../orders/transfer/settlement.ts'

const code = `ch_${'x'.repeat(43)}`

describe('the fragment of a handover link', () => {
  it.each([
    { code, asked: false },
    { code, asked: true },
  ])('round-trips: %o', (handover) => expect(readHandover(handoverHash(handover))).toEqual(handover))

  it.each(['', '#', '#take=', '#take=short', `#take=co_${'x'.repeat(43)}`, '#tgWebAppVersion=9.1', `#take=${code}<`])(
    '%s is no code',
    (hash) => expect(readHandover(hash)).toBeNull(),
  )
})

const step = (label: Step['label'], change: Partial<Step> = {}): Step =>
  ({
    kind: 'evm_call',
    chain_id: 1,
    label,
    status: 'waiting',
    tx_ref: null,
    to: '0x00',
    data: '0x',
    value: '0',
    offer: null,
    approval: null,
    ...change,
  }) as Step
const times = { open_by: '2030-01-01T00:01:00.000Z', created_at: '2030-01-01T00:00:00.000Z' }
const created = (steps: Step[]): OrderTaken =>
  ({
    order: {
      ...quoteOf(),
      ...times,
      id: 'order',
      from_asset: '31337:native',
      from_address: '0xpayer',
      recipient: '0xpayee',
      memo: null,
      steps,
    },
    steps,
  }) as unknown as OrderTaken
const late = Date.parse('2030-01-01T00:02:00.000Z')
const early = Date.parse('2030-01-01T00:00:10.000Z')
const offered = (steps: Step[], asked = false) =>
  resumeOffer(takenTransfer(created(steps), 'co_there', asked), 'created', early)

describe('a transfer from another browser', () => {
  it('expects the order’s terms, is marked, and starts at its first step', () => {
    expect(takenTransfer(created([step('approve'), step('open')]), 'co_there', false)).toMatchObject({
      orderId: 'order',
      token: 'co_there',
      fromChainId: 31337,
      next: 0,
      phase: 'ready',
      takenOver: true,
      expected: {
        recipient: '0xpayee',
        depositor: '0xpayer',
        quote: { from_asset: '31337:native' },
        openBy: times.open_by,
      },
    })
  })

  it('of an external provider expects the terms that its steps are compared with', () => {
    const { order, steps } = created([step('transfer')])
    const external = { custody: 'provider', provider: 'relay', native_fee: '7', min_receive_amount: '5' } as const
    expect(takenTransfer({ order: { ...order, ...external }, steps }, 'co_there', false).expected).toMatchObject({
      provider: 'relay',
      quote: { native_fee: '7', min_receive_amount: '5' },
    })
  })

  it('whose deposit is only signed stays one', () => {
    const { order, steps } = created([step('open')])
    const fee = { kind: 'deposit_gas', asset: '31337:native', amount: '4', usd: null } as never
    const quoteWith = (fees: OrderTaken['order']['fees']) =>
      takenTransfer({ order: { ...order, fees }, steps }, 'co_there', false).expected.quote
    expect(quoteWith([fee])).toMatchObject({ gasless: true })
    expect(quoteWith([])).not.toHaveProperty('gasless')
    const byAddress = created([step('transfer', { kind: 'pay_address' })])
    const taken = { ...byAddress, order: { ...byAddress.order, fees: [fee] } }
    expect(takenTransfer(taken, 'co_there', false).expected.quote).not.toHaveProperty('gasless')
  })

  it('may be paid by any account if it was ordered without a wallet', () => {
    const depositorOf = (refund: string, steps: Step[]) => {
      const { order } = created(steps)
      const taken = { order: { ...order, refund_address: refund }, steps }
      return takenTransfer(taken, 'co_there', false).expected.depositor
    }
    const address = [step('transfer', { kind: 'pay_address' })]
    expect(depositorOf('0xpayer', address)).toBe('')
    expect(depositorOf('0xother', address)).toBe('0xpayer')
    expect(depositorOf('0xpayer', [step('transfer')])).toBe('0xpayer')
  })

  it('is continued if no wallet was asked', () => expect(offered([step('open')])).toEqual({ kind: 'continue' }))
  it('is followed if a wallet has sent its deposit', () =>
    expect(offered([step('approve'), step('open', { status: 'sent', tx_ref: '0xtx' })], true)).toEqual({
      kind: 'follow',
    }))
  it('is not restarted as unsent if a wallet was asked for any step before the order expired', () => {
    const transfer = (asked: boolean) => takenTransfer(created([step('approve'), step('open')]), 'co_there', asked)
    for (const [status, now] of [
      ['created', late],
      ['expired', early],
    ] as const) {
      expect(resumeOffer(transfer(true), status, now)).toEqual({ kind: 'unsure', again: 'late' })
      expect(resumeOffer(transfer(false), status, now)).toEqual({ kind: 'expired' })
    }
  })
  it('is not paid twice if a wallet was asked for a plain transfer', () =>
    expect(offered([step('transfer')], true)).toEqual({ kind: 'unsure', again: 'risky' }))

  it('gets its deposit address from the service, not from the order', async () => {
    const transfer = { ...takenTransfer(created([step('open')]), 'co_there', false), fromChainId: 7 }
    const rows = [{ chain_id: 7, escrows: ['0xescrow'], deposit_address: null, deposit_account: null }]
    expect((await withSettlement(transfer, async () => rows)).expected.settlementAddress).toBe('0xescrow')
    await expect(withSettlement(transfer, async () => [])).rejects.toMatchObject({ reason: 'settlement_unknown' })
    const known = { ...transfer, expected: { ...transfer.expected, settlementAddress: '0xknown' } }
    expect(await withSettlement(known, async () => [])).toBe(known)
  })
})
