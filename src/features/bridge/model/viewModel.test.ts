import { describe, expect, it } from 'vitest'
import { chainId } from '#core/chain/chainId.ts'
import type { Quote } from '#core/wire/quote.ts'
import { showLanguage } from '#src/i18n/current.ts'
import { account, chain, OTHER, OWN, quoteOf, route, token } from '#src/testing/rows.ts'
import { feesView } from './fees.ts'
import { type BridgeInput, bridgeView } from './viewModel.ts'

const north = chain(1, 'Northshore')
const south = chain(2, 'Southshore')
const eth1 = token(1, 'ETH', 18)
const eth2 = token(2, 'ETH', 18)
const usdc = token(1, 'USDC', 6, '0xusdc')
const ETH = 10n ** 18n

const ready: BridgeInput = {
  catalogue: 'ready',
  from: north,
  to: south,
  selection: { route: route(eth1, eth2), fromAsset: eth1, toAsset: eth2 },
  amountText: '0.1',
  exact: 'send',
  misread: false,
  account: account(),
  byAddress: false,
  awaited: false,
  recipient: { kind: 'own', canonical: OWN, display: OWN },
  exchange: null,
  unconfirmed: false,
  balance: { kind: 'ok', amount: ETH },
  nativeBalance: { kind: 'ok', amount: ETH },
  reserve: ETH / 1000n,
  quote: { kind: 'ok', quote: quoteOf(), expired: false },
  gasless: false,
  online: true,
}
const view = (change: Partial<BridgeInput>) => bridgeView({ ...ready, ...change })
const button = (change: Partial<BridgeInput>) => view(change).button

describe('the main button', () => {
  it.each<[string, Partial<BridgeInput>, string, boolean]>([
    ['nothing is missing', {}, 'Review', true],
    ['networks are on their way', { catalogue: 'loading', selection: null }, 'Loading networks…', false],
    ['the server is away', { catalogue: 'failed', selection: null }, 'Try again', true],
    ['offline', { online: false }, 'You’re offline', false],
    ['nobody is connected', { account: null }, 'Connect Wallet', true],
    ['any wallet can pay', { account: null, byAddress: true }, 'Review', true],
    ['a wallet of an earlier visit is on its way', { account: null, awaited: true }, 'Reconnecting wallet…', false],
    ['no amount yet', { amountText: '' }, 'Enter an amount', true],
    ['zero is no amount', { amountText: '0.0' }, 'Enter an amount', true],
    ['no number', { amountText: '.' }, 'Check the amount', false],
    ['a text that is no number', { amountText: '', misread: true }, 'Check the amount', false],
    ['a text that is no number, after one', { misread: true }, 'Check the amount', false],
    ['below the minimum', { amountText: '0.0001' }, 'Amount too low', false],
    ['above the maximum', { amountText: '6', balance: { kind: 'ok', amount: 9n * ETH } }, 'Amount too high', false],
    ['more than there is', { amountText: '2' }, 'Not enough ETH', false],
    ['nothing left for gas', { amountText: '1' }, 'Not enough ETH for network fees', false],
    ['no recipient', { recipient: { kind: 'missing' } }, 'Enter a Southshore address', true],
    ['a recipient that is not read yet', { recipient: { kind: 'unread' } }, 'Getting a quote…', false],
    [
      'a recipient that only a link named',
      { recipient: { kind: 'other', canonical: OTHER, display: OTHER }, unconfirmed: true },
      'Check the recipient',
      true,
    ],
    ['a link that names the person’s own wallet', { unconfirmed: true }, 'Review', true],
    ['a wrong recipient', { recipient: { kind: 'invalid', message: 'x' } }, 'Check the recipient', true],
    ['wrong network', { account: account({ chainId: chainId(9) }) }, 'Switch to Northshore', true],
    ['a family without networks', { account: account({ chainId: null }) }, 'Review', true],
    ['a price on its way', { quote: { kind: 'loading' } }, 'Getting a quote…', false],
    ['an old price', { quote: { kind: 'ok', quote: quoteOf(), expired: true } }, 'Quote expired, refreshing…', false],
    ['no pair', { selection: null }, 'No route for this pair', false],
    ['a page that says that nothing is set up', { catalogue: 'not_open', selection: null }, 'Not open yet', false],
    [
      'nothing is set up',
      {
        selection: null,
        to: chain(2, 'Southshore', { route: { available: false, reason: 'Later.', code: 'nothing_set_up' } }),
      },
      'Not open yet',
      false,
    ],
  ])('%s', (_, change, text, enabled) => {
    expect(button(change)).toMatchObject({ text, enabled })
  })

  it('asks for the source wallet before anything about the amount', () => {
    expect(button({ account: null, amountText: '' }).intent).toEqual({ kind: 'connect', family: 'evm' })
  })

  it('switches to the source network, not the destination', () => {
    expect(button({ account: account({ chainId: chainId(2) }) }).intent).toEqual({ kind: 'switch_network', chainId: 1 })
  })
})

