import { createClient, encodeDeployData, encodeFunctionData, type Hex, http, parseAbi, toHex } from 'viem'
import { getCode } from 'viem/actions'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { NetworkNode } from '#chains/contract/node.ts'
import { createEvmNode } from '#chains/evm/node/createNode.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { type Anvil, startAnvil } from '#chains/evm/testing/anvil.ts'
import { localNodeOptions } from '#chains/evm/testing/localChain.ts'
import { receiptOf } from '#chains/evm/testing/receipt.ts'
import testToken from '#contracts/artifacts/TestToken.json' with { type: 'json' }
import { testTokenAbi } from '#contracts/abi/testToken.ts'
import { compile } from '#contracts/tools/compile.ts'
import { chainById } from '#core/catalogue/lookups.ts'
import type { AssetDef } from '#core/catalogue/types.ts'
import { type AssetId, assetId, NATIVE } from '#core/chain/assetId.ts'
import { chainId } from '#core/chain/chainId.ts'
import type { AppError } from '#core/errors.ts'
import type { Step } from '#core/wire/order.ts'
import { keepsSlippage } from '#src/api/swapQueries.ts'
import type { EvmSwapRow } from '#store/swaps/types.ts'
import { createLifiAccess, type LifiSettings } from '../../providers/lifi/access.ts'
import { diamondOf } from '../../providers/lifi/diamonds.ts'
import { createLifiStandIn, type LifiStandIn } from '../../providers/lifi/testing/standIn.ts'
import { pricedCatalogue } from '../../providers/testing/pricedCatalogue.ts'
import { startVendorServer, type VendorServer } from '../../providers/testing/vendorServer.ts'
import { createTestClock, type TestClock } from '../../testing/testApp.ts'
import type { PreparedCall, PreparedSwap, SwapAsk, SwapOffer, SwapProvider } from '../provider.ts'
import { approvalNeeded, requireSound, swapSteps, trySwap } from '../swapSteps.ts'
import { createLifiSwaps } from './createLifiSwaps.ts'

const ethereum = chainId(1)
const diamond = diamondOf(1) as Hex
const me = devAccounts.user.address.toLowerCase()
const base = pricedCatalogue()
const coin = assetId(ethereum, NATIVE)
const [usdc, usdt] = ['USDC', 'USDT'].map((symbol) => {
  const found = base.assets.find((asset) => asset.chainId === 1 && asset.symbol === symbol)
  if (!found) throw new Error(`the default catalogue lacks ${symbol}`)
  return found.id
}) as [AssetId, AssetId]
const weth = assetId(ethereum, '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2')
/** Tokens that exist on the local node alone, by the order of their deployment. */
const own: AssetDef[] = []
const never = new AbortController().signal
const settings: Omit<LifiSettings, 'url'> = { apiKey: null, integrator: null, feeBps: 0, perMinute: 1_000 }

let standIn: LifiStandIn
let server: VendorServer
let clock: TestClock
let provider: SwapProvider
const open = (more: Partial<LifiSettings> = {}) => {
  const all = { ...settings, ...more, url: server.url }
  return createLifiSwaps({ catalogue: base, clock }, all, createLifiAccess({ clock }, all))
}
const wrapped: AssetDef = {
  ...base.assets[0],
  id: weth,
  chainId: ethereum,
  token: weth.slice(2),
  decimals: 18,
} as AssetDef
beforeAll(async () => {
  const catalogue = { ...base, assets: [...base.assets, wrapped] }
  standIn = createLifiStandIn(catalogue)
  server = await startVendorServer((call) => standIn.handle(call))
})
afterAll(() => server.close())
beforeEach(() => {
  clock = createTestClock(new Date('2026-03-01T12:00:00Z'))
  standIn.lie(null)
  standIn.hasRoute(true)
  standIn.refuse(null)
  server.set(null)
  server.calls.length = 0
  provider = open()
})

