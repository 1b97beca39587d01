import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chainById } from '#core/catalogue/lookups.ts'
import { mainChannel } from '#core/channel/lookups.ts'
import type { AssetId } from '#core/chain/assetId.ts'
import { stepsProblem } from '#core/order/stepPolicy.ts'
import { orderIdFromUuid } from '#core/order/id.ts'
import { pricedCatalogue } from '../testing/pricedCatalogue.ts'
import { loadConfig } from '#runtime/config.ts'
import { silentLog } from '#runtime/log.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { createTestClock } from '../../testing/testApp.ts'
import type { VendorDeps } from '../vendorRoutes.ts'
import type { Placement, ProviderQuote, RouteProvider, RouteRequest } from '../provider.ts'
import { startVendorServer, type VendorServer } from '../testing/vendorServer.ts'
import { vendorCases } from '../testing/vendorSuite.ts'
import { createRelayProvider, type RelayOptions } from './createRelayProvider.ts'
import { openRelay } from '../openProviders.ts'
import { createRelayStandIn, type Oddity, RELAY_KEY, type RelayStandIn } from './testing/standIn.ts'

const asset = (text: string) => text as AssetId
const [ethereum, arbitrum, base, linea, bnb, solana] = [1, 42161, 8453, 59144, 56, 83797601]
const usdcOf = {
  ethereum: asset(`${ethereum}:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48`),
  arbitrum: asset(`${arbitrum}:0xaf88d065e77c8cc2239327c5edb3a432268e5831`),
  bnb: asset(`${bnb}:0x8ac76a51cc950d9822d68b83fe1ad97b32cd580d`),
  solana: asset(`${solana}:EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v`),
}
const eth = (chain: number) => asset(`${chain}:native`)
const sender = '0x1111111111111111111111111111111111111111'
const recipient = '0x2222222222222222222222222222222222222222'
const hundred = { from: usdcOf.ethereum, to: usdcOf.arbitrum, amount: 100_000_000n }

const create = (deps: VendorDeps, url: string, more: Partial<RelayOptions> = {}): RouteProvider =>
  createRelayProvider(deps, { url, quotesPerMinute: 10_000, ...more })

vendorCases({
  name: 'relay',
  standIn: createRelayStandIn,
  create: (deps, url) => create(deps, url, { apiKey: RELAY_KEY }),
  pairs: [
    hundred,
    { from: usdcOf.bnb, to: usdcOf.arbitrum, amount: 5n * 10n ** 18n },
    { from: eth(ethereum), to: eth(arbitrum), amount: 10n ** 17n },
    { from: eth(linea), to: eth(base), amount: 10n ** 16n },
  ],
  sender,
  recipient,
  refusedAs: {
    pays_less: 'price_moved',
    adds_fee: 'price_moved',
    takes_more: 'unreadable',
    other_target: 'target',
    wrong_chain: 'network',
    // The bytes name the order, and the order its recipient.
    other_recipient: 'provider_unavailable',
    unreadable: 'unreadable',
  },
  isExact: true,
  reports: [
    { name: 'no deposit yet', state: 'waiting', status: 'waiting' },
    { name: 'a deposit that is being read', state: 'depositing', status: 'deposited', has: ['depositTx'] },
    { name: 'a deposit', state: 'pending', status: 'deposited', has: ['depositTx'] },
    { name: 'a payout on its way', state: 'submitted', status: 'filling', has: ['depositTx'] },
    { name: 'a late payout', state: 'delayed', status: 'filling', has: ['depositTx'] },
    {
      name: 'a payout',
      end: 'happy',
      state: 'success',
      status: 'filled',
      received: { asset: hundred.to, amount: 99_999_999n },
      has: ['depositTx', 'payoutTx'],
    },
    {
      name: 'a payout in another asset',
      end: 'partial',
      state: 'success in_eth',
      status: 'filled',
      reason: 'partial',
      received: { asset: eth(arbitrum), amount: 77n },
      has: ['depositTx', 'payoutTx'],
    },
    {
      name: 'a failure',
      end: 'failed',
      state: 'failure EXECUTION_REVERTED',
      status: 'held',
      reason: 'failed',
      has: ['depositTx'],
    },
    {
      name: 'a refund',
      end: 'refund',
      state: 'refund UNKNOWN',
      status: 'refunded',
      reason: 'refunded',
      refunded: { asset: hundred.from, amount: 98_000_000n },
      has: ['refundTx'],
    },
    {
      name: 'a late refund',
      end: 'expired',
      state: 'refund TTL_EXPIRED',
      status: 'refunded',
      reason: 'refunded_expired',
      has: ['refundTx'],
    },
    { name: 'a refund for the price', state: 'refund SLIPPAGE', status: 'refunded', reason: 'refunded_price' },
    {
      name: 'a refund for lack of funds',
      state: 'refund SOLVER_CAPACITY_EXCEEDED',
      status: 'refunded',
      reason: 'refunded_liquidity',
    },
    {
      name: 'a refund of a part of the deposit',
      state: 'refund DEPOSITED_AMOUNT_TOO_LOW_TO_FILL',
      status: 'refunded',
      reason: 'refunded_incomplete_deposit',
    },
  ],
  never: { 'deposit address': 'the deposit is a call of a contract that is pinned in the code' },
})