describe('refusals', () => {
  it('say what the page says until the networks load', () =>
    expect(view({ catalogue: 'not_open', selection: null, from: null, to: null }).problem).toMatchObject({
      reason: 'no_route',
      cause: expect.stringContaining('This bridge isn’t open yet') as unknown,
    }))

  it('name the minimum and offer it', () => {
    expect(view({ amountText: '0.0001' }).problem).toEqual({
      reason: 'below_minimum',
      cause: 'The minimum for this route is 0.001 ETH.',
      fix: { label: 'Use 0.001 ETH', action: { kind: 'use_amount', amount: '1000000000000000' } },
    })
  })

  it('offer the amount that can be sent if the balance is too small', () => {
    expect(view({ amountText: '2' }).problem?.fix?.action).toEqual({
      kind: 'use_amount',
      amount: (ETH - ETH / 1000n).toString(),
    })
  })

  it('offer nothing when even that is below the minimum', () => {
    expect(
      view({ amountText: '2', balance: { kind: 'ok', amount: 1n }, nativeBalance: { kind: 'ok', amount: 1n } }).problem,
    ).toMatchObject({ reason: 'insufficient_balance', fix: null })
  })

  it('report missing gas for a token, though the token suffices', () => {
    const selection = {
      route: route(usdc, token(2, 'USDC', 18, '0xusdc'), { min: '1000000', max: '900000000' }),
      fromAsset: usdc,
      toAsset: eth2,
    }
    const found = view({
      selection,
      amountText: '50',
      balance: { kind: 'ok', amount: 100_000_000n },
      nativeBalance: { kind: 'ok', amount: 0n },
    })
    expect(found.problem).toMatchObject({ reason: 'insufficient_gas', fix: null })
    expect(found.max).toBe('100')
  })

  it('show the server’s reason with its fix', () => {
    const reasons = [
      {
        provider: 'maker',
        reason: 'route_disabled',
        message: 'This route is paused.',
        fix: { kind: 'retry_after' as const, seconds: 60 },
      },
    ]
    const found = view({ quote: { kind: 'refused', reasons } })
    expect(found.problem).toEqual({
      reason: 'route_disabled',
      cause: 'This route is paused.',
      fix: { label: 'Try again in 60 s', action: { kind: 'retry_after', seconds: 60 } },
    })
    expect(found.button).toMatchObject({ text: 'Unavailable right now', enabled: false })
  })

  it('explain a missing route by the network that has none', () => {
    const closed = chain(3, 'Base', { route: { available: false, reason: 'No market maker yet.' } })
    expect(view({ selection: null, from: closed }).problem?.cause).toBe('No market maker yet.')
  })
})

const feesOf = (quote: Quote) => feesView(quote, { route: route(eth1, eth2), fromAsset: eth1, toAsset: eth2 }, south)

