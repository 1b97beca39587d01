import { decodeFunctionResult, encodeFunctionData, type Hex, maxUint128, parseAbi, zeroAddress } from 'viem'
import type { ContractCall } from '#chains/contract/callReads.ts'
import type { Deployment } from '#chains/evm/uniswapDeployments.ts'
import { type PoolState, readPools, V2_FEE } from '#chains/evm/uniswapPools.ts'
import { type AssetId, assetId, isNative, NATIVE } from '#core/chain/assetId.ts'
import { pow10 } from '#core/money/units.ts'
import type { ExactSide } from '#core/order/escrowOrder.ts'
import type { SwapAnswer, SwapAsk, SwapOffer } from '../provider.ts'
import { encodePath, routerToken } from './calls.ts'
import type { Path } from './routing.ts'
import { isNativeToken, keyedPath } from './universalCalls.ts'
import { bounds, candidates, impactOf, tokenPaths, v2Input, v2Output } from './routing.ts'

const abi = parseAbi([
  'function quoteExactInput(bytes path, uint256 amountIn) returns (uint256 amountOut, uint160[], uint32[], uint256 gas)',
  'function quoteExactOutput(bytes path, uint256 amountOut) returns (uint256 amountIn, uint160[], uint32[], uint256 gas)',
])

const v4Abi = parseAbi([
  'struct PathKey { address intermediateCurrency; uint24 fee; int24 tickSpacing; address hooks; bytes hookData; }',
  'struct Quote { address exactCurrency; PathKey[] path; uint128 exactAmount; }',
  'function quoteExactInput(Quote quote) returns (uint256 amountOut, uint256 gas)',
  'function quoteExactOutput(Quote quote) returns (uint256 amountIn, uint256 gas)',
])

/** Gas of a transaction, its approval check and the transfer at each end; measured on the local pools. */
const BASE_GAS = 95_000n
const V2_GAS_PER_POOL = 65_000n
/** Of a call of the universal router around what its pools take; measured likewise. */
const V4_BASE_GAS = 65_000n
/** A transfer through Permit2, with its permit. */
const PERMIT2_GAS = 60_000n
/** A wrap or unwrap. */
const WRAP_GAS = 46_000n

/**
 * Limits that the router gives a V3 pool. One that reaches them ran out of liquidity and took only a part of the input; the
 * rest would stay in the router, where anyone can take it.
 */
const LOWEST_PRICE = 4_295_128_740n
const HIGHEST_PRICE = 1_461_446_703_485_210_103_287_273_052_203_988_822_378_723_970_341n

interface Priced {
  readonly path: Path
  readonly send: bigint
  readonly receive: bigint
  readonly gas: bigint
}

const none: SwapAnswer = {
  refusal: { reason: 'no_route', message: 'No pool swaps this pair right now.' },
}

const tooLarge: SwapAnswer = {
  refusal: { reason: 'insufficient_liquidity', message: 'No pool of this pair has enough liquidity for this amount.' },
}

/** Less than a millionth of a token: its value may round to nothing in the other one. */
const isDust = ({ exact, amount, from }: SwapAsk): boolean =>
  exact === 'send' && amount * 1_000_000n < pow10(from.decimals)

/** Quotes a swap at one block: reads every pool that may serve it, then prices the paths through the deepest ones. */
export async function quoteSwap(deployment: Deployment, hubs: readonly string[], ask: SwapAsk): Promise<SwapAnswer> {
  const [from, to] = [routerToken(deployment, ask.from.id), routerToken(deployment, ask.to.id)]
  if (from === to) return { offer: wrapOffer(deployment, ask) }
  const paths = tokenPaths(from, to, hubs)
  const { wrapped, v4 } = deployment
  const v4Hubs = hubs.map((hub) => (hub === wrapped ? zeroAddress : hub))
  const v4Paths = v4 ? tokenPaths(currencyOf(ask.from, from), currencyOf(ask.to, to), v4Hubs) : []
  const { callAll } = ask.node
  const { pools, height } = callAll
    ? await readPools(deployment, pairsOf(paths), callAll, { v4Pairs: pairsOf(v4Paths) })
    : { pools: [], height: 0n }
  const served = candidates(paths, pools, v4Paths)
  const priced = await pricePaths(deployment, ask, { paths: served, pools, height })
  const best = priced.toSorted((a, b) => compare(ask, a, b))[0]
  if (!best) return served.length > 0 && !isDust(ask) ? tooLarge : none
  const priceImpactBps = impactOf(best.path, pools, best)
  const { slippageBps } = ask
  return {
    offer: {
      kind: 'swap',
      send: best.send,
      receive: best.receive,
      ...bounds(ask.exact, best, slippageBps),
      slippageBps,
      priceImpactBps,
      fee: null,
      gasUnits: best.gas,
      route: [{ share_bps: 10_000, hops: hopsOf(best.path, ask) }],
      spender: isNative(ask.from.id) ? null : (best.path.version === 'v4' && v4 ? v4 : deployment).router,
      detail: best.path,
    },
  }
}

type Paths = readonly (readonly string[])[]

const pairsOf = (paths: Paths) =>
  paths.flatMap((tokens) => tokens.slice(1).map((token, index): [string, string] => [tokens[index] ?? '', token]))

