import { encodeFunctionData, type Hex } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chainById } from '#core/catalogue/lookups.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import { mainChannel } from '#core/channel/lookups.ts'
import { type AssetId, parseAssetId } from '#core/chain/assetId.ts'
import { orderIdFromUuid } from '#core/order/id.ts'
import { stepsProblem } from '#core/order/stepPolicy.ts'
import { pricedCatalogue } from '../testing/pricedCatalogue.ts'
import { silentLog } from '#runtime/log.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { createTestClock, type TestClock } from '../../testing/testApp.ts'
import type { ExternalPrepared, Placement, ProviderQuote, RouteProvider, RouteRequest } from '../provider.ts'
import { startVendorServer, type VendorServer } from '../testing/vendorServer.ts'
import { vendorCases } from '../testing/vendorSuite.ts'
import type { VendorDeps } from '../vendorRoutes.ts'
import { createDebridgeProvider } from './createDebridgeProvider.ts'
import { debridgePolicy, dlnAbi, dlnSource, readDlnOrder } from './policy.ts'
import { type Argument, createDebridgeStandIn, type DebridgeStandIn } from './testing/standIn.ts'

const usdc = {
  1: '1:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  42161: '42161:0xaf88d065e77c8cc2239327c5edb3a432268e5831',
  56: '56:0x8ac76a51cc950d9822d68b83fe1ad97b32cd580d',
  sol: '83797601:EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
} as unknown as Record<1 | 42161 | 56 | 'sol', AssetId>
const sender = `0x${'a1'.repeat(20)}`
const recipient = `0x${'b2'.repeat(20)}`

function standInFor(catalogue: Catalogue): DebridgeStandIn {
  const known = new Map(catalogue.assets.map(({ id, decimals }) => [id.toLowerCase(), decimals]))
  return createDebridgeStandIn((dln, token) => {
    const chain = { 7565164: 83797601, 100000021: 60808, 100000031: 4326 }[dln] ?? dln
    const name = /^0x0{40}$|^1{32}$/.test(token) ? 'native' : token.toLowerCase()
    return known.get(`${chain}:${name}`) ?? 18
  })
}

const settings = (url: string) => ({
  url: `${url}/v1.0`,
  trackingUrl: url,
  accessToken: null,
  referralCode: null,
  fee: null,
  perMinute: 1000,
})

vendorCases({
  name: 'debridge',
  standIn: standInFor,
  create: (deps, url) => createDebridgeProvider(deps, settings(url)),
  pairs: [
    { from: usdc[1], to: usdc[42161], amount: 100_000_000n },
    { from: usdc[42161], to: usdc[56], amount: 100_000_000n },
    { from: '1:native' as AssetId, to: '8453:native' as AssetId, amount: 10n ** 17n },
    { from: '8453:native' as AssetId, to: '60808:native' as AssetId, amount: 10n ** 17n },
  ],
  sender,
  recipient,
  refusedAs: {
    pays_less: 'price_moved',
    adds_fee: 'price_moved',
    takes_more: 'outflow',
    other_target: 'target',
    // The call names the destination network; it has no field for its own.
    wrong_chain: 'recipient',
    other_recipient: 'recipient',
    unreadable: 'unreadable',
  },
  isExact: true,
  reports: [
    { name: 'an order that is not on its network yet', state: 'None', status: 'waiting' },
    { name: 'one that waits for a solver', state: 'Created', status: 'deposited' },
    ...['Fulfilled', 'SentUnlock', 'ClaimedUnlock'].map((state) => ({
      name: `paid, ${state}`,
      end: 'happy' as const,
      state,
      status: 'filled' as const,
      received: { asset: usdc[42161], amount: 99_700_000n },
      has: ['depositTx', 'payoutTx'] as const,
    })),
    { name: 'cancelled on the destination', state: 'OrderCancelled', status: 'refunding' },
    { name: 'its cancellation on the way', state: 'SentOrderCancel', status: 'refunding' },
    {
      name: 'cancelled and returned',
      end: 'refund',
      state: 'ClaimedOrderCancel',
      status: 'refunded',
      reason: 'refunded',
      refunded: { asset: usdc[1], amount: 100_000_000n },
    },
    {
      name: 'one that no solver took in time',
      end: 'expired',
      isLate: true,
      state: 'Created',
      status: 'held',
      reason: 'untaken',
    },
  ],
  never: {
    partial: 'a solver pays the whole amount of the ordered token; DlnSource has no other payout',
    failed: 'an order has no failed state: one that no solver takes stays open until its sender cancels it',
    'deposit address': 'the deposit is a call of a contract that is pinned in the code',
  },
})

