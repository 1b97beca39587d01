import type { NetworkNode } from '#chains/contract/node.ts'
import { deploymentOf } from '#chains/evm/uniswapDeployments.ts'
import { readPools } from '#chains/evm/uniswapPools.ts'
import type { AssetDef, Catalogue, ChainDef } from '#core/catalogue/types.ts'
import { isNative } from '#core/chain/assetId.ts'
import { AppError } from '#core/errors.ts'
import type { Observation } from '#core/money/price.ts'
import type { Clock } from '#runtime/clock.ts'
import { type PricedToken, type PoolTokens, pricesFromPools } from './poolPrices.ts'
import { type PriceSource, poolsOn } from './source.ts'

/** Price keys whose tokens count as one dollar. Their own price is the operator's. */
const dollarKeys: ReadonlySet<string> = new Set(['USDC', 'USDT', 'DAI'])

export interface PoolSourceDeps {
  readonly chain: ChainDef
  readonly catalogue: Pick<Catalogue, 'assets'>
  readonly node: Pick<NetworkNode, 'agreedCalls' | 'timeAt'>
  readonly clock: Clock
}

/** Uniswap's pools on one network as a source: prices of the moment, at one block. Null without anything to price there. */
export function poolSource({ chain, catalogue, node, clock }: PoolSourceDeps): PriceSource | null {
  const deployment = deploymentOf(chain.id)
  const assets = catalogue.assets.filter(({ chainId }) => chainId === chain.id)
  const tokens = deployment && poolTokens(deployment.wrapped, assets)
  if (!tokens) return null
  const { dollars, wrapped, others } = tokens
  const pairs = [
    ...dollars.map((dollar) => [wrapped.token, dollar.token] as const),
    ...others.flatMap((token) => [wrapped, ...dollars].map((quote) => [token.token, quote.token] as const)),
  ]
  const keys = new Set([wrapped, ...others].map(({ key }) => key))
  const name = poolsOn(chain.slug)
  const firstSeen = createFirstSeen(clock)
  const unreadable = (cause?: unknown): AppError =>
    new AppError('vendor_down', `The pools on ${chain.name} can’t be read.`, { retriable: true, cause })

  async function read(): Promise<readonly [prices: ReadonlyMap<string, bigint>, asOf: Date]> {
    const { agreedCalls, timeAt } = node
    if (!deployment || !tokens || !agreedCalls || !timeAt) throw unreadable()
    const { pools, height } = await readPools(deployment, pairs, agreedCalls, { withHoldings: true })
    const time = (await timeAt(height)) * 1000
    return [pricesFromPools(pools, tokens), new Date(Math.min(time, firstSeen(height)))]
  }

  return {
    name,
    knows: ({ key }) => keys.has(key),
    async fetch(targets) {
      const [prices, asOf] = await read().catch((error: unknown) => {
        throw unreadable(error)
      })
      return new Map(
        targets.flatMap(({ key }): [string, Observation][] => {
          const usdE8 = prices.get(key)
          return usdE8 === undefined ? [] : [[key, { usdE8, source: name, asOf }]]
        }),
      )
    },
  }
}

/**
 * Time at which a height was first reached, in milliseconds: blocks of a local network may be dated ahead, and one of a
 * network that makes no more must age.
 */
function createFirstSeen(clock: Clock): (height: bigint) => number {
  let newest = { height: -1n, at: 0 }
  return (height) => {
    if (height > newest.height) newest = { height, at: clock.now().getTime() }
    return newest.at
  }
}

/** Null for a network whose coin has no price key, or that has no dollar token. */
function poolTokens(wrapped: string, assets: readonly AssetDef[]): PoolTokens | null {
  const all = assets.flatMap(({ id, token, decimals, priceKey }): PricedToken[] =>
    priceKey === null ? [] : [{ token: isNative(id) ? wrapped : token.toLowerCase(), decimals, key: priceKey }],
  )
  const coin = all.find(({ token }) => token === wrapped)
  const dollars = all.filter(({ key }) => dollarKeys.has(key))
  const others = all.filter(({ token, key }) => token !== wrapped && !dollarKeys.has(key))
  return coin && dollars.length > 0 ? { wrapped: coin, dollars, others } : null
}