const silentNode = {} as NetworkNode
function askOf(from: AssetId, to: AssetId, change: Partial<SwapAsk> = {}): SwapAsk {
  const token = (id: AssetId) => {
    const found = [...base.assets, wrapped, ...own].find((asset) => asset.id === id)
    if (!found) throw new Error(`no asset ${id}`)
    return { ...found, isListed: true }
  }
  const chain = chainById(base, ethereum)
  const terms = { amount: 250_000_000n, exact: 'send', slippageBps: 100, sender: me } as const
  return {
    chain,
    node: silentNode,
    from: token(from),
    to: token(to),
    ...terms,
    toReceived: () => null,
    gasPrice: 0n,
    ...change,
  }
}
const pair = askOf(usdc, usdt)
const quoted = async (ask = pair, by = provider): Promise<SwapOffer> => {
  const answer = await by.quote(ask, never)
  if ('refusal' in answer) throw new Error(`${answer.refusal.reason}: ${answer.refusal.message}`)
  return answer.offer
}
const refusal = async (ask = pair, signal = never): Promise<string> => {
  const answer = await provider.quote(ask, signal)
  return 'refusal' in answer ? answer.refusal.reason : 'quoted'
}
type Sent = SwapAsk & { readonly sender: string }
/** Steps of an offer as `make_swap` builds and checks them. */
async function stepsOf(ask: Sent, offer: SwapOffer): Promise<readonly Step[]> {
  const now = clock.now()
  const prepared = await provider.prepare(ask, offer, never)
  const until = prepared.expiresAt
  const approval = await approvalNeeded(ask, offer, { provider, until, takesPermits: false })
  const steps = await swapSteps(ask, prepared, approval, { wish: 'approve', now })
  await requireSound(ask, offer, steps, { provider, now })
  return steps
}
const sent = (ask: SwapAsk): Sent => ({ ...ask, sender: me })

