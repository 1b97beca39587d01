import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_SLIPPAGE_BPS, type SwapQuote, type SwapQuoteRequest } from '#core/wire/swap.ts'
import { swapQuoteOf } from '#src/testing/swapRows.ts'
import { hasFixedSide, keepsSlippage, refreshIn, sendableSwapQuotes } from './swapQueries.ts'

const now = Date.parse('2026-01-01T00:00:00.000Z')
const quotes = (...seconds: number[]) => seconds.map((s) => ({ expires_at: new Date(now + s * 1000).toISOString() }))

it.each([
  ['every thirty seconds', quotes(), 30_000],
  ['every thirty seconds where quotes live longer', quotes(90), 30_000],
  ['before the first of them expires', quotes(60, 20), 16_000],
  ['not at once where one expires now', quotes(1), 4_000],
])('requests quotes again %s', (_, rows, ms) => expect(refreshIn(rows, now)).toBe(ms))

describe('a quote is offered only for what was asked', () => {
  const one = '100000000000000000'
  const weth = '1:0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2'
  const sent: SwapQuoteRequest = { from_asset: '1:native', to_asset: '1:0xusdc', amount: one }
  const received: SwapQuoteRequest = { ...sent, exact: 'receive', amount: '249000000' }
  const exact = { exact: 'receive', min_receive_amount: '249000000', max_send_amount: '101000000000000000' } as const
  const wrapping: SwapQuoteRequest = { ...sent, to_asset: weth }
  const wrapped = { kind: 'wrap', to_asset: weth, receive_amount: one, min_receive_amount: one } as const

  type Lie = [what: string, request: SwapQuoteRequest, truth: Partial<SwapQuote>, lie: Partial<SwapQuote>]
  it.each<Lie>([
    ['another token that arrives', sent, {}, { to_asset: '1:0xfake' }],
    ['another token that leaves', sent, {}, { from_asset: '1:0xusdt' }],
    ['another network', sent, {}, { from_asset: '2:native' }],
    ['the other exact side', sent, {}, exact],
    ['another amount', sent, {}, { send_amount: '2', max_send_amount: '2' }],
    ['a bound above the exact amount that is sent', sent, {}, { max_send_amount: `${one}0` }],
    ['a bound below the exact amount that arrives', received, exact, { min_receive_amount: '1' }],
    ['another amount that arrives', received, exact, { receive_amount: '248000000', min_receive_amount: '248000000' }],
    ['a minimum below the slippage that it names', sent, {}, { min_receive_amount: '1' }],
    ['a minimum slightly below it', sent, {}, { min_receive_amount: '246480000' }],
    ['a maximum above the slippage that it names', received, exact, { max_send_amount: '102000000000000000' }],
    ['more slippage than was asked for', { ...sent, slippage_bps: 100 }, {}, { slippage_bps: 101 }],
    ['more slippage than a request without it allows', sent, {}, { slippage_bps: DEFAULT_SLIPPAGE_BPS + 1 }],
    [
      'a minimum that only a false fee explains',
      sent,
      {},
      { min_receive_amount: '1', fee: { asset: '1:0xusdc', amount: '249000000' } },
    ],
    [
      'a minimum that a fee in the sent asset doesn’t explain',
      sent,
      {},
      { min_receive_amount: '246000000', fee: { asset: '1:native', amount: '1000000000000000' } },
    ],
    ['a swap as a wrap', sent, {}, { kind: 'wrap' }],
    ['a pair that is no wrap', sent, {}, { kind: 'wrap', receive_amount: one, min_receive_amount: one }],
    ['a wrap without a minimum', wrapping, wrapped, { min_receive_amount: '1' }],
    ['a wrap that gives less', wrapping, wrapped, { receive_amount: '1', min_receive_amount: '1' }],
    ['a wrap that may take more', wrapping, wrapped, { max_send_amount: `${one}0` }],
    ['a wrap the other way round', wrapping, wrapped, { kind: 'unwrap' }],
    ['a wrap of a provider that this build doesn’t know', wrapping, wrapped, { provider: 'other' }],
  ])('not %s', async (_, request, truth, lie) => {
    const right = swapQuoteOf(truth)
    const wrong = swapQuoteOf({ ...truth, quote_id: 'q2', ...lie })
    const rest = { reasons: [], tokens: [] }
    expect(await sendableSwapQuotes(request, { quotes: [wrong, right], ...rest })).toEqual({ quotes: [right], ...rest })
    await expect(sendableSwapQuotes(request, { quotes: [wrong], ...rest })).rejects.toMatchObject({
      reason: 'bad_answer',
    })
  })

  it('and an answer without quotes stays one', async () => {
    const refusal = { quotes: [], reasons: [{ provider: 'uniswap', reason: 'no_route', message: 'm' }], tokens: [] }
    expect(await sendableSwapQuotes(sent, refusal)).toEqual(refusal)
  })
})

describe('the bound of the side that isn’t exact', () => {
  const BPS = 10_000n
  // From a token without decimals to one whose supply fills a word.
  const units = fc.bigInt({ min: 1n, max: 2n ** 255n })
  const slippage = fc.integer({ min: 1, max: 5_000 })
  const bounded = (receive: bigint, least: bigint, slippage_bps: number): SwapQuote =>
    swapQuoteOf({ receive_amount: String(receive), min_receive_amount: String(least), slippage_bps })

  it('is accepted as each provider rounds it: down, or up', () => {
    fc.assert(
      fc.property(units, slippage, (receive, bps) => {
        const share = receive * (BPS - BigInt(bps))
        for (const least of [share / BPS, (share + BPS - 1n) / BPS]) {
          const quote = bounded(receive, least, bps)
          expect([hasFixedSide(quote), keepsSlippage(quote, bps)]).toEqual([true, true])
        }
      }),
    )
  })

  it('is refused if it gives up more than the slippage, a basis point and two units', () => {
    fc.assert(
      fc.property(units, slippage, fc.bigInt({ min: 1n, max: 2n ** 64n }), (receive, bps, missing) => {
        const lowest = (receive * (BPS - BigInt(bps) - 1n)) / BPS - 2n
        fc.pre(lowest - missing >= 0n)
        expect(keepsSlippage(bounded(receive, lowest - missing, bps), bps)).toBe(false)
        expect(keepsSlippage(bounded(receive, receive, bps + 1), bps)).toBe(false)
      }),
    )
  })

  it('is refused above the same share of what is sent for an exact amount', () => {
    fc.assert(
      fc.property(units, slippage, fc.bigInt({ min: 1n, max: 2n ** 64n }), (send, bps, more) => {
        const exact = (most: bigint): SwapQuote =>
          swapQuoteOf({
            exact: 'receive',
            send_amount: String(send),
            max_send_amount: String(most),
            min_receive_amount: '249000000',
            slippage_bps: bps,
          })
        expect(keepsSlippage(exact((send * (BPS + BigInt(bps)) + BPS - 1n) / BPS), bps)).toBe(true)
        const highest = (send * (BPS + BigInt(bps) + 1n)) / BPS + 2n
        expect(keepsSlippage(exact(highest + more), bps)).toBe(false)
      }),
    )
  })
})
