import { encodeAbiParameters, encodeEventTopics, type Hex, padHex, toEventSelector, toFunctionSelector } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chainById } from '#core/catalogue/lookups.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import { mainChannel } from '#core/channel/lookups.ts'
import type { AssetId } from '#core/chain/assetId.ts'
import { stepsProblem } from '#core/order/stepPolicy.ts'
import { pricedCatalogue } from '../testing/pricedCatalogue.ts'
import { silentLog } from '#runtime/log.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { createTestClock } from '../../testing/testApp.ts'
import type { ExternalPrepared, Placement, RouteProvider, RouteRequest } from '../provider.ts'
import { startVendorServer, type VendorServer } from '../testing/vendorServer.ts'
import { vendorCases } from '../testing/vendorSuite.ts'
import { createAcrossProvider } from './createAcrossProvider.ts'
import { fundsDepositedAbi, isDepositOf } from './depositEvent.ts'
import { acrossPolicy, spokePoolAbi } from './policy.ts'
import { type Argument, createAcrossStandIn } from './testing/standIn.ts'

const usdc = '1:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48' as AssetId
const arbitrumUsdc = '42161:0xaf88d065e77c8cc2239327c5edb3a432268e5831' as AssetId
const ether = (chain: number): AssetId => `${chain}:native` as AssetId
const sender = `0x${'a1'.repeat(20)}`
const recipient = `0x${'b2'.repeat(20)}`

const standInFor = (catalogue: Catalogue) =>
  createAcrossStandIn((chain, token) => {
    const id = /^0x0+$/.test(token) ? ether(chain) : `${chain}:${token}`
    return catalogue.assets.find((asset) => asset.id === id)?.decimals ?? 18
  })
const settings = (url: string) => ({ url: `${url}/api`, apiKey: 'key', integratorId: '0xdead', perMinute: 1000 })

vendorCases({
  name: 'across',
  standIn: standInFor,
  create: (deps, url) => createAcrossProvider({ ...deps, readsEvents: () => true }, settings(url)),
  pairs: [
    { from: usdc, to: arbitrumUsdc, amount: 100_000_000n },
    { from: arbitrumUsdc, to: '56:0x8ac76a51cc950d9822d68b83fe1ad97b32cd580d' as AssetId, amount: 100_000_000n },
    { from: ether(1), to: ether(8453), amount: 10n ** 17n },
    { from: ether(42161), to: ether(59144), amount: 10n ** 17n },
  ],
  sender,
  recipient,
  refusedAs: {
    pays_less: 'price_moved',
    adds_fee: 'price_moved',
    takes_more: 'provider_unavailable',
    other_target: 'target',
    wrong_chain: 'network',
    other_recipient: 'provider_unavailable',
    unreadable: 'unreadable',
  },
  isExact: true,
  reports: [
    { name: 'a deposit that is not indexed yet', state: 'unknown', status: 'waiting' },
    { name: 'one that waits for a relayer', state: 'pending', status: 'deposited', has: ['depositTx'] },
    { name: 'paid by the pool', state: 'slowFillRequested', status: 'filling' },
    { name: 'paid', end: 'happy', state: 'filled', status: 'filled', has: ['payoutTx'] },
    { name: 'waits for the refund of the pool', state: 'expired', status: 'refunding' },
    {
      name: 'refunded',
      end: 'refund',
      state: 'refunded',
      status: 'refunded',
      reason: 'refunded_expired',
      refunded: { asset: usdc, amount: 100_000_000n },
      has: ['refundTx'],
    },
    {
      name: 'refunded once its deadline has passed',
      end: 'expired',
      isLate: true,
      state: 'refunded',
      status: 'refunded',
      reason: 'refunded_expired',
      has: ['refundTx'],
    },
  ],
  never: {
    partial: 'a relayer pays the whole output in the ordered token, or the pool refunds the whole deposit',
    failed: 'the pool has no failed deposit: one that no relayer pays expires and is refunded',
    'deposit address': 'the deposit is a call of a contract that is pinned in the code',
  },
})

