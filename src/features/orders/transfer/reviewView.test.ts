import type { Quote } from '#core/wire/quote.ts'
import { describe, expect, it } from 'vitest'
import { AppError } from '#core/errors.ts'
import { route, token } from '#src/testing/rows.ts'
import { transferError } from '#src/features/shared/transferError.ts'
import {
  paymentOf,
  reviewButton,
  reviewNote,
  reviewNotice,
  firstOf,
  isForForm,
  priceMoved,
  replacedProvider,
} from './reviewView.ts'

const standing = {
  confirm: 'Confirm and bridge',
  working: null as string | null,
  unclear: false,
  cutOff: false,
  form: { text: 'Review', enabled: true, reviews: true },
  complete: true,
  refund: 'given' as 'given' | 'missing' | 'invalid',
  replacedBy: null as string | null,
  accepted: true,
  failed: false,
}

describe('the note below the review button', () => {
  const note = { busy: false, unclear: false, anyWallet: false, signatures: 2 }
  it.each<[string, Partial<typeof note>, RegExp | null]>([
    ['counts the confirmations', {}, /2/],
    ['leads to the wallet once it is asked', { busy: true }, /in your wallet/],
    ['says that an address asks no wallet', { anyWallet: true }, /Nothing is sent yet/],
    ['says so while the address is made', { anyWallet: true, busy: true }, /Nothing is sent yet/],
    ['is empty where the button only opens a transfer', { unclear: true }, null],
  ])('%s', (_, change, text) =>
    text === null
      ? expect(reviewNote({ ...note, ...change })).toBeNull()
      : expect(reviewNote({ ...note, ...change })).toMatch(text),
  )
})

describe('the review button', () => {
  it.each<[string, Partial<typeof standing>, ReturnType<typeof reviewButton>]>([
    ['confirms', {}, { label: 'Confirm and bridge', enabled: true, does: 'confirm' }],
    [
      'asks again for another provider before a loss',
      { replacedBy: 'Relay', accepted: false },
      { label: 'Continue with Relay', enabled: true, does: 'accept_provider' },
    ],
    ['tries again after a refusal', { failed: true }, { label: 'Try again', enabled: true, does: 'confirm' }],
    [
      'waits for the wallet',
      { working: 'Open your wallet' },
      { label: 'Open your wallet', enabled: false, does: 'confirm' },
    ],
    [
      'leads to the field of a missing refund address',
      { complete: false, refund: 'missing' },
      { label: 'Enter a refund address', enabled: true, does: 'edit_refund' },
    ],
    [
      'leads to a refund address that is none',
      { complete: false, refund: 'invalid' },
      { label: 'Check the refund address', enabled: true, does: 'edit_refund' },
    ],
    [
      'waits for the wallet whatever the refund address says',
      { working: 'Open your wallet', complete: false, refund: 'invalid' },
      { label: 'Open your wallet', enabled: false, does: 'edit_refund' },
    ],
    [
      'does what the form needs first',
      { form: { text: 'Switch network', enabled: true, reviews: false }, complete: false },
      { label: 'Switch network', enabled: true, does: 'form' },
    ],
    [
      'is off where the form is',
      { form: { text: 'No route', enabled: false, reviews: false }, complete: false },
      { label: 'No route', enabled: false, does: 'form' },
    ],
    [
      'leads to what may have been sent',
      { unclear: true, failed: true },
      { label: 'View this transfer', enabled: true, does: 'check' },
    ],
    [
      'leads there whatever the form says by now',
      { unclear: true, complete: false, form: { text: 'Not enough ETH', enabled: false, reviews: false } },
      { label: 'View this transfer', enabled: true, does: 'check' },
    ],
    [
      'asks again for the order that a reload cut off, whatever the form says by now',
      { cutOff: true, complete: false, form: { text: 'Connect Wallet', enabled: true, reviews: false } },
      { label: 'Try again', enabled: true, does: 'ask_again' },
    ],
    [
      'asks to accept a loss before anything is sent',
      { accepted: false },
      { label: 'Accept the loss above', enabled: true, does: 'accept_loss' },
    ],
    [
      'waits for that order',
      { cutOff: true, working: 'Preparing' },
      { label: 'Preparing', enabled: false, does: 'ask_again' },
    ],
  ])('%s', (_, change, button) => {
    expect(reviewButton({ ...standing, ...change })).toEqual(button)
  })
})

const eth = token(1, 'ETH', 18)
const selection = { route: route(eth, eth), fromAsset: eth, toAsset: eth }
const none = { error: null, refusal: null, problem: null, unclear: false }

