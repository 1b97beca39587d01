import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SwapQuote } from '#core/wire/swap.ts'
import { restOfMessages } from '#src/i18n/current.ts'
import { swapQuoteOf, swapToken } from '#src/testing/swapRows.ts'
import { SwapFacts } from './SwapFacts.tsx'
import type { SwapForm } from './useSwap.ts'

const [eth, weth] = [swapToken('ETH', 18), swapToken('WETH', 18, '0xweth')]
const wrap = swapQuoteOf({
  kind: 'wrap',
  to_asset: weth.asset_id,
  receive_amount: '100000000000000000',
  min_receive_amount: '100000000000000000',
  slippage_bps: 0,
})
const textOf = (quote: SwapQuote, isFolded: boolean): string => {
  const quotes = { quotes: [quote], reasons: [], tokens: [eth, weth] }
  const swap = { quote, quotes, from: eth, to: weth, isStale: false, refreshAt: 0, isFetching: false } as const
  const html = renderToStaticMarkup(
    <SwapFacts swap={swap as unknown as SwapForm} isFolded={isFolded} onQuotes={() => undefined} />,
  )
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

beforeAll(() => restOfMessages())

describe.each([true, false])('the facts, folded: %s', (isFolded) => {
  it('say of a wrap neither a minimum nor when its quote is refreshed, and its network fee once', () => {
    const text = textOf(wrap, isFolded)
    expect(text).toContain('1 ETH = 1 WETH')
    expect(text).not.toContain('Minimum received')
    expect(text).not.toContain('refreshing…')
    expect(text.match(/Network fee/g)).toHaveLength(1)
  })

  it('say both of a swap', () => {
    const text = textOf(swapQuoteOf(), isFolded)
    expect(text.match(/Minimum received/g)).toHaveLength(1)
    expect(text).toContain('refreshing…')
  })
})