describe('a quote', () => {
  it.each([
    ['of a small amount', 1_000_003n, 50, null],
    ['of a large amount', 10n ** 15n + 7n, 1, null],
    ['with the default slippage', 250_000_001n, 500, null],
    ['with a fee of the operator', 250_000_001n, 100, 25],
  ] as const)('%s keeps its slippage as the app checks it', async (_, amount, slippageBps, feeBps) => {
    const by = open(feeBps === null ? {} : { integrator: 'causeway', feeBps })
    const offer = await quoted(sent(askOf(usdc, usdt, { amount, slippageBps })), by)
    const quote = {
      kind: offer.kind,
      exact: 'send',
      slippage_bps: offer.slippageBps,
      send_amount: String(offer.send),
      max_send_amount: String(offer.maxSend),
      receive_amount: String(offer.receive),
      min_receive_amount: String(offer.minReceive),
      to_asset: usdt,
      fee: offer.fee && { asset: offer.fee.asset, amount: String(offer.fee.amount) },
    } as const
    expect(keepsSlippage(quote, slippageBps)).toBe(true)
    const lowered = String(offer.minReceive - offer.receive / 500n - 3n)
    expect(keepsSlippage({ ...quote, min_receive_amount: lowered }, slippageBps)).toBe(false)
  })

  it.each([
    ['of tokens', usdc, usdt, 10n ** 9n],
    ['of coins', coin, usdc, 10n ** 18n],
    ['for coins', usdc, coin, 10n ** 9n],
  ] as const)('%s has the bounds that its call enforces', async (_, from, to, amount) => {
    const ask = sent(askOf(from, to, { amount }))
    const offer = await quoted(ask)
    expect(offer).toMatchObject({
      send: amount,
      maxSend: amount,
      slippageBps: 100,
      gasUnits: 200_000n,
      fee: null,
    })
    expect(offer.minReceive).toBeLessThanOrEqual(offer.receive)
    expect(offer.minReceive).toBeGreaterThanOrEqual((offer.receive * 9_899n) / 10_000n)
    expect(offer.spender).toBe(from === coin ? null : diamond)
    const steps = await stepsOf(ask, offer)
    expect(steps.map(({ label }) => label)).toEqual(from === coin ? ['swap'] : ['approve', 'swap'])
  })

  it('asks once for the quote and the call of its sender, with the operator’s identity and fee', async () => {
    provider = open({ integrator: 'causeway', feeBps: 10 })
    const offer = await quoted()
    expect(offer.fee).toEqual({ asset: usdc, amount: 250_000n })
    await provider.prepare(sent(pair), offer, never)
    expect(server.calls).toHaveLength(1)
    expect(Object.fromEntries(server.calls[0]?.query ?? [])).toEqual({
      fromChain: '1',
      toChain: '1',
      fromToken: usdc.slice(2),
      toToken: usdt.slice(2),
      fromAmount: '250000000',
      fromAddress: me,
      toAddress: me,
      order: 'CHEAPEST',
      slippage: '0.01',
      skipSimulation: 'true',
      integrator: 'causeway',
      fee: '0.001',
    })
  })

  it('costs one request at each refresh', async () => {
    for (let refresh = 0; refresh < 3; refresh++) await quoted()
    expect(server.calls.map(({ path }) => path)).toEqual(Array(3).fill('/quote'))
  })

  it('without a sender is asked again for the one that takes it', async () => {
    const offer = await quoted(askOf(usdc, usdt, { sender: null }))
    expect(offer.detail).toBeNull()
    await stepsOf(sent(pair), offer)
    expect(server.calls.map(({ query }) => query.get('toAddress'))).toEqual([expect.not.stringMatching(me), me])
  })

  it('of an exact payout, and of a wrap, is refused without a request', async () => {
    expect(await refusal({ ...pair, exact: 'receive' })).toBe('exact_unsupported')
    expect(await refusal(askOf(coin, weth))).toBe('no_route')
    expect(server.calls).toHaveLength(0)
  })

  it.each([
    ['no route', 404, 1002, ['NO_POSSIBLE_ROUTE'], 'no_route'],
    ['too small', 404, 1002, ['AMOUNT_TOO_LOW'], 'amount_too_small'],
    ['wrong key', 401, 1010, [], 'provider_unavailable'],
  ] as const)('%s has its reason', async (_, status, code, tools, reason) => {
    standIn.refuse({ status, code, tools })
    expect(await refusal()).toBe(reason)
  })
})

describe('a vendor that', () => {
  /** At the quote the answer itself is compared; a fee on top, and a call that does something else, are seen there. */
  it.each([
    ['adds_fee', 'provider_unavailable'],
    ['takes_more', 'provider_unavailable'],
    ['other_target', 'provider_unavailable'],
    ['wrong_chain', 'provider_unavailable'],
    ['other_recipient', 'provider_unavailable'],
    ['unreadable', 'provider_unavailable'],
  ] as const)('%s is not offered', async (lie, reason) => {
    standIn.lie(lie)
    expect(await refusal()).toBe(reason)
  })

  it.each([
    ['pays_less', 'price_moved'],
    ['adds_fee', 'provider_unavailable'],
    ['takes_more', 'provider_unavailable'],
    ['other_target', 'provider_unavailable'],
    ['other_recipient', 'provider_unavailable'],
    ['unreadable', 'provider_unavailable'],
  ] as const)('%s after the quote gets no call', async (lie, reason) => {
    const offer = await quoted(askOf(usdc, usdt, { sender: null }))
    standIn.lie(lie)
    const outcome = await provider.prepare(sent(pair), offer, never).then(
      () => 'prepared',
      (error: unknown) => (error as AppError).reason,
    )
    expect(outcome).toBe(reason)
  })

  it('names another asset, a lower minimum, or a minimum that its call does not enforce is not offered', async () => {
    for (const change of [
      (body: Body) => (body.action.toToken.address = usdc.slice(2)),
      (body: Body) => (body.action.fromAmount = '1'),
      (body: Body) => (body.estimate.toAmountMin = '1'),
      (body: Body) => (body.estimate.toAmount = '999000000000'),
      (body: Body) => (body.estimate.toAmountMin = body.estimate.toAmount),
      (body: Body) => (body.estimate.approvalAddress = me),
      (body: Body) => (body.transactionRequest.value = '0x1'),
    ]) {
      const lying = await startVendorServer((call) => {
        const answer = standIn.handle(call)
        if (answer) change(answer.body as Body)
        return answer
      })
      const all = { ...settings, url: lying.url }
      const by = createLifiSwaps({ catalogue: base, clock }, all, createLifiAccess({ clock }, all))
      expect(await by.quote(pair, never), String(change)).toMatchObject({ refusal: { reason: 'provider_unavailable' } })
      await lying.close()
    }
  })
})