describe('Relay', () => {
  const catalogue = pricedCatalogue()
  const clock = createTestClock(new Date('2026-03-01T12:00:00Z'))
  const deps: VendorDeps = {
    catalogue,
    clock,
    log: silentLog,
    limits: { minUsd: 1, maxUsd: 1_000_000 },
    count: () => undefined,
  }
  const signal = new AbortController().signal
  let standIn: RelayStandIn
  let server: VendorServer

  beforeAll(async () => {
    standIn = createRelayStandIn(catalogue)
    server = await startVendorServer((call) => standIn.handle(call))
  })
  afterAll(() => server.close())
  beforeEach(() => standIn.oddity(null))

  const requestOf = (pair: typeof hundred, change: Partial<RouteRequest> = {}): RouteRequest => {
    const [from, to] = [pair.from, pair.to].map((id) => catalogue.assets.find((one) => one.id === id))
    if (!from || !to) throw new Error(`no asset ${pair.from} or ${pair.to}`)
    return {
      from,
      to,
      fromChain: chainById(catalogue, from.chainId),
      toChain: chainById(catalogue, to.chainId),
      amount: pair.amount,
      fromAddress: sender,
      recipient,
      exchange: null,
      channel: mainChannel(catalogue),
      destinationGas: 0n,
      gasless: false,
      exactReceive: null,
      ...change,
    }
  }
  const quoteOf = async (provider: RouteProvider, request = requestOf(hundred)): Promise<Placement['quote']> => {
    const answer = await provider.quote(request, signal)
    if ('refusal' in answer) throw new Error(answer.refusal.reason)
    const { expiresAt: _, ...quote } = answer.quote
    return {
      ...quote,
      exact: 'send' as const,
      quote_id: 'q',
      provider: 'relay',
      provider_name: 'Relay',
      gas_usd: null,
      expires_at: clock.now().toISOString(),
    }
  }
  const place = async (provider: RouteProvider, quote: Placement['quote'], request = requestOf(hundred)) =>
    provider.prepare(
      {
        orderId: orderIdFromUuid('01890000-0000-7000-8000-000000000001'),
        request,
        quote,
        fromAddress: sender,
        recipient: request.recipient ?? recipient,
        refundAddress: sender,
        memo: null,
        creatorTokenHash: 'x',
        surface: 'web',
      },
      signal,
    )
  const refusedAs = async (provider: RouteProvider, request = requestOf(hundred)) => {
    const answer = await provider.quote(request, signal)
    return 'refusal' in answer ? answer.refusal.reason : 'quoted'
  }

  it('asks for a deposit that names its order, with the operator’s fee', async () => {
    const provider = create(deps, server.url, {
      referrer: 'causeway',
      fee: { recipient: sender, bps: 20 },
      apiKey: 'k',
    })
    const { quote } = (await provider.quote(requestOf(hundred), signal)) as { quote: ProviderQuote }
    expect(quote).toMatchObject({ receive_amount: '99750000', senderGas: 150_000_000_000_000n })
    const call = server.calls.at(-1)
    expect(call?.headers['x-api-key']).toBe('k')
    expect(call?.body).toEqual({
      user: sender,
      recipient,
      refundTo: sender,
      originChainId: 1,
      destinationChainId: 42161,
      originCurrency: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
      destinationCurrency: '0xaf88d065e77c8cc2239327c5edb3a432268e5831',
      amount: '100000000',
      tradeType: 'EXACT_INPUT',
      slippageTolerance: '50',
      explicitDeposit: true,
      usePermit: false,
      useDepositAddress: false,
      disableOriginSwaps: true,
      ttl: 1800,
      referrer: 'causeway',
      appFees: [{ recipient: sender, fee: '20' }],
    })
  })

  it('pays out on Solana', async () => {
    const provider = create(deps, server.url)
    const to = 'CbKGgVKLJFb8bBrf58DnAkdryX6ubewVytn7X957YwNr'
    const request = requestOf({ ...hundred, to: usdcOf.solana }, { recipient: to })
    const quote = await quoteOf(provider, request)
    await place(provider, quote, request)
    expect(server.calls.at(-1)?.body).toMatchObject({ destinationChainId: 792703809, recipient: to })
    const back = requestOf({ from: usdcOf.solana, to: usdcOf.arbitrum, amount: 100_000_000n })
    expect(await refusedAs(provider, back)).toBe('no_route')
  })

  it.each([
    ['signs', 'provider_unavailable'],
    ['swaps_first', 'no_route'],
    ['other_order', 'provider_unavailable'],
    ['other_depositor', 'provider_unavailable'],
    ['other_refund', 'provider_unavailable'],
    ['underpays', 'provider_unavailable'],
  ] satisfies [Oddity, string][])('an offer that %s is no quote', async (what, reason) => {
    const provider = create(deps, server.url)
    const quote = await quoteOf(provider)
    standIn.oddity(what)
    expect(await refusedAs(provider)).toBe(reason)
    // A router is left to the policy, which the order applies.
    const placed = place(provider, quote).then(
      ({ steps }) =>
        stepsProblem(
          steps,
          { chain: 1, asset: hundred.from, amount: hundred.amount, nativeFee: 0n, toChain: arbitrum, recipient },
          provider.policy,
        ),
      (error: { reason: string }) => error.reason,
    )
    expect(await placed).toBe(what === 'swaps_first' ? 'unreadable' : reason)
  })

  it.each([
    ['AMOUNT_TOO_LOW', 'amount_too_small'],
    ['INSUFFICIENT_LIQUIDITY', 'insufficient_liquidity'],
    ['ROUTE_TEMPORARILY_RESTRICTED', 'provider_busy'],
    ['CHAIN_DISABLED', 'route_paused'],
    ['INVALID_RECIPIENT', 'recipient_unusable'],
    ['SANCTIONED_WALLET_ADDRESS', 'address_listed'],
    ['NO_QUOTES', 'no_route'],
  ])('%s is told as %s', async (errorCode, reason) => {
    const refusing = await startVendorServer(() => ({ status: 400, body: { message: 'No', errorCode } }))
    try {
      expect(await refusedAs(create(deps, refusing.url))).toBe(reason)
    } finally {
      await refusing.close()
    }
  })

  it('lists what Relay takes and pays out, on networks with a pinned Depository', async () => {
    const provider = create(deps, server.url)
    expect(provider.routes()).toEqual([])
    const running = provider.start?.()
    await expect.poll(() => provider.routes().length).toBeGreaterThan(100)
    await running?.stop()
    const pairs = provider.routes().map(({ from, to }) => `${from} ${to}`)
    expect(pairs).toContain(`${usdcOf.ethereum} ${usdcOf.arbitrum}`)
    expect(pairs).toContain(`${usdcOf.ethereum} ${usdcOf.solana}`)
    expect(pairs.filter((pair) => pair.startsWith(`${solana}:`))).toEqual([])
    // Relay's networks of these numbers are others: Degen and Ancient8.
    expect(pairs.filter((pair) => /\b(666666666|888888888):/.test(pair))).toEqual([])
  })

  describe('the end of an order', () => {
    const poll = async (apiKey: string | undefined, state: string) => {
      const provider = create(deps, server.url, { apiKey })
      const prepared = await place(provider, await quoteOf(provider))
      if (!('external' in prepared)) throw new Error('not external')
      standIn.report(state)
      const settlement = { kind: 'external', reference: prepared.external.reference }
      const row = { settlement, toAsset: hundred.to } as OrderRow
      return provider.poll?.(row, { cursor: null, depositTx: null }, signal)
    }

    it('is known without a key, or with a refused one', async () => {
      for (const key of [undefined, 'expired']) {
        const answer = await poll(key, 'refund')
        expect(answer).toMatchObject({ status: 'refunded', reason: 'refunded' })
        expect(answer?.refunded).toBeUndefined()
      }
    })

    it('is open while a failed request has no deposit', async () =>
      expect(await poll(undefined, 'failure NO_DEPOSIT')).toMatchObject({ status: 'waiting' }))
  })

  it('needs an address that claims the operator’s fee', () => {
    const env = (more: Record<string, string>) => loadConfig('server', { NODE_ENV: 'test', ...more })
    expect(() => openRelay(env({ RELAY_FEE_BPS: '10' }), deps)).toThrow(/RELAY_FEE_RECIPIENT/)
    expect(openRelay(env({ RELAY_FEE_BPS: '10', RELAY_FEE_RECIPIENT: sender }), deps).name).toBe('relay')
  })
})