describe('the protocol of deBridge', () => {
  const catalogue = pricedCatalogue()
  const standIn = standInFor(catalogue)
  let server: VendorServer
  let provider: RouteProvider
  let clock: TestClock
  let deps: VendorDeps
  const never = (): AbortSignal => new AbortController().signal

  beforeAll(async () => {
    server = await startVendorServer((call) => standIn.handle(call))
  })
  afterAll(() => server.close())
  beforeEach(() => {
    clock = createTestClock(new Date('2026-03-01T12:00:00Z'))
    standIn.lie(null)
    standIn.report('None')
    deps = { catalogue, clock, log: silentLog, limits: { minUsd: 1, maxUsd: 1_000_000 }, count: () => undefined }
    provider = createDebridgeProvider(deps, settings(server.url))
  })

  const requestOf = (fromId: AssetId, toId: AssetId, amount: bigint, to = recipient): RouteRequest => {
    const [from, destination] = [fromId, toId].map((id) => catalogue.assets.find((asset) => asset.id === id))
    if (!from || !destination) throw new Error(`no ${fromId} or ${toId}`)
    return {
      from,
      to: destination,
      fromChain: chainById(catalogue, from.chainId),
      toChain: chainById(catalogue, destination.chainId),
      amount,
      fromAddress: sender,
      recipient: to,
      exchange: null,
      channel: mainChannel(catalogue),
      destinationGas: 0n,
      gasless: false,
      exactReceive: null,
    }
  }
  const usual = requestOf(usdc[1], usdc[42161], 100_000_000n)
  const quoteOf = async (request = usual): Promise<ProviderQuote> => {
    const answer = await provider.quote(request, never())
    if ('refusal' in answer) throw new Error(answer.refusal.reason)
    return answer.quote
  }
  const placed = async (request: RouteRequest, refundAddress: string | null, quote?: ProviderQuote) => {
    const placement = {
      orderId: orderIdFromUuid('01890000-0000-7000-8000-000000000001'),
      request,
      quote: quote ?? (await quoteOf(request)),
      fromAddress: sender,
      recipient: request.recipient ?? '',
      refundAddress,
      memo: null,
      creatorTokenHash: 'x',
      surface: 'web',
    } as unknown as Placement
    return (await provider.prepare(placement, never())) as ExternalPrepared
  }
  const problemOf = ({ steps }: ExternalPrepared, request: RouteRequest, quote: ProviderQuote, owners = [sender]) =>
    stepsProblem(
      steps,
      {
        chain: request.from.chainId,
        asset: request.from.id,
        amount: request.amount,
        nativeFee: BigInt(quote.native_fee),
        toChain: request.to.chainId,
        recipient: request.recipient ?? '',
        toAsset: request.to.id,
        minReceive: BigInt(quote.min_receive_amount),
        owners,
      },
      provider.policy,
    )
  const callOf = ({ steps }: ExternalPrepared) => {
    const last = steps.at(-1)
    if (last?.kind !== 'evm_call') throw new Error('no call')
    return last
  }
  const refusal = async (request: RouteRequest): Promise<string> => {
    const answer = await provider.quote(request, never())
    return 'refusal' in answer ? answer.refusal.reason : 'quoted'
  }

  const refusals: Readonly<Record<Argument, string>> = {
    authority: 'owner',
    patch: 'owner',
    beneficiary: 'owner',
    token: 'recipient',
    taker: 'unreadable',
    hook: 'unreadable',
    permit: 'unreadable',
    fee: 'unreadable',
  }
  it.each(Object.entries(refusals) as [Argument, string][])(
    'an order with another %s is refused: %s',
    async (argument, problem) => {
      const quote = await quoteOf()
      standIn.argument(argument)
      expect(await problemOf(await placed(usual, null, quote), usual, quote)).toBe(problem)
    },
  )

  it('a call with bytes after its arguments is refused', async () => {
    const quote = await quoteOf()
    const { external, steps } = await placed(usual, null, quote)
    const longer = steps.map((step) =>
      step.kind === 'evm_call' && step.label === 'transfer' ? { ...step, data: `${step.data}00` } : step,
    )
    expect(await problemOf({ external, steps: longer }, usual, quote)).toBe('unreadable')
  })

  it('a cancelled deposit goes to the refund address, and only the sender can cancel', async () => {
    const refund = `0x${'c3'.repeat(20)}`
    const quote = await quoteOf()
    const prepared = await placed(usual, refund, quote)
    const order = readDlnOrder(1, callOf(prepared).data as Hex)
    expect(order).toMatchObject({ cancelBeneficiary: refund, authority: sender, patchAuthority: sender })
    expect(await problemOf(prepared, usual, quote, [sender, refund])).toBeNull()
    expect(await problemOf(prepared, usual, quote)).toBe('owner')
  })

  it('pays out on Solana, where only the recipient can cancel', async () => {
    const request = requestOf(usdc[1], usdc.sol, 100_000_000n, 'So11111111111111111111111111111111111111112')
    const quote = await quoteOf(request)
    const prepared = await placed(request, null, quote)
    expect(await problemOf(prepared, request, quote)).toBeNull()
    expect(readDlnOrder(1, callOf(prepared).data as Hex)).toMatchObject({
      authority: request.recipient,
      take: usdc.sol,
    })
    standIn.lie('other_recipient')
    expect(await problemOf(await placed(request, null, quote), request, quote)).toBe('recipient')
    standIn.lie(null)
    standIn.argument('authority')
    expect(await problemOf(await placed(request, null, quote), request, quote)).toBe('owner')
  })

  it('asks with the sent amount untouched, and with deBridge’s own numbers of networks', async () => {
    await quoteOf(requestOf('8453:native' as AssetId, '60808:native' as AssetId, 10n ** 17n))
    expect(Object.fromEntries(server.calls.at(-1)?.query ?? [])).toEqual({
      srcChainId: '8453',
      srcChainTokenIn: `0x${'0'.repeat(40)}`,
      srcChainTokenInAmount: '100000000000000000',
      dstChainId: '100000021',
      dstChainTokenOut: `0x${'0'.repeat(40)}`,
      dstChainTokenOutAmount: 'auto',
      prependOperatingExpenses: 'false',
    })
  })

  it('passes the operator’s token, code and fee, which stays inside the sent amount', async () => {
    const fee = { bps: 25, recipient: `0x${'d4'.repeat(20)}` }
    provider = createDebridgeProvider(deps, { ...settings(server.url), accessToken: 'token', referralCode: 31805, fee })
    const quote = await quoteOf()
    const prepared = await placed(usual, null, quote)
    expect(Object.fromEntries(server.calls.at(-1)?.query ?? [])).toMatchObject({
      accesstoken: 'token',
      referralCode: '31805',
      affiliateFeePercent: '0.25',
      affiliateFeeRecipient: fee.recipient,
      senderAddress: sender,
      srcAllowedCancelBeneficiary: sender,
    })
    expect(readDlnOrder(1, callOf(prepared).data as Hex)).toMatchObject({
      giveAmount: usual.amount,
      fee: { recipient: fee.recipient, amount: 250_000n },
    })
    expect(await problemOf(prepared, usual, quote)).toBeNull()
  })

  it.each([
    ['ERROR_LOW_GIVE_AMOUNT', 'amount_too_small'],
    ['INCLUDED_GAS_FEE_NOT_COVERED_BY_INPUT_AMOUNT', 'amount_too_small'],
    ['ERROR_IMPOSSIBLE_ROUTE', 'no_route'],
  ])('its error %s means %s', async (error, reason) => {
    const quote = await quoteOf()
    standIn.fail(error)
    expect(await refusal(usual)).toBe(reason)
    await expect(placed(usual, null, quote)).rejects.toMatchObject({ reason, fix: { kind: 'requote' } })
  })

  it('has no route where the sent token would be exchanged first', async () => {
    const quote = await quoteOf()
    standIn.exchanges(true)
    expect(await refusal(usual)).toBe('no_route')
    await expect(placed(usual, null, quote)).rejects.toMatchObject({ reason: 'no_route' })
    standIn.exchanges(false)
    const before = server.calls.length
    // Solvers hold no ETH on Optimism, and no USDT anywhere.
    expect(await refusal(requestOf('10:native' as AssetId, '1:native' as AssetId, 10n ** 17n))).toBe('no_route')
    const usdt = '1:0xdac17f958d2ee523a2206206994597c13d831ec7' as AssetId
    expect(await refusal(requestOf(usdt, usdc[42161], 100_000_000n))).toBe('no_route')
    expect(server.calls).toHaveLength(before)
  })

  it('offers the pairs of networks that it serves now', async () => {
    const running = provider.start?.()
    await expect.poll(() => provider.routes().length).toBeGreaterThan(0)
    await running?.stop()
    const pairs = new Set(provider.routes().map(({ from, to }) => `${from} ${to}`))
    expect(pairs).toContain(`${usdc[1]} ${usdc.sol}`)
    expect(pairs).toContain('42161:native 10:native')
    expect(pairs).not.toContain('10:native 42161:native')
    // Scroll is not served.
    expect([...pairs].filter((pair) => pair.includes('534352:'))).toEqual([])
  })

  it('a paid order waits some minutes for its payout’s transaction, and then ends without it', async () => {
    const row = {
      settlement: { kind: 'external', reference: `0x${'0d'.repeat(32)}` },
      fromAsset: usdc[1],
      toAsset: usdc[42161],
      sendAmount: 100_000_000n,
    } as OrderRow
    standIn.report('Fulfilled')
    standIn.tracks(false)
    const first = await provider.poll?.(row, { cursor: null, depositTx: null }, never())
    expect(first).toMatchObject({ status: 'filling' })
    clock.advance(120)
    const cursor = first?.cursor ?? null
    expect(await provider.poll?.(row, { cursor, depositTx: null }, never())).toEqual({ status: 'filling', cursor })
    clock.advance(240)
    expect(await provider.poll?.(row, { cursor, depositTx: null }, never())).toEqual({ status: 'filled', cursor })
    standIn.tracks(true)
    expect(await provider.poll?.(row, { cursor, depositTx: null }, never())).toMatchObject({
      status: 'filled',
      payoutTx: `0x${'f1'.repeat(32)}`,
    })
  })

  it('an order that no solver takes is held until its sender cancels it', async () => {
    const row = {
      settlement: { kind: 'external', reference: `0x${'0d'.repeat(32)}` },
      fromAsset: usdc[1],
      toAsset: usdc[42161],
      sendAmount: 100_000_000n,
      fillDeadline: new Date(clock.now().getTime() + 60_000),
    } as OrderRow
    const poll = () => provider.poll?.(row, { cursor: 'seen', depositTx: null }, never())
    standIn.report('Created')
    expect(await poll()).toMatchObject({ status: 'deposited' })
    clock.advance(61)
    expect(await poll()).toMatchObject({ status: 'held', reason: 'untaken' })
    for (const [state, status] of [
      ['OrderCancelled', 'refunding'],
      ['SentOrderCancel', 'refunding'],
      ['ClaimedOrderCancel', 'refunded'],
      ['Fulfilled', 'filled'],
      ['ClaimedUnlock', 'filled'],
    ] as const) {
      standIn.report(state)
      expect(await poll()).toMatchObject({ status })
    }
  })

  it('an order that was seen is not reported as unknown later', async () => {
    const row = { settlement: { kind: 'external', reference: 'elsewhere' } } as OrderRow
    expect(await provider.poll?.(row, { cursor: null, depositTx: null }, never())).toMatchObject({ status: 'waiting' })
    await expect(provider.poll?.(row, { cursor: 'seen', depositTx: null }, never())).rejects.toThrow()
  })
})

