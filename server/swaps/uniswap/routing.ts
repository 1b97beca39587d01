import { inOrder, type PoolState, V2_FEE } from '#chains/evm/uniswapPools.ts'
import type { ExactSide } from '#core/order/escrowOrder.ts'
import { ceilDiv } from '#core/money/units.ts'

/** Pools of a path in the order of the swap: fees in hundredths of a basis point, none for V2. */
export interface Path {
  readonly version: 'v2' | 'v3' | 'v4'
  /** Token addresses; in place of the native coin zero for V4, else the wrapped token. */
  readonly tokens: readonly string[]
  readonly fees: readonly number[]
}

const PIPS = 1_000_000n

/** Tokens of every path with one pool or two. */
export const tokenPaths = (from: string, to: string, hubs: readonly string[]): readonly (readonly string[])[] => [
  [from, to],
  ...hubs.filter((hub) => hub !== from && hub !== to).map((hub) => [from, hub, to]),
]

/** Pools of each pair and version that are worth a quote. */
const MOST_PER_PAIR = 2

/** Paths of one version through the deepest pools. `v4Paths`: tokens as pools of V4 name them. */
export function candidates(
  paths: readonly (readonly string[])[],
  pools: readonly PoolState[],
  v4Paths: readonly (readonly string[])[] = [],
): readonly Path[] {
  const between = (version: Path['version'], a: string, b: string): readonly PoolState[] => {
    const [zero, one] = inOrder(a, b)
    return pools
      .filter((pool) => pool.version === version && pool.tokens[0] === zero && pool.tokens[1] === one)
      .toSorted((x, y) => (x.depth < y.depth ? 1 : -1))
      .slice(0, MOST_PER_PAIR)
  }
  return (['v4', 'v3', 'v2'] as const).flatMap((version) =>
    (version === 'v4' ? v4Paths : paths).flatMap((tokens) => {
      const hops = tokens.slice(1).map((token, index) => between(version, tokens[index] ?? '', token))
      return combine(hops).map((chosen): Path => {
        return { version, tokens, fees: version === 'v2' ? [] : chosen.map(({ fee }) => fee) }
      })
    }),
  )
}

const combine = <T>(lists: readonly (readonly T[])[]): readonly (readonly T[])[] =>
  lists.reduce<readonly (readonly T[])[]>((all, list) => all.flatMap((done) => list.map((one) => [...done, one])), [[]])

/** Pools that a path goes through, in its order; null if one of them was not read. */
export function poolsOf(path: Path, pools: readonly PoolState[]): readonly PoolState[] | null {
  const found = path.tokens.slice(1).map((token, index) => {
    const [zero, one] = inOrder(path.tokens[index] ?? '', token)
    const fee = path.version === 'v2' ? V2_FEE : path.fees[index]
    return pools.find(
      (pool) => pool.version === path.version && pool.fee === fee && pool.tokens[0] === zero && pool.tokens[1] === one,
    )
  })
  const known = found.filter((pool) => pool !== undefined)
  return known.length === found.length ? known : null
}

/** Output of a V2 path for an input, as the pairs compute it; null if it brings nothing or a pair is unknown. */
export function v2Output(path: Path, pools: readonly PoolState[], amount: bigint): bigint | null {
  const through = poolsOf(path, pools)
  if (!through) return null
  let value = amount
  for (const [index, pool] of through.entries()) {
    const [reserveIn, reserveOut] = reservesFrom(pool, path.tokens[index] ?? '')
    const withFee = value * 997n
    value = (withFee * reserveOut) / (reserveIn * 1000n + withFee)
  }
  return value > 0n ? value : null
}

/** Input of a V2 path for an output, as the pairs compute it; null if they don't have as much or one is unknown. */
export function v2Input(path: Path, pools: readonly PoolState[], amount: bigint): bigint | null {
  const through = poolsOf(path, pools)
  if (!through) return null
  let value = amount
  for (const [index, pool] of [...through.entries()].reverse()) {
    const [reserveIn, reserveOut] = reservesFrom(pool, path.tokens[index] ?? '')
    if (value >= reserveOut) return null
    value = (reserveIn * value * 1000n) / ((reserveOut - value) * 997n) + 1n
  }
  return value
}

function reservesFrom({ tokens, reserves }: PoolState, token: string): readonly [bigint, bigint] {
  const [zero, one] = reserves
  return token === tokens[0] ? [zero, one] : [one, zero]
}

/** Loss against the prices before the swap, without the fees of pools, in basis points rounded up; 0 for a gain. */
export function impactOf(
  path: Path,
  pools: readonly PoolState[],
  { send, receive }: { readonly send: bigint; readonly receive: bigint },
): number | null {
  const through = poolsOf(path, pools)
  if (!through) return null
  let [numerator, denominator] = [send, 1n]
  for (const [index, { tokens, price, fee }] of through.entries()) {
    const [up, down] = tokens[0] === path.tokens[index] ? price : [price[1], price[0]]
    numerator *= up * (PIPS - BigInt(fee))
    denominator *= down * PIPS
  }
  const lost = numerator - receive * denominator
  return lost <= 0n || numerator === 0n ? 0 : Number(ceilDiv(lost * 10_000n, numerator))
}

const BPS = 10_000n

/** Bounds that the router enforces. The limited side is rounded in favor of the wallet. */
export function bounds(
  exact: ExactSide,
  { send, receive }: { readonly send: bigint; readonly receive: bigint },
  slippageBps: number,
): { readonly maxSend: bigint; readonly minReceive: bigint } {
  const slippage = BigInt(slippageBps)
  return exact === 'send'
    ? { maxSend: send, minReceive: ceilDiv(receive * (BPS - slippage), BPS) }
    : { maxSend: (send * (BPS + slippage)) / BPS, minReceive: receive }
}