describe('the protocol of Across', () => {
  const catalogue = pricedCatalogue()
  const standIn = standInFor(catalogue)
  let server: VendorServer
  let provider: RouteProvider
  let isReadable = true
  const never = (): AbortSignal => new AbortController().signal

  beforeAll(async () => {
    server = await startVendorServer((call) => standIn.handle(call))
  })
  afterAll(() => server.close())
  beforeEach(() => {
    standIn.lie(null)
    isReadable = true
    provider = createAcrossProvider(
      {
        catalogue,
        clock: createTestClock(new Date('2026-03-01T12:00:00Z')),
        log: silentLog,
        limits: { minUsd: 1, maxUsd: 1_000_000 },
        count: () => undefined,
        readsEvents: (chain) => isReadable || chain === 42161,
      },
      settings(server.url),
    )
  })

  const problemAfter = async (cheat: () => void, fromId = usdc, toId = arbitrumUsdc, amount = 100_000_000n) => {
    const [from, to] = [fromId, toId].map((id) => catalogue.assets.find((asset) => asset.id === id))
    if (!from || !to) throw new Error('no such asset')
    const request: RouteRequest = {
      from,
      to,
      fromChain: chainById(catalogue, from.chainId),
      toChain: chainById(catalogue, to.chainId),
      amount,
      fromAddress: sender,
      recipient,
      exchange: null,
      channel: mainChannel(catalogue),
      destinationGas: 0n,
      gasless: false,
      exactReceive: null,
    }
    const answer = await provider.quote(request, never())
    if ('refusal' in answer) return answer.refusal.reason
    cheat()
    const placement = { request, quote: answer.quote, fromAddress: sender, recipient } as unknown as Placement
    const { steps } = (await provider.prepare(placement, never())) as ExternalPrepared
    const terms = { chain: from.chainId, asset: from.id, amount, nativeFee: 0n, toChain: to.chainId, recipient }
    const minReceive = BigInt(answer.quote.min_receive_amount)
    return stepsProblem(steps, { ...terms, toAsset: to.id, minReceive, owners: [sender] }, provider.policy)
  }

  it.each<Argument>(['depositor', 'token', 'less'])('a deposit with another %s is not ordered', (argument) =>
    expect(problemAfter(() => standIn.argument(argument))).rejects.toMatchObject({ reason: 'provider_unavailable' }),
  )

  it('a network whose events are not read is no source: its deposits would never be found', async () => {
    await expect(problemAfter(() => void (isReadable = false))).rejects.toMatchObject({ reason: 'no_route' })
    expect(await problemAfter(() => undefined)).toBe('no_route')
    const running = provider.start?.()
    await expect.poll(() => provider.routes().length).toBeGreaterThan(0)
    await running?.stop()
    expect(provider.routes().every(({ from }) => from.startsWith('42161:'))).toBe(true)
  })

  it.each<[Argument, string]>([
    ['any_token', 'unreadable'],
    ['message', 'unreadable'],
    ['tail', 'unreadable'],
  ])('a deposit with another %s is refused: %s', async (argument, problem) =>
    expect(await problemAfter(() => standIn.argument(argument))).toBe(problem),
  )

  it('deposits of both forms are read', async () => expect(await problemAfter(() => standIn.short(true))).toBeNull())

  it('coins are the whole deposit or none of it', async () => {
    expect(await problemAfter(() => undefined, ether(1), ether(8453), 10n ** 17n)).toBeNull()
    await expect(
      problemAfter(() => standIn.argument('value'), ether(1), ether(8453), 10n ** 17n),
    ).rejects.toMatchObject({ reason: 'price_moved' })
    const call = { kind: 'evm_call', chain_id: 1, label: 'transfer', to: recipient, data: '0x', value: '1' } as never
    expect(acrossPolicy.evm_call?.read(call)).toBeNull()
  })

  it('passes the key, the integrator and the parties', async () => {
    await problemAfter(() => undefined)
    const call = server.calls.at(-1)
    expect(call?.headers.authorization).toBe('Bearer key')
    expect(Object.fromEntries(call?.query ?? [])).toMatchObject({
      tradeType: 'exactInput',
      depositor: sender,
      recipient,
      integratorId: '0xdead',
      refundOnOrigin: 'true',
    })
  })

  it('has no route through another contract than the pool', async () => {
    standIn.lie('other_target')
    expect(await problemAfter(() => undefined)).toBe('no_route')
  })

  it('a refunded deposit of coins brings their wrapped token', async () => {
    await problemAfter(() => undefined, ether(1), ether(8453), 10n ** 17n)
    standIn.report('refunded')
    const row = { fromAsset: ether(1), fromChain: 1, toChain: 8453, sendAmount: 5n } as OrderRow
    const known = { cursor: null, depositTx: `0x${'de'.repeat(32)}` }
    expect(await provider.poll?.(row, known, never())).toMatchObject({
      refunded: { asset: '1:0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2', amount: 5n },
    })
    const other = { ...row, toChain: 10 } as OrderRow
    await expect(provider.poll?.(other, known, never())).rejects.toMatchObject({ reason: 'vendor_malformed' })
    expect(await provider.poll?.(row, { cursor: null, depositTx: null }, never())).toMatchObject({ status: 'waiting' })
  })

  it('offers the pairs of networks that it serves now', async () => {
    const running = provider.start?.()
    await expect.poll(() => provider.routes().length).toBeGreaterThan(0)
    await running?.stop()
    const pairs = new Set(provider.routes().map(({ from, to }) => `${from} ${to}`))
    expect(pairs).toContain(`${usdc} ${arbitrumUsdc}`)
    expect(pairs).toContain('10:native 130:native')
    expect([...pairs].filter((pair) => pair.includes('81457:'))).toEqual([])
  })
})

