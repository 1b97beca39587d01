import { decodeFunctionResult, encodeFunctionData, type Hex, parseAbi } from 'viem'
import type { ContractCall } from '#chains/contract/callReads.ts'
import type { Deployment } from '#chains/evm/uniswapDeployments.ts'
import { type PoolState, readPools, V2_FEE } from '#chains/evm/uniswapPools.ts'
import { type AssetId, assetId } from '#core/chain/assetId.ts'
import type { SwapAnswer, SwapAsk, SwapOffer } from '../provider.ts'
import { encodePath, type Path, routerToken } from './calls.ts'
import { bounds, candidates, impactOf, tokenPaths, v2Input, v2Output } from './routing.ts'

const abi = parseAbi([
  'function quoteExactInput(bytes path, uint256 amountIn) returns (uint256 amountOut, uint160[], uint32[], uint256 gas)',
  'function quoteExactOutput(bytes path, uint256 amountOut) returns (uint256 amountIn, uint160[], uint32[], uint256 gas)',
])

/** Gas of a transaction, its approval check and the transfer at each end; measured on the local pools. */
const BASE_GAS = 95_000n
const V2_GAS_PER_POOL = 65_000n
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

/** Quotes a swap at one block: reads every pool that may serve it, then prices the paths through the deepest ones. */
export async function quoteSwap(deployment: Deployment, hubs: readonly string[], ask: SwapAsk): Promise<SwapAnswer> {
  const [from, to] = [routerToken(deployment, ask.from.id), routerToken(deployment, ask.to.id)]
  if (from === to) return { offer: wrapOffer(deployment, ask) }
  const paths = tokenPaths(from, to, hubs)
  const pairs = paths.flatMap((tokens) =>
    tokens.slice(1).map((token, index): [string, string] => [tokens[index] ?? '', token]),
  )
  const { callAll } = ask.node
  const { pools, height } = callAll ? await readPools(deployment, pairs, callAll) : { pools: [], height: 0n }
  const priced = await pricePaths(deployment, ask, { paths: candidates(paths, pools), pools, height })
  const best = priced.toSorted((a, b) => compare(ask, a, b))[0]
  if (!best) return none
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
      spender: ask.from.token === 'native' ? null : deployment.router,
      detail: best.path,
    },
  }
}

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
  const assets: AssetId[] = tokens.map((token) => assetId(chain.id, token))
  const ends = [from.id, ...assets.slice(1, -1), to.id]
  return ends.slice(1).map((to_asset, index) => ({
    dex: version === 'v3' ? 'Uniswap V3' : 'Uniswap V2',
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
  { quoter }: Deployment,
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
  const v3 = paths.filter(({ version }) => version === 'v3')
  const functionName = exact === 'send' ? 'quoteExactInput' : 'quoteExactOutput'
  const calls = v3.map((path): ContractCall => {
    const args = [encodePath(path, exact), amount] as const
    return { to: quoter, data: encodeFunctionData({ abi, functionName, args }) }
  })
  const answers = calls.length === 0 ? [] : ((await node.callAll?.(calls, height))?.results ?? [])
  return [
    ...v2,
    ...v3.flatMap((path, index): Priced[] => {
      const answer = answers[index]
      if (!answer?.ok || answer.data === '0x') return []
      const [other, prices, , gas] = decodeFunctionResult({ abi, functionName, data: answer.data as Hex })
      const isWhole = prices.every((price) => price > LOWEST_PRICE && price < HIGHEST_PRICE)
      return other > 0n && isWhole ? [{ path, ...sides(exact, amount, other), gas: BASE_GAS + gas }] : []
    }),
  ]
}

const sides = (exact: SwapAsk['exact'], amount: bigint, other: bigint) =>
  exact === 'send' ? { send: amount, receive: other } : { send: other, receive: amount }
