import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chainById } from '#core/catalogue/lookups.ts'
import { mainChannel } from '#core/channel/lookups.ts'
import type { AssetId } from '#core/chain/assetId.ts'
import { orderIdFromUuid } from '#core/order/id.ts'
import { pricedCatalogue } from '../testing/pricedCatalogue.ts'
import { silentLog } from '#runtime/log.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { createTestClock } from '../../testing/testApp.ts'
import type { ExternalPrepared, Placement, RouteProvider, RouteRequest } from '../provider.ts'
import type { Report } from '../testing/vendorCase.ts'
import { vendorCases } from '../testing/vendorSuite.ts'
import { startVendorServer, type VendorServer } from '../testing/vendorServer.ts'
import type { VendorDeps } from '../vendorRoutes.ts'
import { createLifiAccess, type LifiSettings } from './access.ts'
import { createLifiProvider } from './createLifiProvider.ts'
import { createLifiStandIn, type LifiStandIn } from './testing/standIn.ts'

const ethereumUsdc = '1:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48' as AssetId
const arbitrumUsdc = '42161:0xaf88d065e77c8cc2239327c5edb3a432268e5831' as AssetId
const bnbUsdc = '56:0x8ac76a51cc950d9822d68b83fe1ad97b32cd580d' as AssetId
const [ethereumEth, lineaEth, arbitrumEth] = ['1:native', '59144:native', '42161:native'] as AssetId[] as [
  AssetId,
  AssetId,
  AssetId,
]
const sender = '0x1111111111111111111111111111111111111111'
const recipient = '0x2222222222222222222222222222222222222222'
const amount = 250_000_000n

const settings = { apiKey: null, integrator: null, feeBps: 0, perMinute: 1000 }
const create = (deps: VendorDeps, url: string, more: Partial<LifiSettings> = {}): RouteProvider => {
  const all = { ...settings, url, ...more }
  return createLifiProvider(deps, all, createLifiAccess(deps, all))
}

const running = ['WAIT_SOURCE_CONFIRMATIONS', 'BRIDGE_NOT_AVAILABLE', 'CHAIN_NOT_AVAILABLE', 'UNKNOWN_ERROR']
const reports: readonly Report[] = [
  {
    name: 'completed',
    end: 'happy',
    state: 'DONE COMPLETED',
    status: 'filled',
    received: { asset: arbitrumUsdc, amount },
    has: ['depositTx', 'payoutTx'],
  },
  {
    name: 'ended halfway, in another asset',
    end: 'partial',
    state: 'DONE PARTIAL',
    status: 'filled',
    reason: 'partial',
    received: { asset: arbitrumEth, amount: 123n },
    has: ['depositTx', 'payoutTx'],
  },
  {
    name: 'refunded on the source network',
    end: 'refund',
    state: 'DONE REFUNDED',
    status: 'refunded',
    reason: 'refunded',
    refunded: { asset: ethereumUsdc, amount },
    has: ['depositTx', 'refundTx'],
  },
  {
    name: 'failed and refunded',
    state: 'FAILED REFUNDED',
    status: 'refunded',
    reason: 'refunded',
    refunded: { asset: ethereumUsdc, amount },
    has: ['refundTx'],
  },
  { name: 'refund under way', state: 'PENDING REFUND_IN_PROGRESS', status: 'refunding', has: ['depositTx'] },
  { name: 'not found', state: 'NOT_FOUND', status: 'waiting' },
  { name: 'not of this bridge', state: 'INVALID', status: 'waiting' },
  { name: 'pending without a stage', state: 'PENDING', status: 'deposited', has: ['depositTx'] },
  { name: 'paying out', state: 'PENDING WAIT_DESTINATION_TRANSACTION', status: 'filling', has: ['depositTx'] },
  ...running.map((name): Report => ({ name, state: `PENDING ${name}`, status: 'deposited', has: ['depositTx'] })),
  ...['INSUFFICIENT_ALLOWANCE', 'INSUFFICIENT_BALANCE', 'OUT_OF_GAS'].map(
    (name): Report => ({ name, state: `FAILED ${name}`, status: 'rejected', reason: 'failed', end: 'failed' }),
  ),
  {
    name: 'the quote expired before the deposit',
    end: 'expired',
    state: 'FAILED EXPIRED',
    status: 'held',
    reason: 'failed',
    has: ['depositTx'],
  },
  ...[
    'FAILED',
    ...['SLIPPAGE_EXCEEDED', 'UNKNOWN_FAILED_ERROR', 'NOT_PROCESSABLE_REFUND_NEEDED'].map((name) => `FAILED ${name}`),
  ].map(
    (state): Report => ({ name: state, end: 'failed', state, status: 'held', reason: 'failed', has: ['depositTx'] }),
  ),
]