it('deposits have the selectors of the deployed pools', () =>
  expect(spokePoolAbi.map((one) => toFunctionSelector(one))).toEqual(['0x7b939232', '0xad5425c6']))

describe('a deposit’s event is the order’s', () => {
  const weth = '0x82af49447d8a07e3bd95bd0d56f35241523fbab1'
  const order = {
    fromAsset: usdc,
    toAsset: arbitrumUsdc,
    toChain: 42161,
    sendAmount: 100n,
    fromAddress: sender,
    recipient,
  } as OrderRow
  const honest = {
    inputToken: usdc.slice(2),
    outputToken: arbitrumUsdc.slice(6),
    inputAmount: 100n,
    outputAmount: 99n,
    destinationChainId: 42161n,
    depositor: sender,
    recipient,
    message: '0x',
  }
  const event = (change: Partial<typeof honest> = {}) => {
    const of = { ...honest, ...change }
    const word = (address: string): Hex => padHex(address as Hex)
    const [{ inputs }] = fundsDepositedAbi
    const values: Record<string, unknown> = {
      ...of,
      inputToken: word(of.inputToken),
      outputToken: word(of.outputToken),
      recipient: word(of.recipient),
      exclusiveRelayer: word('0x'),
      quoteTimestamp: 1,
      fillDeadline: 2,
      exclusivityDeadline: 0,
    }
    const unindexed = inputs.filter((input) => !('indexed' in input))
    return {
      topics: encodeEventTopics({
        abi: fundsDepositedAbi,
        args: { destinationChainId: of.destinationChainId, depositId: 7n, depositor: word(of.depositor) },
      }) as string[],
      data: encodeAbiParameters(
        unindexed,
        unindexed.map(({ name }) => values[name]),
      ),
    }
  }
  const isOrders = (change: Partial<typeof honest> = {}, of: Partial<OrderRow> = {}) =>
    isDepositOf({ ...order, ...of }, 98n, event(change))

  it('in every term', () => {
    expect(isOrders()).toBe(true)
    expect(isOrders({ outputAmount: 98n })).toBe(true)
  })

  it.each<[string, Partial<typeof honest>]>([
    ['depositor', { depositor: recipient }],
    ['recipient', { recipient: sender }],
    ['inputAmount', { inputAmount: 101n }],
    ['inputAmount', { inputAmount: 99n }],
    ['outputAmount', { outputAmount: 97n }],
    ['inputToken', { inputToken: sender }],
    ['outputToken', { outputToken: weth }],
    ['destinationChainId', { destinationChainId: 10n }],
    ['message', { message: '0x01' }],
  ])('and no one else’s: another %s', (_, change) => expect(isOrders(change)).toBe(false))

  it('by the wrapped token where coins are sent', () => {
    const coins = { fromAsset: ether(1), toAsset: ether(42161) }
    const wrapped = { inputToken: '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2', outputToken: weth }
    expect(isOrders(wrapped, coins)).toBe(true)
    expect(isOrders({}, coins)).toBe(false)
  })

  it('and nothing else is one', () =>
    expect(isDepositOf(order, 98n, { topics: [`0x${'00'.repeat(32)}`], data: '0x' })).toBe(false))

  it('as the deployed pools emit it', () =>
    expect(toEventSelector(fundsDepositedAbi[0])).toBe(
      '0x32ed1a409ef04c7b0227189c3a103dc5ac10e775a15b785dcc510201f7c25ad3',
    ))
})