interface Body {
  readonly action: { toToken: { address: string }; fromAmount: string }
  readonly estimate: { toAmount: string; toAmountMin: string; approvalAddress: string }
  readonly transactionRequest: { value: string }
}

describe('faults of its server', () => {
  it.each(['unknown_field', 'slow'] as const)('%s: the answer is used', async (fault) => {
    server.set(fault)
    expect(await refusal()).toBe('quoted')
  })

  it.each([
    ['limited', 'provider_busy'],
    ['down', 'provider_unavailable'],
    ['garbage', 'provider_unavailable'],
    ['redirects', 'provider_unavailable'],
  ] as const)('%s: refused as %s, and nothing can be swapped', async (fault, reason) => {
    const offer = await quoted(askOf(usdc, usdt, { sender: null }))
    server.set(fault)
    expect(await refusal()).toBe(reason)
    provider = open()
    await expect(provider.prepare(sent(pair), offer, never)).rejects.toMatchObject({ reason })
  })

  it('one that hangs is left when the caller’s time is over', async () => {
    server.set('hangs')
    expect(await refusal(pair, AbortSignal.timeout(50))).toBe('provider_unavailable')
  })
})

describe('on a node with the diamond', () => {
  const tokenAbi = parseAbi(['constructor(string name, string symbol, uint8 decimals, address owner)'])
  const from = devAccounts.deployer.address
  let chain: Anvil
  let node: NetworkNode
  let onChain: VendorServer
  const client = () => createClient({ transport: http(chain.url), pollingInterval: 20 })
  const send = async (tx: Record<string, unknown>) => {
    const hash = (await client().request({
      method: 'eth_sendTransaction',
      params: [{ gas: toHex(5_000_000), ...tx }],
    } as never)) as Hex
    const receipt = await receiptOf(client(), hash)
    return { hash, receipt }
  }
  const deploy = async (data: Hex): Promise<Hex> => {
    const { receipt } = await send({ from, data })
    if (!receipt.contractAddress) throw new Error('nothing was deployed')
    return receipt.contractAddress.toLowerCase() as Hex
  }
  /** A token that the owner alone issues. */
  const issue = async (symbol: string, owner: Hex): Promise<AssetDef> => {
    const args = [symbol, symbol, 6, owner] as const
    const token = await deploy(encodeDeployData({ abi: tokenAbi, bytecode: testToken.bytecode as Hex, args }))
    return { ...wrapped, id: assetId(ethereum, token), token, symbol, name: symbol, decimals: 6, priceKey: null }
  }
  /** Share of the quoted amount that the exchange really pays, in percent. */
  let pays = 100n

  beforeAll(async () => {
    chain = await startAnvil({ chainId: 1 })
    const code = compile({ source: 'src/test-tokens/SwapDiamond.sol', name: 'SwapDiamond', abi: 'swapDiamond' })
    const built = await deploy(code.bytecode)
    await chain.rpc('anvil_setCode', [diamond, await getCode(client(), { address: built })])
    own.push(await issue('AAA', from as Hex), await issue('BBB', diamond))
    const { chain: def, ...options } = localNodeOptions(1, [chain.url])
    node = createEvmNode({ ...options, chain: def, assets: own })
    const exchange = (to: AssetDef, output: bigint) => ({
      callTo: to.token as Hex,
      callData: encodeFunctionData({
        abi: testTokenAbi,
        functionName: 'mint',
        args: [diamond, (output * pays) / 100n],
      }),
    })
    const local = createLifiStandIn({ ...base, assets: own }, exchange)
    onChain = await startVendorServer((call) => local.handle(call))
    const mint = encodeFunctionData({ abi: testTokenAbi, functionName: 'mint', args: [me as Hex, 10n ** 12n] })
    await send({ from, to: own[0]?.token, data: mint })
  })
  afterAll(async () => {
    await onChain.close()
    await chain.stop()
  })
  beforeEach(() => {
    pays = 100n
    const all = { ...settings, url: onChain.url }
    provider = createLifiSwaps({ catalogue: base, clock }, all, createLifiAccess({ clock }, all))
  })
  const asked = (): Sent => {
    const [a, b] = own
    if (!a || !b) throw new Error('the tokens are not issued')
    return sent(askOf(a.id, b.id, { node }))
  }
  const rowOf = (ask: Sent, offer: SwapOffer, data: Hex) =>
    ({
      kind: 'swap',
      chainId: ethereum,
      fromAddress: me,
      fromAsset: ask.from.id,
      toAsset: ask.to.id,
      sendAmount: offer.send,
      call: { to: diamond, data, value: '0' },
    }) as EvmSwapRow
  const callOf = (prepared: PreparedSwap): PreparedCall => {
    if (!('call' in prepared)) throw new Error('no call')
    return prepared.call
  }

  it('approves exactly the amount, swaps it, and its amounts are read from the events', async () => {
    const ask = asked()
    const offer = await quoted(ask)
    const steps = await stepsOf(ask, offer)
    expect(await trySwap(ask, offer, steps, provider)).toEqual({ problem: null, isSimulated: true })
    let done: Awaited<ReturnType<typeof send>> | null = null
    for (const step of steps) {
      if (step.kind !== 'evm_call') throw new Error('not a call')
      done = await send({ from: me, to: step.to, data: step.data, value: toHex(BigInt(step.value)) })
      expect(done.receipt.status).toBe('success')
    }
    const [last] = steps.toReversed()
    const seen = await node.execution?.(done?.hash ?? '')
    const row = rowOf(ask, offer, (last?.kind === 'evm_call' ? last.data : '0x') as Hex)
    const logs = seen?.mined?.logs ?? []
    expect(provider.amounts?.(row, logs)).toEqual({ sent: offer.send, received: offer.receive })
    // Another swap of the same tokens and amount has another id.
    const other = await provider.prepare(ask, await quoted(ask), never)
    expect(provider.amounts?.(rowOf(ask, offer, callOf(other).data), logs)).toEqual({ sent: null, received: null })
    expect((await node.balances(me, [ask.to.id])).get(ask.to.id)).toBe(offer.receive)
    expect(await node.allowance?.(me, ask.from.token, diamond)).toBe(0n)
  })

  it('an exchange that pays less than the minimum is found by the simulation', async () => {
    pays = 90n
    const ask = asked()
    const offer = await quoted(ask)
    const steps = await stepsOf(ask, offer)
    expect(await trySwap(ask, offer, steps, provider)).toEqual({ problem: 'slippage', isSimulated: true })
  })

  it('without the approval says so', async () => {
    const ask = asked()
    const offer = await quoted(ask)
    const call = callOf(await provider.prepare(ask, offer, never))
    const results = await node.callAll?.([{ ...call, from: me }])
    expect(results?.results.map(({ data }) => provider.failure?.(data))).toEqual(['transfer_refused'])
  })
})
