import { decodeFunctionResult, encodeFunctionData, type Hex, parseAbi } from 'viem'
import type { CallResult, ContractCall } from '#chains/contract/callReads.ts'
import { type AssetId, assetId } from '#core/chain/assetId.ts'
import type { SwapAnswer, SwapAsk, SwapOffer } from '../provider.ts'
import { encodePath, type Path, routerToken } from './calls.ts'
import type { Deployment } from './deployments.ts'
import {
  bounds,
  candidates,
  impactOf,
  type PoolKey,
  type PoolState,
  poolsBetween,
  tokenPaths,
  V2_FEE,
  v2Input,
  v2Output,
} from './routing.ts'

const abi = parseAbi([
  'function slot0() view returns (uint160 sqrtPriceX96, int24, uint16, uint16, uint16, uint8, bool)',
  'function liquidity() view returns (uint128)',
  'function getReserves() view returns (uint112, uint112, uint32)',
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
  const { pools, height } = await readPools(deployment, paths, ask)
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

const callOf = (to: string, functionName: 'slot0' | 'liquidity' | 'getReserves'): ContractCall => ({
  to,
  data: encodeFunctionData({ abi, functionName }),
})

async function readPools(
  deployment: Deployment,
  paths: readonly (readonly string[])[],
  { node }: Pick<SwapAsk, 'node'>,
): Promise<{ pools: readonly PoolState[]; height: bigint }> {
  const pairs = new Map(
    paths.flatMap((tokens) =>
      tokens.slice(1).map((token, index): [string, readonly [string, string]] => {
        const pair = [tokens[index] ?? '', token].sort() as [string, string]
        return [pair.join(), pair]
      }),
    ),
  )
  const keys = [...pairs.values()].flatMap(([a, b]) => poolsBetween(deployment, a, b))
  const calls = keys.flatMap(({ version, address }) =>
    version === 'v3' ? [callOf(address, 'slot0'), callOf(address, 'liquidity')] : [callOf(address, 'getReserves')],
  )
  const { height, results } = (await node.callAll?.(calls)) ?? { height: 0n, results: [] }
  const answers = results.values()
  const next = (): CallResult => answers.next().value ?? { ok: false, data: '0x' }
  const pools = keys.flatMap((key) =>
    key.version === 'v3' ? (v3State(key, next(), next()) ?? []) : (v2State(key, next()) ?? []),
  )
  return { pools, height }
}

/** Null for an address without a pool, and for a pool without liquidity. */
function v3State(key: PoolKey, slot: CallResult, depth: CallResult): PoolState | null {
  const price = result(slot, 'slot0')?.[0] ?? 0n
  const liquidity = result(depth, 'liquidity') ?? 0n
  if (price === 0n || liquidity === 0n) return null
  return { ...key, depth: liquidity, price: [price * price, 1n << 192n], reserves: null }
}

function v2State(key: PoolKey, answer: CallResult): PoolState | null {
  const [zero, one] = result(answer, 'getReserves') ?? [0n, 0n]
  if (zero === 0n || one === 0n) return null
  return { ...key, depth: zero, price: [one, zero], reserves: [zero, one] }
}

function result<F extends 'slot0' | 'liquidity' | 'getReserves'>({ ok, data }: CallResult, functionName: F) {
  if (!ok || data === '0x') return null
  return decodeFunctionResult<typeof abi, F>({ abi, functionName, data } as never)
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