/** Token by which a pool of V4 knows an asset. */
const currencyOf = ({ id }: Pick<SwapAsk['from'], 'id'>, token: string): string => (isNative(id) ? zeroAddress : token)

function wrapOffer({ wrapped }: Deployment, { from, to, amount }: SwapAsk): SwapOffer {
  const hop = { dex: wrapped, from_asset: from.id, to_asset: to.id, fee_pips: 0 }
  return {
    kind: from.token === 'native' ? 'wrap' : 'unwrap',
    send: amount,
    maxSend: amount,
    receive: amount,
    minReceive: amount,
    slippageBps: 0,
    priceImpactBps: 0,
    fee: null,
    gasUnits: WRAP_GAS,
    route: [{ share_bps: 10_000, hops: [{ ...hop, dex: 'Wrapped token' }] }],
    spender: null,
    detail: null,
  }
}

/** Better first: by what is received less the gas, or by all that is sent. Without a price gas counts for nothing. */
function compare({ exact, gasPrice, toReceived }: SwapAsk, a: Priced, b: Priced): number {
  if (exact === 'receive' && a.send !== b.send) return a.send < b.send ? -1 : 1
  const net = ({ receive, gas }: Priced): bigint => receive - (toReceived(gas * gasPrice) ?? 0n)
  return net(a) === net(b) ? 0 : net(a) > net(b) ? -1 : 1
}

function hopsOf({ version, tokens, fees }: Path, { from, to, chain }: SwapAsk) {
  const assets: AssetId[] = tokens.map((token) => assetId(chain.id, isNativeToken(token) ? NATIVE : token))
  const ends = [from.id, ...assets.slice(1, -1), to.id]
  return ends.slice(1).map((to_asset, index) => ({
    dex: `Uniswap ${version.toUpperCase()}`,
    from_asset: ends[index] ?? from.id,
    to_asset,
    fee_pips: fees[index] ?? V2_FEE,
  }))
}

interface Choice {
  readonly paths: readonly Path[]
  readonly pools: readonly PoolState[]
  readonly height: bigint
}

async function pricePaths(
  deployment: Deployment,
  { node, exact, amount }: SwapAsk,
  { paths, pools, height }: Choice,
): Promise<readonly Priced[]> {
  const v2 = paths
    .filter(({ version }) => version === 'v2')
    .flatMap((path): Priced[] => {
      const other = exact === 'send' ? v2Output(path, pools, amount) : v2Input(path, pools, amount)
      const gas = BASE_GAS + V2_GAS_PER_POOL * BigInt(path.tokens.length - 1)
      return other === null ? [] : [{ path, ...sides(exact, amount, other), gas }]
    })
  const asked = paths.flatMap((path) => {
    const call = quoterCall(deployment, path, exact, amount)
    return call ? [{ path, call }] : []
  })
  const calls = asked.map(({ call }) => call)
  const answers = calls.length === 0 ? [] : ((await node.callAll?.(calls, height))?.results ?? [])
  return [
    ...v2,
    ...asked.flatMap(({ path }, index): Priced[] => {
      const answer = answers[index]
      const read = answer?.ok && answer.data !== '0x' ? readQuote(path, exact, answer.data as Hex) : null
      return read ? [{ path, ...sides(exact, amount, read.other), gas: read.gas }] : []
    }),
  ]
}

const quotes = { send: 'quoteExactInput', receive: 'quoteExactOutput' } as const

/** Call of the quoter of a path's version; null for V2, whose pairs have a formula, and for an amount that V4 doesn't know. */
function quoterCall({ quoter, v4 }: Deployment, path: Path, exact: ExactSide, amount: bigint): ContractCall | null {
  const functionName = quotes[exact]
  if (path.version === 'v3')
    return { to: quoter, data: encodeFunctionData({ abi, functionName, args: [encodePath(path, exact), amount] }) }
  if (path.version === 'v2' || !v4 || amount > maxUint128) return null
  const { currency: exactCurrency, path: keys } = keyedPath(path, exact)
  const args = [{ exactCurrency, path: keys, exactAmount: amount }] as const
  return { to: v4.quoter, data: encodeFunctionData({ abi: v4Abi, functionName, args }) }
}

/** The other amount and the gas; null without an amount, and for a pool of V3 that ran out. The quoter of V4 refuses such a swap. */
function readQuote({ version, tokens }: Path, exact: ExactSide, data: Hex): { other: bigint; gas: bigint } | null {
  const functionName = quotes[exact]
  if (version === 'v4') {
    const [other, gas] = decodeFunctionResult({ abi: v4Abi, functionName, data })
    const base = V4_BASE_GAS + (isNativeToken(tokens[0]) ? 0n : PERMIT2_GAS)
    return other > 0n && other <= maxUint128 ? { other, gas: base + gas } : null
  }
  const [other, prices, , gas] = decodeFunctionResult({ abi, functionName, data })
  const isWhole = prices.every((price) => price > LOWEST_PRICE && price < HIGHEST_PRICE)
  return other > 0n && isWhole ? { other, gas: BASE_GAS + gas } : null
}

const sides = (exact: SwapAsk['exact'], amount: bigint, other: bigint) =>
  exact === 'send' ? { send: amount, receive: other } : { send: other, receive: amount }
