import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chainById } from '#core/catalogue/lookups.ts'
import type { AssetDef } from '#core/catalogue/types.ts'
import { mainChannel } from '#core/channel/lookups.ts'
import { type AssetId, assetId } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import { pricedCatalogue } from '../testing/pricedCatalogue.ts'
import { silentLog } from '#runtime/log.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { createTestClock } from '../../testing/testApp.ts'
import { orderFrom } from './orderFrom.ts'
import { quoteBody } from './quoteBody.ts'
import { quoteAnswer } from './wire.ts'
import { stepsProblem, type StepTerms } from '#core/order/stepPolicy.ts'
import type { ExternalPrepared, RouteProvider, RouteRequest } from '../provider.ts'
import { startVendorServer, type VendorAnswer, type VendorCall, type VendorServer } from '../testing/vendorServer.ts'
import { vendorCases } from '../testing/vendorSuite.ts'
import { createOneClickProvider } from './createOneClickProvider.ts'
import {
  createStandIn,
  type OneClickStandIn,
  payoutOf,
  REFUND_FEE,
  REPORTED_DEPOSIT,
  REPORTED_REFUND,
  STAND_IN_KEY,
} from './testing/standIn.ts'

const at = (chain: number, token = 'native') => assetId(chainId(chain), token)
const [sender, recipient] = [`0x${'5e'.repeat(20)}`, `0x${'4e'.repeat(20)}`]
const tonCoin = 'nep245:v2_1.omni.hot.tg:1117_'
const ether = 10n ** 18n
const back = { asset: at(1), amount: ether - REFUND_FEE }
const refund = { status: 'refunded', refunded: back, has: ['depositTx', 'refundTx'] } as const

vendorCases({
  name: 'oneclick',
  standIn: createStandIn,
  create: (deps, url) => createOneClickProvider(deps, { url, perMinute: 1000, key: STAND_IN_KEY }),
  pairs: [
    { from: at(1), to: at(42161), amount: ether },
    {
      from: at(1, '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'),
      to: at(8453, '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913'),
      amount: 100_000_000n,
    },
    {
      from: at(56, '0x55d398326f99059ff775485246999027b3197955'),
      to: at(10, '0x94b008aa00579c1307b0ef2c499ad98a8ce58e58'),
      amount: 100n * ether,
    },
    { from: at(10), to: at(8453), amount: ether },
  ],
  sender: '0x1f7812209f30048cc31d86e0075bd2e4d8c2e1b2',
  recipient: '0x8c0bcb51508675535e43760fb93b7f5dcd1b73d0',
  refusedAs: {
    pays_less: 'price_moved',
    adds_fee: 'price_moved',
    takes_more: 'provider_unavailable',
    other_target: 'quote_unsigned',
    wrong_chain: 'provider_unavailable',
    other_recipient: 'provider_unavailable',
    unreadable: 'quote_unsigned',
  },
  isExact: true,
  reports: [
    { name: 'waits for the deposit', state: 'PENDING_DEPOSIT', status: 'waiting' },
    { name: 'sees the deposit', state: 'KNOWN_DEPOSIT_TX', status: 'deposited', has: ['depositTx'] },
    { name: 'swaps', state: 'PROCESSING', status: 'filling', has: ['depositTx'] },
    {
      name: 'has paid out',
      end: 'happy',
      state: 'SUCCESS',
      status: 'filled',
      received: { asset: at(42161), amount: payoutOf(ether, 18, 18) },
      has: ['depositTx', 'payoutTx'],
    },
    {
      name: 'has paid out and returns what was sent on top',
      state: 'SUCCESS excess',
      status: 'filled',
      refunded: { asset: at(1), amount: 5n },
      has: ['payoutTx'],
    },
    {
      name: 'refunds a deposit that is too small',
      state: 'INCOMPLETE_DEPOSIT',
      status: 'refunding',
      reason: 'refunded_incomplete_deposit',
      has: ['depositTx'],
    },
    {
      name: 'has refunded a deposit that was too small',
      end: 'partial',
      state: 'REFUNDED short',
      status: 'refunded',
      reason: 'refunded_incomplete_deposit',
      refunded: { asset: at(1), amount: 700n },
      has: ['depositTx', 'refundTx'],
    },
    { name: 'has refunded after a move of the price', state: 'REFUNDED slippage', reason: 'refunded_price', ...refund },
    {
      name: 'has refunded a late deposit',
      end: 'expired',
      state: 'REFUNDED late',
      reason: 'refunded_expired',
      ...refund,
    },
    { name: 'has refunded for want of solvers', state: 'REFUNDED solvers', reason: 'refunded_liquidity', ...refund },
    { name: 'has refunded for no stated reason', end: 'refund', state: 'REFUNDED', reason: 'refunded', ...refund },
    {
      name: 'has failed with a deposit',
      end: 'failed',
      state: 'FAILED',
      status: 'held',
      reason: 'failed',
      has: ['depositTx'],
    },
  ],
  never: {},
})

