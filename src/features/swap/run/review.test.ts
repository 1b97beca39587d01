import { expect, it } from 'vitest'
import { account } from '#src/testing/rows.ts'
import { swapQuoteOf } from '#src/testing/swapRows.ts'
import { approvesBeforePermit } from '../model/figures.ts'
import { isBetter, reviewed, approvalFor, pendingSwap } from './swapTerms.ts'

const shown = swapQuoteOf()
const made = {
  id: 's1',
  isSimulated: true,
  place: null,
  steps: [],
  created_at: '2026-01-01T00:00:00.000Z',
  end: new Date('2026-01-01T00:20:00Z'),
}

it('replaces a quote with the same terms, and never one with others', () => {
  const again = swapQuoteOf({ quote_id: 'q2', gas_usd: '0.5', expires_at: '2026-01-01T00:02:00.000Z' })
  expect(reviewed(shown, again)).toEqual({ shown: again, newer: null })
  for (const change of [
    { receive_amount: '1' },
    { min_receive_amount: '1' },
    { max_send_amount: '1' },
    { provider: 'lifi' },
    { to_asset: '1:0xother' },
  ]) {
    const newer = swapQuoteOf({ quote_id: 'q2', ...change })
    expect(reviewed(shown, newer)).toEqual({ shown, newer })
  }
})

it('keeps what was shown while there is no newer quote', () => {
  expect(reviewed(shown, null)).toEqual({ shown, newer: null })
  expect(reviewed(null, shown)).toEqual({ shown, newer: null })
})

it('knows which of two quotes is better', () => {
  expect(isBetter(swapQuoteOf({ receive_amount: '250000000' }), shown)).toBe(true)
  expect(isBetter(swapQuoteOf({ receive_amount: '248000000' }), shown)).toBe(false)
  const exact = swapQuoteOf({ exact: 'receive' })
  expect(isBetter(swapQuoteOf({ exact: 'receive', send_amount: '1' }), exact)).toBe(true)
})

it.each([
  [null, null],
  [['approve'], 'approve'],
  [['approve', 'permit'], 'permit'],
] as const)('of the approvals %j asks for %j', (kinds, kind) => {
  const approval = kinds && { spender: '0x1', amount: '1', kinds: [...kinds] }
  expect(approvalFor(swapQuoteOf({ approval }))).toBe(kind)
})

it('knows an approval of Permit2 that precedes a signature', () => {
  const approval = { spender: '0x1', amount: '1', kinds: ['approve' as const, 'permit' as const] }
  const withPermit2 = { ...approval, approves_permit2: true }
  expect(approvesBeforePermit(swapQuoteOf({ approval: withPermit2 }))).toBe(true)
  expect(approvesBeforePermit(swapQuoteOf({ approval }))).toBe(false)
  // The router has its allowance in Permit2 already.
  expect(approvesBeforePermit(swapQuoteOf({ approval: { ...withPermit2, kinds: ['approve'] } }))).toBe(false)
})

it('stores the bounds of the review as what each step is compared with', () => {
  const quote = swapQuoteOf({ exact: 'receive', max_send_amount: '110', min_receive_amount: '249000000' })
  const stored = pendingSwap(quote, account(), made, 1)
  expect(stored.expected).toMatchObject({
    swap: true,
    provider: 'uniswap',
    recipient: account().address,
    depositor: account().address,
    quote: { send_amount: '110', min_receive_amount: quote.min_receive_amount, exact: 'receive' },
  })
  expect(stored).toMatchObject({ phase: 'ready', next: 0, openBy: '2026-01-01T00:20:00.000Z' })
})

it.each<[string, Parameters<typeof swapQuoteOf>[0]]>([
  ['more than an exact amount sends', { max_send_amount: '1000000000000000000' }],
  ['less than an exact amount received', { exact: 'receive' }],
  ['a wrap that takes more than it gives', { kind: 'wrap', receive_amount: '1', min_receive_amount: '1' }],
  ['a wrap without its minimum', { kind: 'wrap', receive_amount: '100000000000000000', min_receive_amount: '1' }],
])('never lets the wallet’s bounds be %s', (_, change) => {
  expect(() => pendingSwap(swapQuoteOf(change), account(), made, 1)).toThrow(
    expect.objectContaining({ reason: 'bad_answer' }),
  )
})

it('expects the exact payout of a wrap too', () => {
  const one = { receive_amount: '100000000000000000', min_receive_amount: '100000000000000000' }
  const quote = swapQuoteOf({ exact: 'receive', kind: 'wrap', ...one })
  expect(pendingSwap(quote, account(), made, 1).expected.quote).toMatchObject({ exact: 'receive', ...one })
})