describe('displayed values', () => {
  it('show fees, dollars and arrival', () => {
    const found = view({})
    expect(found).toMatchObject({
      receive: '0.099',
      receiveUsd: { text: '$297.00', stale: false },
      sendUsd: { text: '$300.00', stale: false },
      eta: 'in about 8 s',
      limits: '0.001 to 5 ETH',
      balanceText: 'Balance 1',
    })
    expect(feesOf(quoteOf()).lines).toEqual([
      { kind: 'bridge_fee', label: 'Bridge fee 0.01%', amount: '0.00001 ETH', usd: { text: '$0.03', stale: false } },
    ])
    const two = [
      {
        kind: 'gas_compensation' as const,
        asset: '1:native',
        amount: '20000000000000',
        usd: '0.0669',
        usd_stale: true,
      },
      { kind: 'bridge_fee' as const, asset: '1:native', amount: '10000000000000', usd: '0.0349', usd_stale: false },
    ]
    expect(feesOf(quoteOf({ fees: two })).total).toEqual({ amount: '0.00003 ETH', usd: '$0.11' })
    expect(feesOf(quoteOf({ fees: two })).lines.map((line) => line.usd.text)).toEqual(['$0.07', '$0.04'])
  })

  it.each([
    ['ru', '0,01\u00a0%'],
    ['tr', '%0,01'],
    ['zh', '0.01%'],
  ] as const)('format percentages by the rules of %s', async (language, percent) => {
    await showLanguage(language)
    expect(feesOf(quoteOf()).lines[0]?.label).toContain(percent)
    await showLanguage('en')
  })

  it.each([
    [['0.003', '0.004'], '<$0.01'],
    [['0.006', '0.006'], '$0.02'],
    [['0.006', '2.001'], '$2.02'],
    [['0', '0'], '$0.00'],
  ])('never show fees %j below their value in dollars', (dollars, text) => {
    const fees = dollars.map((usd) => ({
      kind: 'bridge_fee' as const,
      asset: '1:native',
      amount: '1',
      usd,
      usd_stale: false,
    }))
    expect(feesOf(quoteOf({ fees })).total.usd).toBe(text)
  })

  it('add up: received amount plus fees equal the sent amount, with as many decimals as entered', () => {
    const quote = quoteOf({
      send_amount: '100000070000000000',
      receive_amount: '99977747700000000',
      min_receive_amount: '99977747700000000',
      fees: [
        { kind: 'gas_compensation', asset: '1:native', amount: '12322300000000', usd: null, usd_stale: false },
        { kind: 'bridge_fee', asset: '1:native', amount: '10000000000000', usd: null, usd_stale: false },
      ],
    })
    const found = view({ amountText: '0.10000007', quote: { kind: 'ok', quote, expired: false } })
    expect([found.receive, ...feesOf(quote).lines.map((fee) => fee.amount)]).toEqual([
      '0.09997774',
      '0.00001233 ETH',
      '0.00001 ETH',
    ])
    expect(feesOf(quote).total).toEqual({ amount: '0.00002233 ETH', usd: '–' })
  })

  it('mark dollars of an outdated price, before and after the quote', () => {
    const old = token(1, 'ETH', 18)
    const selection = { route: route(old, eth2), fromAsset: { ...old, usd_price_stale: true }, toAsset: eth2 }
    expect(view({ selection, quote: { kind: 'loading' } }).sendUsd).toEqual({ text: '$300.00', stale: true })
    const quote = quoteOf({
      send_usd_stale: true,
      receive_usd_stale: true,
      fees: [{ kind: 'bridge_fee', asset: '1:native', amount: '1', usd: '0.03', usd_stale: true }],
    })
    const found = view({ quote: { kind: 'ok', quote, expired: false } })
    expect([found.sendUsd, found.receiveUsd, feesOf(quote).lines[0]?.usd].map((usd) => usd?.stale)).toEqual([
      true,
      true,
      true,
    ])
  })

  it('show a dash for unknown dollar values', () => {
    const unknown = { ...token(1, 'ETH', 18), usd_price: null }
    expect(
      view({
        selection: { route: route(unknown, eth2), fromAsset: unknown, toAsset: eth2 },
        quote: { kind: 'loading' },
      }).sendUsd,
    ).toEqual({ text: '–', stale: false })
    const quote = quoteOf({
      send_usd: null,
      receive_usd: null,
      fees: [{ kind: 'bridge_fee', asset: '1:native', amount: '1', usd: null, usd_stale: false }],
    })
    const found = view({ quote: { kind: 'ok', quote, expired: false } })
    expect([found.sendUsd, found.receiveUsd, feesOf(quote).lines[0]?.usd].map((usd) => usd?.text)).toEqual([
      '–',
      '–',
      '–',
    ])
    expect(view({ amountText: '' }).sendUsd).toBeNull()
  })

  it('reserve gas in Max, and never exceed the route’s limit', () => {
    expect(view({}).max).toBe('0.999')
    expect(view({ balance: { kind: 'ok', amount: 9n * ETH } }).max).toBe('5')
    expect(view({ balance: { kind: 'ok', amount: 1n } }).max).toBeNull()
    // Taken before the fees are known, all of it could not be sent.
    expect(view({ reserve: null }).max).toBeNull()
  })

  it('show a dash for a failed balance, and do not block on it', () => {
    const found = view({ balance: { kind: 'failed' }, nativeBalance: { kind: 'failed' } })
    expect(found).toMatchObject({ balanceText: 'Balance –', balanceFailed: true })
    expect(view({}).balanceFailed).toBe(false)
    expect(found.button.text).toBe('Review')
  })

  it('show the custody of the quote', () => {
    expect(view({ quote: { kind: 'ok', quote: quoteOf({ custody: 'maker' }), expired: false } }).custody).toBe('maker')
    expect(view({ recipient: { kind: 'other', canonical: OTHER, display: OTHER } }).custody).toBe('escrow')
  })
})

