import { describe, expect, it } from 'vitest'
import type { Step } from '#core/wire/order.ts'
import { OWN, orderOf, quoteOf } from '#src/testing/rows.ts'
import { createPendingStore, isCutOff, orderToCheck, type PendingTransfer } from '#src/features/shared/pending.ts'
import { type AddressView, addressView, resumeOffer } from './resume.ts'

const step = (label: Step['label']): Step => ({
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
})
const pending: PendingTransfer = {
  orderId: 'order',
  token: 't',
  fromChainId: 1,
  steps: [step('approve'), step('open')],
  next: 1,
  phase: 'ready',
  txRef: null,
  expected: {
    quote: quoteOf(),
    orderId: 'order',
    recipient: OWN,
    depositor: OWN,
    refundAddress: null,
    settlementAddress: '0x',
    openBy: '2030-01-01T00:01:00.000Z',
  },
  openBy: '2030-01-01T00:01:00.000Z',
  createdAt: '2030-01-01T00:00:00.000Z',
}
const early = Date.parse('2030-01-01T00:00:10.000Z')
const late = Date.parse('2030-01-01T00:02:00.000Z')

describe('actions on the order page', () => {
  it.each<
    [string, Partial<PendingTransfer> | null, Parameters<typeof resumeOffer>[1], number, ReturnType<typeof resumeOffer>]
  >([
    ['nothing for somebody else', null, 'created', early, { kind: 'none' }],
    ['nothing once the deposit is seen', { phase: 'asking' }, 'deposit_seen', early, { kind: 'none' }],
    ['to go on when the wallet was not asked', {}, 'created', early, { kind: 'continue' }],
    ['to watch what was sent', { phase: 'sent', txRef: 'tx' }, 'created', late, { kind: 'follow' }],
    ['to go on after the approval', { phase: 'sent', txRef: 'tx', next: 0 }, 'created', early, { kind: 'continue' }],
    [
      'to ask the contract again, which takes it once',
      { phase: 'asking' },
      'created',
      early,
      { kind: 'unsure', again: 'safe' },
    ],
    [
      'to look first where asking again pays twice',
      { phase: 'asking', next: 0, steps: [step('transfer')] },
      'created',
      early,
      { kind: 'unsure', again: 'risky' },
    ],
    [
      'nothing but a look where a provider’s contract would take the deposit twice',
      {
        phase: 'asking',
        steps: [step('approve'), step('transfer')],
        place: { sender: OWN, nonce: '7', since: '1' },
        expected: { ...pending.expected, quote: { ...pending.expected.quote, custody: 'provider_contract' } },
      },
      'created',
      early,
      { kind: 'unsure', again: 'look' },
    ],
    ['a fresh start when it is too late', {}, 'created', late, { kind: 'expired' }],
    ['a fresh start when the server says so', {}, 'expired', early, { kind: 'expired' }],
    [
      'a look into the wallet while the deposit may be under way',
      { phase: 'asking' },
      'expired',
      late,
      { kind: 'unsure', again: 'late' },
    ],
    [
      'that look also where approval and deposit were one question',
      { phase: 'asking', next: 0 },
      'expired',
      late,
      { kind: 'unsure', again: 'late' },
    ],
    [
      'to look first where the payment may have followed the step that was asked for',
      { phase: 'asking', next: 0, steps: [step('approve'), step('transfer')] },
      'created',
      early,
      { kind: 'unsure', again: 'risky' },
    ],
    ['the truth about a refused deposit', { phase: 'failed' }, 'created', early, { kind: 'failed' }],
  ])('%s', (_, change, status, now, offer) => {
    expect(resumeOffer(change === null ? null : { ...pending, ...change }, status, now)).toEqual(offer)
  })
})

