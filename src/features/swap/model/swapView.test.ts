import { describe, expect, it } from 'vitest'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import { account, chain } from '#src/testing/rows.ts'
import { swapQuoteOf, swapToken } from '#src/testing/swapRows.ts'
import { headingOf, type SwapInput, swapView } from './swapView.ts'

const ETH = 10n ** 18n
const eth = swapToken('ETH', 18)
const usdc = swapToken('USDC', 6, '0xusdc')
const north = chain(1, 'Northshore')

const ready: SwapInput = {
  lists: 'ready',
  chain: north,
  from: eth,
  to: usdc,
  amountText: '0.1',
  exact: 'send',
  isMisread: false,
  account: account(),
  awaited: false,
  balances: { send: { kind: 'ok', amount: ETH }, receive: { kind: 'ok', amount: 5_000_000n } },
  nativeBalance: { kind: 'ok', amount: ETH },
  reserve: { asset: assetId(chainId(1), NATIVE), amount: ETH / 100n },
  quote: { kind: 'ok', quote: swapQuoteOf(), isExpired: false },
  online: true,
}
const view = (change: Partial<SwapInput>) => swapView({ ...ready, ...change })
const holding = (amount: bigint) => ({ ...ready.balances, send: { kind: 'ok' as const, amount } })

describe('the main button', () => {
  it.each<[string, Partial<SwapInput>, string, boolean]>([
    ['nothing is missing', {}, 'Review', true],
    ['tokens are loading', { lists: 'loading', from: null, to: null }, 'Loading tokens…', false],
    ['the server is away', { lists: 'failed', from: null, to: null }, 'Try again', true],
    ['the network has no tokens', { lists: 'none', from: null, to: null }, 'Unavailable right now', false],
    ['offline, which the frame says', { online: false }, 'Unavailable right now', false],
    ['a token is missing', { to: null }, 'Choose a token', true],
    ['no wallet is connected', { account: null }, 'Connect Wallet', true],
    ['a wallet is reconnecting', { account: null, awaited: true }, 'Reconnecting wallet…', false],
    ['there is no amount', { amountText: '' }, 'Enter an amount', true],
    ['the amount is zero', { amountText: '0.0' }, 'Enter an amount', true],
    ['the text is no amount', { amountText: '', isMisread: true }, 'Check the amount', false],
    ['the amount is too precise', { amountText: '0.0000001', exact: 'receive' }, 'Check the amount', false],
    ['the balance is too low', { amountText: '2' }, 'Not enough ETH', false],
    ['nothing is left for the fee', { amountText: '0.999' }, 'Not enough ETH for network fees', false],
    [
      'a token leaves no coins for the fee',
      { from: usdc, to: eth, amountText: '1', nativeBalance: { kind: 'ok', amount: 0n } },
      'Not enough ETH for network fees',
      false,
    ],
    ['the wallet is on another network', { account: account({ chainId: chainId(2) }) }, 'Switch to Northshore', true],
    ['a quote is loading', { quote: { kind: 'loading' } }, 'Getting a quote…', false],
    [
      'the quote has expired',
      { quote: { kind: 'ok', quote: swapQuoteOf(), isExpired: true } },
      'Quote expired, refreshing…',
      false,
    ],
    ['the quote failed', { quote: { kind: 'failed', reason: 'timeout', message: 'x' } }, 'Refresh quote', true],
    ['no provider has the pair', { quote: { kind: 'refused', reasons: [] } }, 'Unavailable right now', false],
    [
      'the simulation failed',
      { quote: { kind: 'ok', quote: swapQuoteOf({ problem: 'slippage' }), isExpired: false } },
      'Refresh quote',
      true,
    ],
  ])('says the next step when %s', (_, change, text, isEnabled) => {
    expect(view(change).button).toMatchObject({ text, isEnabled })
  })
})