describe('the review’s message about a refusal', () => {
  it('shows the server’s fix as text', () => {
    const error = transferError(
      new AppError('daily_limit', 'Less fits today.', { fix: { kind: 'use_amount', amount: '500000000000000000' } }),
    )
    expect(reviewNotice({ ...none, error }, selection)).toEqual({
      tone: 'bad',
      text: 'Less fits today.',
      fix: { label: 'Use 0.5 ETH', action: { kind: 'use_amount', amount: '500000000000000000' } },
    })
  })

  it('shows the wallet’s fix', () => {
    const error = transferError(
      new AppError('wallet_wrong_network', 'x', { fix: { kind: 'switch_network', chain_id: 1 } }),
    )
    expect(reviewNotice({ ...none, error }, selection)?.fix).toEqual({
      label: 'Switch network',
      action: { kind: 'switch_network', chain_id: 1 },
    })
  })

  it('is neutral if the user declined', () => {
    expect(
      reviewNotice({ ...none, error: transferError(new AppError('wallet_rejected', 'x')) }, selection),
    ).toMatchObject({ tone: 'info', fix: null })
  })

  it('shows the form’s problem, with its fix', () => {
    const problem = {
      reason: 'below_minimum',
      cause: 'Too little.',
      fix: { label: 'Use 1', action: { kind: 'use_amount' as const, amount: '1' } },
    }
    expect(reviewNotice({ ...none, problem }, selection)).toEqual({
      tone: 'warn',
      text: 'Too little.',
      fix: problem.fix,
    })
  })

  it('shows what to do if the wallet may have sent it, and offers no retry', () => {
    const error = transferError(new AppError('wallet_failed', 'Internal error', { fix: { kind: 'requote' } }))
    const problem = { reason: 'balance', cause: 'Too much.', fix: null }
    const notice = reviewNotice({ error, refusal: 'You said no.', problem, unclear: true }, selection)
    expect(notice).toMatchObject({ tone: 'warn', fix: null })
    expect(notice?.text).toMatch(/may have already sent/)
    expect(notice?.text).not.toMatch(/try again/i)
  })

  it('shows a rejected network switch before the refusal that caused it', () => {
    const error = transferError(
      new AppError('wallet_wrong_network', 'x', { fix: { kind: 'switch_network', chain_id: 1 } }),
    )
    expect(reviewNotice({ ...none, error, refusal: 'You said no.' }, selection)).toEqual({
      tone: 'bad',
      text: 'You said no.',
      fix: null,
    })
    expect(reviewNotice(none, selection)).toBeNull()
  })
})

const quote = (send_amount: string, receive_amount: string, to_asset = '10:0x0') => ({
  from_asset: '1:0x0',
  to_asset,
  exact: 'send' as Quote['exact'],
  send_amount,
  receive_amount,
  provider: 'maker',
  destination_gas: '0',
})
const opened = quote('500', '499')

it.each([
  ['another price for the same amount', quote('500', '498'), true],
  ['the same price once more', quote('500', '499'), false],
  ['another amount, which the person chose', quote('2', '1'), false],
  ['the same price through another provider', { ...quote('500', '499'), provider: 'relay' }, true],
  ['the same price with gas on arrival', { ...quote('500', '499'), destination_gas: '1' }, true],
  ['another network', quote('500', '490', '42161:0x0'), false],
  ['no price at the moment', null, false],
])('the price has moved, or not: %s', (_, now, moved) => expect(priceMoved(opened, now)).toBe(moved))

it('is measured from the first quote of a new amount', () => {
  const small = quote('2', '1')
  const first = firstOf(opened, small)
  expect(first).toBe(small)
  expect(priceMoved(first, quote('2', '0'))).toBe(true)
  expect(firstOf(first, quote('2', '0'))).toBe(small)
  expect(firstOf(first, null)).toBe(small)
  expect(firstOf(null, small)).toBe(small)
  expect(priceMoved(null, small)).toBe(false)
})

it('a provider is replaced for the same amount alone', () => {
  const relay = {
    from_asset: '1:native',
    to_asset: '42161:native',
    exact: 'send' as const,
    send_amount: '5',
    receive_amount: '4',
    destination_gas: '0',
    provider: 'relay',
    provider_name: 'Relay',
  }
  const lifi = { ...relay, provider: 'lifi', provider_name: 'LI.FI' }
  expect(replacedProvider(relay, lifi)).toEqual({ from: relay, to: lifi })
  expect(replacedProvider(relay, { ...relay, receive_amount: '3' })).toBeNull()
  expect(replacedProvider(relay, { ...lifi, send_amount: '6' })).toBeNull()
  expect(replacedProvider(null, lifi)).toBeNull()
})

describe('an exact payout', () => {
  const exact = (send: string, receive: string) => ({ ...quote(send, receive), exact: 'receive' as const })

  it('has moved when it costs another amount; another payout is another review', () => {
    expect(priceMoved(exact('501', '499'), exact('502', '499'))).toBe(true)
    expect(priceMoved(exact('501', '499'), exact('501', '499'))).toBe(false)
    expect(priceMoved(exact('501', '499'), exact('501', '500'))).toBe(false)
    expect(priceMoved(quote('501', '499'), exact('502', '499'))).toBe(false)
  })

  const shown = { form: { exact: 'receive' }, view: { amount: 501n, asked: 499n } } as const
  it.each([
    ['the payout and the cost that are shown', exact('501', '499'), true],
    ['less than the asked payout', exact('501', '498'), false],
    ['a higher cost', exact('502', '499'), false],
    ['an answer for the sent amount', quote('501', '499'), false],
  ])('may be ordered for %s', (_, one, holds) => expect(isForForm(one, shown)).toBe(holds))

  it('nor may it be ordered for a form that fixes the sent amount', () => {
    const sending = { form: { exact: 'send' }, view: { amount: 501n, asked: 501n } } as const
    expect(isForForm(quote('501', '499'), sending)).toBe(true)
    expect(isForForm(exact('501', '499'), sending)).toBe(false)
    expect(isForForm(quote('502', '499'), sending)).toBe(false)
  })
})
it.each([
  ['f'.repeat(32), 'f'.repeat(32)],
  ['F'.repeat(32), null],
  ['', null],
  [undefined, null],
])('a form with the payment %s pays %s', (payment, expected) =>
  expect(paymentOf(payment === undefined ? {} : { payment })).toBe(expected),
)