describe('the address on the order page', () => {
  const order = orderOf('created', { steps: [{ ...step('transfer'), kind: 'pay_address' } as Step] })
  const facts = { offer: { kind: 'continue' }, working: false, shut: false } as const
  const unsure = { kind: 'unsure', again: 'risky' } as const
  it.each<[AddressView, string, Parameters<typeof addressView>[2], number]>([
    ['shown', 'while it waits for a deposit', facts, early],
    ['shown', 'while a connected wallet is asked', { ...facts, offer: unsure, working: true }, early],
    ['unsure', 'once a wallet may have paid it', { ...facts, offer: unsure }, early],
    ['hidden', 'until the terms of another browser are confirmed', { ...facts, shut: true }, early],
    ['hidden', 'to a visitor', undefined, early],
    ['late', 'after the deadline', facts, late],
    ['late', 'to a visitor after the deadline', undefined, late],
  ])('is %s %s', (view, _, given, now) => expect(addressView(order, now, given)).toBe(view))

  it('waits while a payment to it is in a mempool', () => {
    const paid = {
      ...order,
      send_amount: '5',
      waiting_deposit: { chain_id: 1, tx_hash: 'ab', explorer_url: null, at: '', amount: '5' },
    }
    expect(addressView(paid, early, facts)).toBe('waiting')
    expect(addressView(paid, early)).toBe('waiting')
    expect(addressView(paid, late, facts)).toBe('late')
    expect(addressView({ ...paid, send_amount: '6' }, early, facts)).toBe('shown')
  })

  it('exists only for an unpaid order that has one', () => {
    expect(addressView({ ...order, status: 'deposit_seen' }, late, facts)).toBe('hidden')
    expect(addressView({ ...order, steps: [step('open')] }, early, facts)).toBe('hidden')
  })
})

describe('a transfer that may have been sent', () => {
  it('is checked before a second order', () => {
    expect(orderToCheck({ ...pending, phase: 'asking' })).toBe('order')
    expect(orderToCheck({ ...pending, phase: 'sent', txRef: 'tx' })).toBe('order')
    const signature = { kind: 'erc3009', valid_after: 0, valid_before: 1, signature: '0x01' } as const
    expect(orderToCheck({ ...pending, phase: 'ready', signature })).toBe('order')
  })

  it('is none if no wallet was asked, it declined, or the network rejected it', () => {
    expect(orderToCheck(null)).toBeNull()
    expect(orderToCheck(pending)).toBeNull()
    expect(orderToCheck({ ...pending, phase: 'failed' })).toBeNull()
  })
})

describe('stored transfers', () => {
  const rows = new Map<string, string>()
  const storage = {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
  }

  it('survive a reload, newest first, one per order', () => {
    const first = createPendingStore(storage)
    first.save(pending)
    first.save({ ...pending, orderId: 'other' })
    first.save({ ...pending, phase: 'sent', txRef: 'tx' })
    const second = createPendingStore(storage)
    expect(second.list().map((row) => row.orderId)).toEqual(['order', 'other'])
    expect(second.get('order')).toMatchObject({ phase: 'sent', txRef: 'tx' })
    second.remove('order')
    expect(first.get('order')).toBeNull()
  })

  it('ignore entries that are not a transfer', () => {
    rows.set('causeway.pending', JSON.stringify([{ orderId: 1 }, null, pending]))
    expect(createPendingStore(storage).list()).toHaveLength(1)
  })
})

describe('a review that is reloaded after its confirmation', () => {
  const cutOff = (change: Partial<PendingTransfer>, review = 'here', nowMs = early) =>
    isCutOff({ ...pending, review: 'here', ...change }, review, nowMs)

  it.each<[string, Partial<PendingTransfer>]>([
    ['the wallet is asked', { phase: 'asking', next: 0 }],
    ['the approval was sent', { phase: 'sent', next: 0, txRef: 'tx' }],
    ['the approval is done', { phase: 'ready', next: 1 }],
    ['the deposit was sent', { phase: 'sent', next: 1, txRef: 'tx' }],
    ['the wallet was not asked yet', { phase: 'ready', next: 0 }],
  ])('leads to its order while %s', (_, change) => expect(cutOff(change)).toBe(true))

  it.each<[string, Partial<PendingTransfer>]>([
    ['the person declined in the wallet', { phase: 'ready', next: 0, declined: true }],
    ['the wallet was not asked and the offer is over', { phase: 'ready', next: 0, openBy: pending.createdAt }],
    ['the network refused it', { phase: 'failed' }],
  ])('is shown again where %s', (_, change) => expect(cutOff(change)).toBe(false))

  it('is separate for another review in the next minute, unless a wallet is being asked', () => {
    expect(cutOff({ phase: 'sent', txRef: 'tx' }, 'other')).toBe(false)
    expect(cutOff({ phase: 'asking' }, 'other')).toBe(true)
  })

  it('is new after ten minutes', () => expect(cutOff({ phase: 'asking' }, 'here', early + 600_000)).toBe(false))
})