describe('LI.FI', () => {
  vendorCases({
    name: 'lifi',
    standIn: createLifiStandIn,
    create,
    pairs: [
      { from: ethereumUsdc, to: arbitrumUsdc, amount },
      { from: ethereumEth, to: lineaEth, amount: 10n ** 17n },
      { from: lineaEth, to: arbitrumEth, amount: 10n ** 17n },
      { from: ethereumUsdc, to: bnbUsdc, amount },
    ],
    sender,
    recipient,
    refusedAs: {
      pays_less: 'price_moved',
      adds_fee: 'price_moved',
      takes_more: 'outflow',
      other_target: 'target',
      wrong_chain: 'provider_unavailable',
      other_recipient: 'recipient',
      unreadable: 'provider_unavailable',
    },
    isExact: false,
    reports,
    never: { 'deposit address': 'the deposit is a call of a contract that is pinned in the code' },
  })
})

const catalogue = pricedCatalogue()
const clock = createTestClock(new Date('2026-03-01T12:00:00Z'))
const deps: VendorDeps = {
  catalogue,
  clock,
  log: silentLog,
  limits: { minUsd: 1, maxUsd: 1_000_000 },
  count: () => undefined,
}
const assetOf = (id: AssetId) => {
  const found = catalogue.assets.find((asset) => asset.id === id)
  if (!found) throw new Error(`the default catalogue lacks ${id}`)
  return found
}
const requestOf = (from: AssetId, to: AssetId): RouteRequest => ({
  from: assetOf(from),
  to: assetOf(to),
  fromChain: chainById(catalogue, assetOf(from).chainId),
  toChain: chainById(catalogue, assetOf(to).chainId),
  amount,
  fromAddress: sender,
  recipient,
  exchange: null,
  channel: mainChannel(catalogue),
  destinationGas: 0n,
  gasless: false,
  exactReceive: null,
})
const request = requestOf(ethereumUsdc, arbitrumUsdc)
const never = new AbortController().signal

let standIn: LifiStandIn
let server: VendorServer
let provider: RouteProvider
beforeAll(async () => {
  standIn = createLifiStandIn(catalogue)
  server = await startVendorServer((call) => standIn.handle(call))
})
afterAll(() => server.close())
beforeEach(() => {
  standIn.refuse(null)
  standIn.preferRelay(false)
  standIn.report('NOT_FOUND')
  server.calls.length = 0
  provider = create(deps, server.url)
})

const quoteCalls = () => server.calls.filter(({ path }) => path === '/quote')
const ask = (of: RouteRequest = request, by = provider) => by.quote(of, never)
const prepare = async (refundAddress = sender) => {
  const answer = await ask()
  if ('refusal' in answer) throw new Error(answer.refusal.message)
  const quote = {
    ...answer.quote,
    exact: 'send' as const,
    quote_id: 'q',
    provider: 'lifi',
    provider_name: 'LI.FI',
    gas_usd: null,
    expires_at: clock.now().toISOString(),
  }
  const placement: Placement = {
    orderId: orderIdFromUuid('01890000-0000-7000-8000-000000000001'),
    request,
    quote,
    fromAddress: sender,
    recipient,
    refundAddress,
    memo: null,
    creatorTokenHash: 'x',
    surface: 'web',
  }
  return (await provider.prepare(placement, never)) as ExternalPrepared
}
const rowOf = ({ external }: ExternalPrepared) =>
  ({
    settlement: { kind: 'external', reference: external.reference },
    fromAsset: ethereumUsdc,
    toAsset: arbitrumUsdc,
    fromChain: request.from.chainId,
    toChain: request.to.chainId,
  }) as OrderRow