describe('amounts', () => {
  it('shows the quote’s figure on the side that isn’t typed', () => {
    expect(view({}).sides).toMatchObject({
      send: { figure: null, usd: { text: '$250.00' }, balance: 'Balance 1' },
      receive: { figure: '249', usd: { text: '$249.00' }, balance: 'Balance 5' },
    })
    const exact = swapQuoteOf({ exact: 'receive', send_amount: '100000000000000001' })
    const shown = view({ exact: 'receive', amountText: '249', quote: { kind: 'ok', quote: exact, isExpired: false } })
    expect(shown.sides).toMatchObject({ send: { figure: '0.10000001' }, receive: { figure: null } })
    expect(shown.asked).toBe(249_000_000n)
  })

  it('compares the balance with the most that an exact purchase may take', () => {
    const quote = swapQuoteOf({ exact: 'receive', max_send_amount: String(ETH * 2n) })
    const found = view({ exact: 'receive', amountText: '249', quote: { kind: 'ok', quote, isExpired: false } })
    expect(found.problem?.reason).toBe('insufficient_balance')
  })

  it('leaves the network fee on the native coin when Max is used, and nothing of a token', () => {
    expect(view({}).max).toBe('0.99')
    expect(view({ reserve: null }).max).toBeNull()
    expect(view({ from: usdc, to: eth, balances: holding(5_000_000n) }).max).toBe('5')
    expect(view({ balances: holding(0n) }).max).toBeNull()
  })

  it('leaves it on the token that pays fees where the native coin doesn’t', () => {
    const strk = swapToken('STRK', 18, '0xstrk')
    const paid = { reserve: { asset: assetId(chainId(1), '0xstrk'), amount: 2n * ETH }, from: strk, to: eth }
    expect(view({ ...paid, balances: holding(10n * ETH) }).max).toBe('8')
    expect(view({ ...paid, balances: holding(2n * ETH) }).max).toBeNull()
    expect(view({ ...paid, from: eth, to: strk }).max).toBe('1')
    const whole = view({ ...paid, balances: holding(10n * ETH), amountText: '10' })
    expect(whole.problem).toMatchObject({ reason: 'insufficient_gas', fix: { label: 'Use 8 STRK', amount: '8' } })
    expect(whole.problem?.cause).toContain('1 STRK')
    expect(whole.button.text).toBe('Not enough STRK for network fees')
    // For other tokens a wallet may pay with one that the page doesn't know.
    expect(view({ ...paid, from: eth, to: strk, nativeBalance: { kind: 'ok', amount: ETH / 10n } }).problem).toBeNull()
  })

  it('offers shares of the balance, cut to the digits of a form and never above Max', () => {
    const parts = (change: Partial<SwapInput>) => view(change).parts.map(({ share, amount }) => `${share} ${amount}`)
    expect(parts({})).toEqual(['0.25 0.25', '0.5 0.5', '0.75 0.75'])
    expect(parts({ balances: holding(ETH / 3n) })).toEqual(['0.25 0.08333333', '0.5 0.16666666', '0.75 0.24999999'])
    // 0.01 stays for the fee.
    expect(parts({ balances: holding(ETH / 50n) })).toEqual(['0.25 0.005', '0.5 0.01', '0.75 0.01'])
    expect(parts({ from: usdc, to: eth, balances: holding(5n) })).toEqual([
      '0.25 0.000001',
      '0.5 0.000002',
      '0.75 0.000003',
    ])
    expect(parts({ balances: holding(ETH / 100n + 40n) }).at(-1)).toBe('0.75 0.00000000000000004')
    expect(parts({ from: usdc, to: eth, balances: holding(1n) })).toEqual([])
    expect(parts({ balances: holding(0n) })).toEqual([])
    expect(parts({ reserve: null })).toEqual([])
  })

  it('says what stays for the network fee when all the rest is sent', () => {
    expect(view({ amountText: '0.99' }).reserved).toBe('0.01 ETH')
    expect(view({ amountText: '0.98' }).reserved).toBeNull()
    expect(view({ amountText: '0.99', exact: 'receive', to: eth, from: usdc }).reserved).toBeNull()
    expect(view({ from: usdc, to: eth, amountText: '5', balances: holding(5_000_000n) }).reserved).toBeNull()
  })

  it('offers Max where the amount is too large', () => {
    expect(view({ amountText: '2' }).problem?.fix).toEqual({ label: 'Use 0.99 ETH', amount: '0.99' })
  })

  it('uses the token’s price before a quote', () => {
    expect(view({ quote: { kind: 'loading' } }).sides.send.usd).toEqual({ text: '$250.00', stale: false })
  })

  it('marks dollars of an outdated price', () => {
    const quote = swapQuoteOf({ usd_stale: true })
    expect(view({ quote: { kind: 'ok', quote, isExpired: false } }).sides.receive.usd?.stale).toBe(true)
  })
})