describe('requests to the vendor', () => {
  const catalogue = pricedCatalogue()
  const clock = createTestClock(new Date('2026-03-01T12:00:00Z'))
  const signal = new AbortController().signal
  let standIn: OneClickStandIn
  let server: VendorServer
  let override: ((call: VendorCall) => VendorAnswer | null) | null = null
  beforeAll(async () => {
    standIn = createStandIn()
    server = await startVendorServer((call) => override?.(call) ?? standIn.handle(call))
  })
  afterAll(() => server.close())
  beforeEach(() => {
    override = null
    server.calls.length = 0
  })
  const deps = { catalogue, clock, log: silentLog, limits: { minUsd: 1, maxUsd: 1_000_000 }, count: () => undefined }
  const open = (more: object = {}): RouteProvider =>
    createOneClickProvider(deps, { url: server.url, perMinute: 1000, key: STAND_IN_KEY, ...more })
  const find = (id: AssetId): AssetDef => {
    const asset = catalogue.assets.find((one) => one.id === id)
    if (!asset) throw new Error(`no ${id}`)
    return asset
  }
  const request = (from: AssetId, to: AssetId, more: Partial<RouteRequest> = {}): RouteRequest => ({
    from: find(from),
    to: find(to),
    fromChain: chainById(catalogue, find(from).chainId),
    toChain: chainById(catalogue, find(to).chainId),
    amount: 100_000_000n,
    fromAddress: sender,
    recipient: null,
    exchange: null,
    channel: mainChannel(catalogue),
    destinationGas: 0n,
    gasless: false,
    exactReceive: null,
    ...more,
  })
  const usdc = at(1, '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48')
  const solana = at(83797601, 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v')
  const wbtc = at(1, '0x2260fac5e5542a773aa44fbcfedf7c193bc2c599')
  const bodies = () =>
    server.calls.filter(({ path }) => path === '/v0/quote').map(({ body }) => body as Record<string, unknown>)
  const rowOf = (reference: string): OrderRow =>
    ({
      id: 'o',
      settlement: { kind: 'external', reference },
      fromAsset: usdc,
      toAsset: at(42161, '0xaf88d065e77c8cc2239327c5edb3a432268e5831'),
    }) as OrderRow
  const ordered = async (provider: RouteProvider): Promise<string> => {
    const r = request(usdc, at(42161, '0xaf88d065e77c8cc2239327c5edb3a432268e5831'), { recipient })
    const found = await provider.quote(r, signal)
    if ('refusal' in found) throw new Error(found.refusal.reason)
    const placement = { request: r, quote: found.quote, fromAddress: sender, recipient, refundAddress: recipient }
    const { external } = (await provider.prepare(placement as never, signal)) as ExternalPrepared
    return external.reference ?? ''
  }

  it('carry the key and the operator’s fee, and refunds go where the user says', async () => {
    await ordered(open({ headers: { 'x-api-key': 'k' }, fee: { recipient: 'operator.near', bps: 10 } }))
    expect(server.calls.every(({ headers }) => headers['x-api-key'] === 'k')).toBe(true)
    expect(bodies()).toMatchObject([
      { dry: true, refundTo: sender, appFees: [{ recipient: 'operator.near', fee: 10 }] },
      { dry: false, refundTo: recipient, recipient, deadline: '2026-03-01T14:00:00.000Z' },
    ])
  })

  it.each<[string, AssetId, AssetId]>([
    ['Solana', usdc, solana],
    ['Bitcoin, which it answers under another name', wbtc, at(999706684)],
  ])('quotes payouts on %s', async (_, from, to) => {
    expect(await open().quote(request(from, to), signal)).toMatchObject({ quote: { to_asset: to } })
  })

  describe.each<[string, AssetId, AssetId, bigint, string, string]>([
    ['Ethereum', usdc, at(42161, '0xaf88d065e77c8cc2239327c5edb3a432268e5831'), 100_000_000n, sender, '14:00'],
    ['Solana', solana, usdc, 100_000_000n, '13QkxhNMrTPxoCkRdYdJ65tFuwXPhL5gLS2Z5Nr6gjRK', '14:00'],
    ['Bitcoin', at(999706684), wbtc, 1_000_000n, 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', '16:00'],
  ])('deposits from %s', (_, from, to, amount, refundAddress, until) => {
    const order = async (provider: RouteProvider) => {
      const r = request(from, to, { recipient, amount, fromAddress: null })
      const found = await provider.quote(r, signal)
      if ('refusal' in found) throw new Error(found.refusal.reason)
      const placement = { request: r, quote: found.quote, fromAddress: refundAddress, recipient, refundAddress }
      const { external, steps } = (await provider.prepare(placement as never, signal)) as ExternalPrepared
      const [step] = steps
      if (step?.kind !== 'vendor_transfer') throw new Error('no payment')
      const terms: StepTerms = {
        chain: r.from.chainId,
        asset: from,
        amount,
        nativeFee: 0n,
        toChain: r.to.chainId,
        recipient,
        toAsset: to,
        minReceive: BigInt(found.quote.min_receive_amount),
        refundTo: refundAddress,
        now: clock.now(),
      }
      const problem = (change: Partial<typeof step.transfer> = {}, other: Partial<StepTerms> = {}) =>
        stepsProblem([{ ...step, transfer: { ...step.transfer, ...change } }], { ...terms, ...other }, provider.policy)
      return { quote: found.quote, external, step, problem }
    }

    it('are payments to an address that only the signed quote names', async () => {
      const { quote, external, step, problem } = await order(open())
      expect(quote).toMatchObject({ pays_to_address: true, custody: 'provider' })
      expect(external).toMatchObject({
        openBy: new Date('2026-03-01T13:00:00Z'),
        fillDeadline: new Date(`2026-03-01T${until}:00Z`),
      })
      const other = await order(open())
      expect(other.step.transfer.to).not.toBe(step.transfer.to)
      expect(await problem()).toBeNull()
      expect(await problem({ to: other.step.transfer.to })).toBe('unreadable')
      expect(await problem({ amount: String(amount + 1n) })).toBe('unreadable')
      expect(await problem({ memo: 'mine' })).toBe('unreadable')
      expect(await problem({}, { refundTo: other.step.transfer.to })).toBe('refund')
      expect(await problem({}, { recipient: sender })).toBe('recipient')
      expect(await problem({}, { now: new Date('2026-03-01T13:00:00Z') })).toBe('expired')
    })

    it('are found by address', async () => {
      const provider = open()
      const { external } = await order(provider)
      const row = { id: 'o', settlement: { kind: 'external', ...external }, fromAsset: from, toAsset: to } as never
      standIn.report('PROCESSING')
      expect(await provider.poll?.(row, { cursor: null, depositTx: null }, signal)).toMatchObject({
        status: 'filling',
        depositTx: REPORTED_DEPOSIT,
      })
    })
  })

  it('a memo that the address needs is in the step, the reference and each request', async () => {
    standIn.demandMemo('order 7 & more')
    const provider = open()
    const gram = at(84797801)
    const account = 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N'
    const body = quoteBody(request(gram, gram, { recipient: account }), new Map([[gram, tonCoin]]), {
      isDry: false,
      refundTo: account,
      fee: null,
      now: clock.now(),
    })
    const answered = standIn.handle({
      method: 'POST',
      path: '/v0/quote',
      query: new URLSearchParams(),
      headers: {},
      body,
    })
    const { external, steps } = orderFrom(request(gram, gram), quoteAnswer.parse(answered?.body), STAND_IN_KEY)
    standIn.demandMemo(null)
    expect(steps[0]).toMatchObject({ transfer: { memo: 'order 7 & more' } })
    expect(external.reference).toMatch(/\?memo=order\+7\+%26\+more$/)
    const row = { id: 'o', settlement: { kind: 'external', ...external }, fromAsset: gram, toAsset: gram } as never
    standIn.report('PENDING_DEPOSIT')
    server.calls.length = 0
    expect(await provider.poll?.(row, { cursor: null, depositTx: 'ab' }, signal)).toMatchObject({ cursor: 'ab' })
    expect(server.calls[0]?.query.get('depositMemo')).toBe('order 7 & more')
    expect(server.calls[1]?.body).toMatchObject({ txHash: 'ab', memo: 'order 7 & more' })
    const [other] = String(external.reference).split('?')
    const unnamed = {
      id: 'o',
      settlement: { kind: 'external', reference: other },
      fromAsset: gram,
      toAsset: gram,
    } as never
    await expect(provider.poll?.(unnamed, { cursor: null, depositTx: null }, signal)).rejects.toThrow()
  })

  it('offers the pairs that the vendor lists', async () => {
    const provider = open()
    const running = provider.start?.()
    await expect.poll(() => provider.routes().length).toBeGreaterThan(20)
    await running?.stop()
    const pairs = provider.routes()
    expect(pairs.find(({ from, to }) => from === usdc && to === solana)).toMatchObject({ custody: 'provider' })
    expect(pairs.find(({ from, to }) => from === solana && to === usdc)).toMatchObject({ custody: 'provider' })
    expect(pairs.find(({ from, to }) => from === at(999706684) && to === wbtc)).toBeDefined()
  })

  it('passes on the least amount that its bridge carries', async () => {
    override = ({ path }) =>
      path === '/v0/quote'
        ? { status: 400, body: { message: 'Amount is too low for bridge, try at least 250000000' } }
        : null
    expect(await open().quote(request(usdc, solana), signal)).toMatchObject({
      refusal: { reason: 'below_minimum', message: 'The minimum is 250 USDC.', fix: { amount: '250000000' } },
    })
  })

  it('reports a deposit once, and keeps its hash', async () => {
    const provider = open()
    const row = rowOf(await ordered(provider))
    const depositTx = `0x${'ab'.repeat(32)}`
    standIn.report('PENDING_DEPOSIT')
    const submits = () => server.calls.filter(({ path }) => path === '/v0/deposit/submit').length
    const first = await provider.poll?.(row, { cursor: null, depositTx }, signal)
    expect([first, submits()]).toEqual([{ status: 'waiting', cursor: depositTx }, 1])
    standIn.report('PENDING_DEPOSIT')
    await provider.poll?.(row, { cursor: first?.cursor ?? null, depositTx }, signal)
    expect(submits()).toBe(1)
    standIn.report('REFUNDED')
    expect(await provider.poll?.(row, { cursor: depositTx, depositTx }, signal)).toMatchObject({
      status: 'refunded',
      depositTx,
      refundTx: REPORTED_REFUND,
      cursor: depositTx,
    })
  })

  it('a report that fails changes nothing', async () => {
    const provider = open()
    const row = rowOf(await ordered(provider))
    standIn.report('PENDING_DEPOSIT')
    override = ({ path }) => (path === '/v0/deposit/submit' ? { status: 400, body: { message: 'no' } } : null)
    expect(await provider.poll?.(row, { cursor: null, depositTx: '0xab' }, signal)).toEqual({
      status: 'waiting',
      cursor: null,
    })
  })

  it('fails before a deposit as rejected, and never on the word of another order', async () => {
    const provider = open()
    const reference = await ordered(provider)
    override = ({ path }) => {
      const honest = standIn.handle({
        method: 'GET',
        path: '/v0/status',
        query: new URLSearchParams({ depositAddress: reference }),
        headers: {},
        body: null,
      })
      return path === '/v0/status' ? { body: { ...(honest?.body as object), status: 'FAILED', swapDetails: {} } } : null
    }
    const none = { cursor: null, depositTx: null }
    expect(await provider.poll?.(rowOf(reference), none, signal)).toEqual({
      status: 'rejected',
      reason: 'failed',
      cursor: null,
    })
    await expect(provider.poll?.(rowOf(`0x${'77'.repeat(20)}`), none, signal)).rejects.toMatchObject({
      reason: 'vendor_malformed',
    })
    await expect(provider.poll?.({ ...rowOf(reference), toAsset: solana }, none, signal)).rejects.toMatchObject({
      reason: 'vendor_malformed',
    })
  })
})