describe('quotes', () => {
  it('asks for calls that can be read, with key, integrator and fee', async () => {
    const by = create(deps, server.url, { apiKey: 'secret', integrator: 'causeway', feeBps: 10 })
    expect(await ask(request, by)).toMatchObject({
      quote: { via: 'AcrossV4', custody: 'provider', signatures: 2, senderGas: 200_000_000_000_000n },
    })
    const [call] = quoteCalls()
    expect(call?.headers['x-lifi-api-key']).toBe('secret')
    expect(Object.fromEntries(call?.query ?? [])).toEqual({
      fromChain: '1',
      toChain: '42161',
      fromToken: ethereumUsdc.slice(2),
      toToken: arbitrumUsdc.slice(6),
      fromAmount: String(amount),
      fromAddress: sender,
      toAddress: recipient,
      order: 'CHEAPEST',
      slippage: '0.005',
      allowDestinationCall: 'false',
      skipSimulation: 'true',
      integrator: 'causeway',
      fee: '0.001',
    })
  })

  it('a fee needs the integrator that collects it', () =>
    expect(() => create(deps, server.url, { feeBps: 10 })).toThrow(
      expect.objectContaining({ reason: 'config_invalid' }) as Error,
    ))

  it('leaves out a bridge whose calls name no recipient, and remembers it', async () => {
    standIn.preferRelay(true)
    expect(await ask()).toMatchObject({ quote: { via: 'AcrossV4' } })
    expect(await ask()).toMatchObject({ quote: { via: 'AcrossV4' } })
    expect(quoteCalls().map(({ query }) => query.get('denyBridges'))).toEqual([
      null,
      'relaydepository',
      'relaydepository',
    ])
  })

  it.each([
    ['no route', 404, 1002, ['NO_POSSIBLE_ROUTE'], 'no_route', /no route/],
    [
      'too small',
      404,
      1002,
      ['AMOUNT_TOO_LOW', 'NO_POSSIBLE_ROUTE', 'FEES_HIGHER_THAN_AMOUNT'],
      'amount_too_small',
      /small/,
    ],
    ['too large', 404, 1002, ['AMOUNT_TOO_HIGH', 'INSUFFICIENT_LIQUIDITY'], 'amount_too_large', /large/],
    ['mixed reasons', 404, 1002, ['AMOUNT_TOO_LOW', 'TOOL_TIMEOUT'], 'no_route', /no route/],
    ['unknown token', 400, 1011, [], 'no_route', /no route/],
    ['wrong key', 401, 1010, [], 'provider_unavailable', /right now/],
    ['third party down', 424, 1008, [], 'provider_unavailable', /right now/],
    ['a long list', 404, 1002, Array<string>(40).fill('AMOUNT_TOO_LOW'), 'amount_too_small', /small/],
  ] as const)('%s', async (_, status, code, tools, reason, message) => {
    standIn.refuse({ status, code, tools })
    expect(await ask()).toMatchObject({ refusal: { reason, message: expect.stringMatching(message) as string } })
  })

  it('other families are not asked for', async () => {
    const toSolana = requestOf(
      ethereumUsdc,
      catalogue.assets.find(({ chainId }) => chainId === 83797601)?.id as AssetId,
    )
    expect(await ask(toSolana)).toMatchObject({ refusal: { reason: 'no_route' } })
    expect(server.calls).toHaveLength(0)
  })

  it('its pairs are networks that LI.FI lists', async () => {
    const { stop } = provider.start?.() ?? { stop: () => Promise.resolve() }
    await expect.poll(() => provider.routes().length).toBeGreaterThan(100)
    await stop()
    const pairs = provider.routes()
    expect(pairs).toContainEqual(expect.objectContaining({ from: ethereumUsdc, to: arbitrumUsdc, custody: 'provider' }))
    expect(pairs.filter(({ to }) => to.startsWith('83797601:'))).toEqual([])
  })
})

describe('orders', () => {
  it('refunds go to the sender alone', async () =>
    expect(prepare(recipient)).rejects.toMatchObject({ reason: 'refund_invalid' }))

  it.each([null, 'not a hash'])('are found by LI.FI’s id when the wallet reported %s', async (depositTx) => {
    const row = rowOf(await prepare())
    standIn.report('DONE COMPLETED')
    expect(await provider.poll?.(row, { cursor: null, depositTx }, never)).toMatchObject({ status: 'filled' })
  })

  it('the transaction of another transfer says nothing of them', async () => {
    const row = rowOf(await prepare())
    const other = rowOf(await prepare())
    standIn.report('DONE COMPLETED')
    const theirs = other.settlement.kind === 'external' ? other.settlement.reference : null
    server.calls.length = 0
    await provider.poll?.(row, { cursor: null, depositTx: theirs }, never)
    expect(server.calls.map(({ query }) => query.get('txHash'))).toEqual([
      theirs,
      row.settlement.kind === 'external' ? row.settlement.reference : null,
    ])
  })
})
