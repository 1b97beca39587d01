import type { PoolState } from '#chains/evm/uniswapPools.ts'
import { parseUsd, usdValue } from '#core/money/usd.ts'
import { pow10 } from '#core/money/units.ts'

/** Token of a network, by its lower-case address. */
export interface PricedToken {
  readonly token: string
  readonly decimals: number
  readonly key: string
}

/** Tokens of one network by their part in its prices. */
export interface PoolTokens {
  /** Tokens that count as one dollar each; all prices follow from them. */
  readonly dollars: readonly PricedToken[]
  /** Token of the native coin, priced in dollars alone. */
  readonly wrapped: PricedToken
  /** Priced in dollars or the native coin. */
  readonly others: readonly PricedToken[]
}

/** A price counts only with this much on the other side of its pool, in 1e-8 dollar: less is cheap to move. */
const LEAST_DEPTH_E8 = parseUsd('10000')
const DOLLAR_E8 = parseUsd('1')

interface Worth extends PricedToken {
  readonly usdE8: bigint
}

/** Dollars (1e-8) per whole unit by price key, each from the deepest pool; a key without one is missing. */
export function pricesFromPools(
  pools: readonly PoolState[],
  { dollars, wrapped, others }: PoolTokens,
): ReadonlyMap<string, bigint> {
  const anchors = dollars.map((token): Worth => ({ ...token, usdE8: DOLLAR_E8 }))
  const coin = deepest(pools, [wrapped], anchors)
  const quotes = coin === null ? anchors : [...anchors, { ...wrapped, usdE8: coin }]
  const keys = [...new Set(others.map(({ key }) => key))].filter((key) => key !== wrapped.key)
  const found = keys.map((key): [string, bigint | null] => {
    const sameKey = others.filter((token) => token.key === key)
    return [key, deepest(pools, sameKey, quotes)]
  })
  return new Map(
    [[wrapped.key, coin] as const, ...found].flatMap(([key, usdE8]): [string, bigint][] =>
      usdE8 === null ? [] : [[key, usdE8]],
    ),
  )
}

/** Price in the pool with the most dollars on the side of a known token; null without a pool that is deep enough. */
function deepest(pools: readonly PoolState[], tokens: readonly PricedToken[], quotes: readonly Worth[]): bigint | null {
  const priced = pools.flatMap((pool) =>
    tokens.flatMap((token) =>
      quotes.flatMap((quote) => {
        const side = sideOf(pool, token.token, quote.token)
        if (side === null) return []
        const depthE8 = usdValue(depthOf(pool, side === 0 ? 1 : 0), quote.decimals, quote.usdE8)
        return depthE8 < LEAST_DEPTH_E8 ? [] : [{ depthE8, usdE8: priceAt(pool, side, token, quote) }]
      }),
    ),
  )
  const [first] = priced.toSorted((a, b) => (a.depthE8 === b.depthE8 ? 0 : a.depthE8 > b.depthE8 ? -1 : 1))
  return first?.usdE8 ?? null
}

/** Base units on one side that trade at about the price and that the pool has: virtual reserves alone cost little to make. */
function depthOf({ reserves, holdings }: PoolState, side: 0 | 1): bigint {
  const held = holdings?.[side] ?? 0n
  return held < reserves[side] ? held : reserves[side]
}

/** Position of a token in its pool with another one; null for a pool of other tokens. */
function sideOf({ tokens: [zero, one] }: PoolState, token: string, other: string): 0 | 1 | null {
  if (zero === token && one === other) return 0
  return one === token && zero === other ? 1 : null
}

/** Rounded to the nearest 1e-8 dollar: the root in a V3 pool is cut off, which would take the last digit of a round price. */
function priceAt({ price: [up, down] }: PoolState, side: 0 | 1, token: PricedToken, quote: Worth): bigint {
  const [numerator, denominator] = side === 0 ? [up, down] : [down, up]
  const above = numerator * quote.usdE8 * pow10(token.decimals)
  const below = denominator * pow10(quote.decimals)
  return (2n * above + below) / (2n * below)
}