describe('an exchange as destination', () => {
  const problem = {
    reason: 'exchange_suspended',
    cause: 'Closed.',
    fix: { label: 'Change destination', action: { kind: 'change_recipient' as const } },
  }

  it('asks for missing details before a wallet', () => {
    expect(button({ exchange: { problem: null, button: 'Add memo' }, recipient: { kind: 'missing' } })).toMatchObject({
      text: 'Add memo',
      intent: { kind: 'edit_recipient' },
      enabled: true,
    })
  })

  it('is a problem with one action if it accepts nothing', () => {
    const shut = view({ exchange: { problem, button: 'Change destination' } })
    expect(shut.problem).toBe(problem)
    expect(shut.button).toMatchObject({ intent: { kind: 'edit_recipient' } })
  })

  it('is reviewed if nothing is missing, and not before its state is known', () => {
    expect(button({ exchange: { problem: null, button: null } }).intent.kind).toBe('review')
    expect(button({ exchange: 'loading' }).enabled).toBe(false)
    expect(button({ exchange: 'failed' }).intent.kind).toBe('reload')
  })
})

describe('an exact amount to receive', () => {
  const selection = {
    route: route(usdc, token(2, 'USDC', 18, '0xb')),
    fromAsset: usdc,
    toAsset: token(2, 'USDC', 18, '0xb'),
  }
  const paying = (send_amount: string, change: Partial<Quote> = {}) =>
    ({
      kind: 'ok',
      expired: false,
      quote: quoteOf({
        exact: 'receive',
        send_amount,
        receive_amount: String(100n * ETH),
        min_receive_amount: String(100n * ETH),
        ...change,
      }),
    }) as const
  const limits = { min: '1000000', max: '500000000' }
  const exact = (change: Partial<BridgeInput> = {}) =>
    view({
      selection: { ...selection, route: { ...selection.route, ...limits } },
      exact: 'receive',
      amountText: '100',
      balance: { kind: 'ok', amount: 200_000_000n },
      quote: paying('100250001'),
      ...change,
    })

  it('is read with the decimals of the destination, and the quote names the amount to send', () => {
    expect(exact()).toMatchObject({
      asked: 100n * ETH,
      amount: 100_250_001n,
      send: '100.250001',
      receive: '100',
      atLeast: '100',
      problem: null,
      button: { text: 'Review' },
    })
    const fine = '0.123456789012345678'
    expect(exact({ amountText: fine }).asked).toBe(123_456_789_012_345_678n)
    const amounts = { receive_amount: '123456789012345678', min_receive_amount: '123456789012345678' }
    expect(exact({ amountText: fine, quote: paying('2000000', amounts) })).toMatchObject({
      receive: fine,
      atLeast: fine,
    })
    expect(exact({ amountText: '0.1234567890123456789' }).problem).toMatchObject({ reason: 'amount_invalid' })
    expect(view({ amountText: '100' }).send).toBeNull()
  })

  it('shows no less to send than leaves the wallet', () => {
    const eth = { ...selection, fromAsset: eth1 }
    expect(exact({ selection: eth, quote: paying('100000000000000001') }).send).toBe('0.10000001')
    expect(exact({ selection: eth, quote: paying('100000000000000000') }).send).toBe('0.1')
  })

  it.each([
    ['the balance is smaller', { balance: { kind: 'ok', amount: 100_250_000n } }, 'insufficient_balance'],
    ['it costs less than the minimum', { quote: paying('999999') }, 'below_minimum'],
    ['it costs more than the maximum', { quote: paying('500000001') }, 'above_maximum'],
  ] as const)('is compared by what the quote asks for: %s', (_, change, reason) =>
    expect(exact(change).problem).toMatchObject({ reason, fix: { action: { kind: 'use_amount' } } }),
  )

  it('is compared with nothing before its quote', () =>
    expect(exact({ quote: { kind: 'loading' }, balance: { kind: 'ok', amount: 1n } })).toMatchObject({
      asked: 100n * ETH,
      amount: null,
      send: null,
      problem: null,
      button: { text: 'Getting a quote…', enabled: false },
    }))

  it('says why providers have none', () =>
    expect(
      exact({
        quote: {
          kind: 'refused',
          reasons: [{ provider: 'lifi', reason: 'exact_unsupported', message: 'No exact amounts.' }],
        },
      }).problem?.reason,
    ).toBe('exact_unsupported'))
})