describe('problems', () => {
  it.each<[string, Partial<SwapInput>, string]>([
    [
      'a pair without a pool',
      { quote: { kind: 'refused', reasons: [{ provider: 'u', reason: 'no_route', message: 'x' }] } },
      'No pool swaps ETH for USDC right now. Try another token or amount.',
    ],
    [
      'an amount above what the pools have, before a provider without the pair',
      {
        quote: {
          kind: 'refused',
          reasons: [
            { provider: 'l', reason: 'no_route', message: 'x' },
            { provider: 'u', reason: 'insufficient_liquidity', message: 'y' },
          ],
        },
      },
      'There isn’t enough liquidity for this amount. Try a smaller one.',
    ],
    [
      'a busy provider before one without the pair',
      {
        quote: {
          kind: 'refused',
          reasons: [
            { provider: 'u', reason: 'no_route', message: 'x' },
            { provider: 'l', reason: 'provider_busy', message: 'y' },
          ],
        },
      },
      'This provider has too many requests right now. Try again in a moment.',
    ],
    [
      'an unknown code in the server’s words',
      { quote: { kind: 'failed', reason: 'odd', message: 'Odd thing.' } },
      'Odd thing.',
    ],
    [
      'what a simulation found',
      { quote: { kind: 'ok', quote: swapQuoteOf({ problem: 'transfer_tax' }), isExpired: false } },
      'This swap would fail now: The token keeps a part of each transfer, so too little arrived. Nothing was sent.',
    ],
  ])('explains %s', (_, change, cause) => {
    expect(view(change).problem?.cause).toBe(cause)
  })
})

it('knows wrapping by the quote, and before it by the names', () => {
  const weth = swapToken('WETH', 18, '0xweth')
  expect(view({ to: weth, quote: { kind: 'idle' } }).kind).toBe('wrap')
  expect(view({ quote: { kind: 'ok', quote: swapQuoteOf({ kind: 'unwrap' }), isExpired: false } }).kind).toBe('unwrap')
  expect(view({ quote: { kind: 'idle' } }).kind).toBe('swap')
})

describe('a review’s heading', () => {
  const tokens = { from: eth, to: swapToken('DAI', 18, '0xdai') }
  const long = '123456789012345678'

  it('has the exact amount in full below it', () => {
    const cut = { amount: '0.12345678', full: '0.123456789012345678' }
    expect(headingOf(swapQuoteOf({ send_amount: long }), 'send', tokens)).toEqual(cut)
    expect(headingOf(swapQuoteOf({ exact: 'receive', receive_amount: long }), 'receive', tokens)).toEqual(cut)
    // A wrap is exact on both sides.
    expect(headingOf(swapQuoteOf({ kind: 'wrap', receive_amount: long }), 'receive', tokens)).toEqual(cut)
    expect(headingOf(swapQuoteOf(), 'send', tokens)).toEqual({ amount: '0.1', full: null })
  })

  it('is about what is expected, as the form shows it', () => {
    const about = (amount: string) => ({ amount, full: null })
    expect(headingOf(swapQuoteOf({ receive_amount: long }), 'receive', tokens)).toEqual(about('0.123456'))
    expect(headingOf(swapQuoteOf({ exact: 'receive', send_amount: long }), 'send', tokens)).toEqual(about('0.12345679'))
    const many = `12345678${long}`
    expect(headingOf(swapQuoteOf({ receive_amount: many }), 'receive', tokens)).toEqual(about('12,345,678.1'))
  })
})