/** Words of 32 bytes of an answer to create-tx that a wallet's public code has as an example: USDC on Polygon to BTCB on BNB. */
const published: Hex = `0xb9303701${[
  'c0',
  '18e1a7fef7d',
  '340',
  '0',
  '360',
  '380',
  '3c499c542cef5e3811e1192ce70d8cc03d5c3359',
  'f4240',
  '160',
  '174fabbac94',
  '38',
  '1a0',
  '40042bf6f5bf12819e49336ac19bcb982919e6',
  '1e0',
  '220',
  '240',
  '260',
  '14',
  '7130d2a12b9bcbfae4f2634d864a1ee1ce3ead9c000000000000000000000000',
  '14',
  '0040042bf6f5bf12819e49336ac19bcb982919e6000000000000000000000000',
  '14',
  '0040042bf6f5bf12819e49336ac19bcb982919e6000000000000000000000000',
  '0',
  '0',
  '0',
  '0',
  '0',
  '0',
]
  .map((word) => word.padStart(64, '0'))
  .join('')}`

describe('calls of DlnSource', () => {
  it('reads a published one', () => {
    const maker = '0x0040042bf6f5bf12819e49336ac19bcb982919e6'
    expect(readDlnOrder(137, published)).toEqual({
      give: '137:0x3c499c542cef5e3811e1192ce70d8cc03d5c3359',
      giveAmount: 1_000_000n,
      take: '56:0x7130d2a12b9bcbfae4f2634d864a1ee1ce3ead9c',
      takeAmount: 1_601_934_437_524n,
      toChain: 56,
      recipient: maker,
      patchAuthority: maker,
      authority: maker,
      cancelBeneficiary: null,
      fee: null,
    })
  })

  it('reads orders that the contract numbers itself', () => {
    const address = sender as Hex
    const order = {
      giveTokenAddress: parseAssetId(usdc[1]).token as Hex,
      giveAmount: 5n,
      takeTokenAddress: parseAssetId(usdc[42161]).token as Hex,
      takeAmount: 4n,
      takeChainId: 42161n,
      receiverDst: recipient as Hex,
      givePatchAuthoritySrc: address,
      orderAuthorityAddressDst: address,
      allowedTakerDst: '0x',
      externalCall: '0x',
      allowedCancelBeneficiarySrc: '0x',
    } as const
    const call = (change: Partial<Record<keyof typeof order, unknown>>, permit: Hex = '0x') =>
      encodeFunctionData({
        abi: dlnAbi,
        functionName: 'createOrder',
        args: [{ ...order, ...change } as typeof order, '0x', 0, permit],
      })
    expect(readDlnOrder(1, call({}))).toMatchObject({ giveAmount: 5n, take: usdc[42161], recipient })
    expect(readDlnOrder(1, call({}, '0x01'))).toBeNull()
    expect(readDlnOrder(1, call({ takeChainId: 3n }))).toBeNull()
    expect(() => readDlnOrder(1, call({ receiverDst: '0x1234' }))).toThrow()
  })

  it('are allowed on pinned networks only', () => {
    expect(debridgePolicy.evm_call?.targets(1)).toEqual([dlnSource])
    expect(debridgePolicy.evm_call?.targets(324)).toEqual([])
    expect(debridgePolicy.svm_tx).toBeUndefined()
  })
})
