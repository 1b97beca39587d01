import { deploymentOf } from '#chains/evm/uniswapDeployments.ts'
import { createNetworkNode } from '#chains/nodes.ts'
import { assetById, nativeAsset } from '#core/catalogue/lookups.ts'
import { type PriceTarget, priceTargets } from '#core/catalogue/priceTarget.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import { AppError } from '#core/errors.ts'
import { ageMs, type PriceBook, TABLE } from '#core/money/price.ts'
import type { Clock } from '#runtime/clock.ts'
import { endpointsOf } from '#runtime/config.ts'
import type { Part } from '#runtime/lifecycle.ts'
import type { Log } from '#runtime/log.ts'
import type { Metrics } from '#runtime/metrics.ts'
import { coinGecko, plans } from './coinGecko.ts'
import { defiLlama } from './defiLlama.ts'
import { createPriceStore } from './priceStore.ts'
import { createLivePrices } from './livePrices.ts'
import { poolSource } from './poolSource.ts'
import { type PriceEnv, type PriceSourceName, priceSourcesOf } from './settings.ts'
import { POOLS, type PriceSource, voiceOf } from './source.ts'

const TIMEOUT_MS = 5_000
const LLAMA = 'https://coins.llama.fi'

type Vendor = Exclude<PriceSourceName, typeof TABLE | typeof POOLS>
const vendors: Record<Vendor, (env: PriceEnv, llama: string) => PriceSource> = {
  defillama: (_, llama) => defiLlama({ base: llama, timeoutMs: TIMEOUT_MS }),
  coingecko: ({ COINGECKO_API_KEY, COINGECKO_PLAN }) =>
    coinGecko({ ...plans[COINGECKO_PLAN], key: COINGECKO_API_KEY ?? '', timeoutMs: TIMEOUT_MS }),
}

/** Price keys without which an enabled route has no quotes: the deposited asset, and the coin that pays for gas. */
const neededKeys = (catalogue: Catalogue): readonly string[] =>
  catalogue.routes
    .filter((route) => route.enabled)
    .flatMap((route) => [
      assetById(catalogue, route.from),
      nativeAsset(catalogue, assetById(catalogue, route.to).chainId),
    ])
    .flatMap((asset) => asset?.priceKey ?? [])

function refuseUnpriced(
  catalogue: Catalogue,
  fromTable: boolean,
  sources: readonly PriceSource[],
  targets: readonly PriceTarget[],
): void {
  const asked = new Set(
    targets.filter((target) => sources.some((source) => source.knows(target))).map(({ key }) => key),
  )
  const unpriced = [...new Set(neededKeys(catalogue))].filter(
    (key) => !asked.has(key) && !(fromTable && catalogue.prices.get(key)),
  )
  if (unpriced.length > 0)
    throw new AppError(
      'config_invalid',
      `None of PRICE_SOURCES has a price of ${unpriced.join(', ')}, which enabled routes need.`,
      { retriable: false },
    )
}

/**
 * Warns of keys that can never have enough sources: deposits that depend on them wait for finality or are not offered.
 */
function warnAlone(
  catalogue: Catalogue,
  order: readonly string[],
  sources: readonly PriceSource[],
  targets: readonly PriceTarget[],
  env: PriceEnv,
  log: Log,
): void {
  if (order[0] === TABLE) return
  const voices = (target: PriceTarget): number =>
    new Set(sources.filter((source) => source.knows(target)).map(({ name }) => voiceOf(name))).size +
    Number(order.includes(TABLE) && catalogue.prices.get(target.key) !== undefined)
  const alone = targets.filter((target) => voices(target) < env.PRICE_QUORUM).map(({ key }) => key)
  if (alone.length > 0)
    log.warn({ prices: alone, quorum: env.PRICE_QUORUM }, 'prices with too few sources are not used for decisions')
}

export interface PricesDeps {
  readonly env: PriceEnv
  readonly catalogue: Catalogue
  readonly clock: Clock
  readonly log: Log
  readonly metrics: Metrics
  /** Base URL of DefiLlama's coins API; the public one by default. */
  readonly llama?: string
}

/** A source for each network with pools; their connections stay open until `close`. */
function openPools({ env, catalogue, clock }: PricesDeps): {
  sources: readonly PriceSource[]
  close(): Promise<void>
} {
  const chains = catalogue.chains.filter(({ id }) => deploymentOf(id) !== null)
  const opened = chains.map((chain) => {
    const assets = catalogue.assets.filter(({ chainId }) => chainId === chain.id)
    const endpoints = endpointsOf(chain, env.rpc)
    const node = createNetworkNode({ chain, assets, endpoints, quorum: env.rpcQuorum })
    return { node, source: poolSource({ chain, catalogue, node, clock }) }
  })
  return {
    sources: opened.flatMap(({ source }) => source ?? []),
    close: async () => void (await Promise.all(opened.map(({ node }) => node.close()))),
  }
}

/** Price keys with their names at vendors; pools need none, since they price the tokens of their own network. */
function targetsOf(catalogue: Catalogue, pools: readonly PriceSource[]): readonly PriceTarget[] {
  const named = priceTargets(catalogue)
  const unnamed = catalogue.assets.flatMap(({ priceKey: key, token: address }) =>
    key === null ? [] : [{ key, address, defillama: undefined, coingecko: undefined }],
  )
  const inPools = new Map(unnamed.map((target) => [target.key, target]))
  for (const { key } of named) inPools.delete(key)
  return [...named, ...[...inPools.values()].filter((target) => pools.some((source) => source.knows(target)))]
}

/** Keys that a vendor ranked before the table knows. */
const vendoredKeys = (
  order: readonly string[],
  sources: readonly PriceSource[],
  targets: readonly PriceTarget[],
): ReadonlySet<string> => {
  const before = sources.filter(({ name }) => order.indexOf(name) < order.indexOf(TABLE))
  return new Set(targets.filter((target) => before.some((source) => source.knows(target))).map(({ key }) => key))
}

/**
 * Returns the catalogue with the configured prices, and the parts that refresh them: none if only the operator's table is used.
 */
export function openPrices(deps: PricesDeps): { catalogue: Catalogue; parts: readonly Part[] } {
  const { env, catalogue, clock, log, metrics, llama = LLAMA } = deps
  const names = priceSourcesOf(env, catalogue.profile)
  const pools = names.includes(POOLS) ? openPools(deps) : { sources: [], close: async () => {} }
  const ranked = names.flatMap((name): readonly (PriceSource | typeof TABLE)[] =>
    name === POOLS ? pools.sources : [name === TABLE ? TABLE : vendors[name](env, llama)],
  )
  const order = ranked.map((source) => (source === TABLE ? TABLE : source.name))
  const sources = ranked.filter((source) => source !== TABLE)
  const targets = targetsOf(catalogue, pools.sources)
  refuseUnpriced(catalogue, order.includes(TABLE), sources, targets)
  const held = createPriceStore({
    order,
    table: catalogue.prices,
    vendored: vendoredKeys(order, sources, targets),
    clock,
    staleMs: env.PRICE_STALE_SECONDS * 1000,
    agreement: { sources: env.PRICE_QUORUM, percent: env.PRICE_AGREEMENT_PERCENT },
  })
  warnAlone(catalogue, order, sources, targets, env, log)
  const count = watchPrices(metrics, { keys: targets.map(({ key }) => key), book: held.book, clock })
  const live = createLivePrices({
    held,
    sources,
    targets,
    refreshMs: env.PRICE_REFRESH_SECONDS * 1000,
    clock,
    log,
    count,
  })
  return {
    catalogue: { ...catalogue, prices: held.book },
    parts:
      sources.length === 0
        ? []
        : [{ name: 'prices', start: () => live.start(), stop: () => live.stop().finally(pools.close) }],
  }
}

interface Watched {
  readonly keys: readonly string[]
  readonly book: PriceBook
  readonly clock: Clock
}

/** Age of every price that is requested from vendors, and a counter of their responses. */
function watchPrices(metrics: Metrics, { keys, book, clock }: Watched): (source: string, outcome: string) => void {
  const age = metrics.gauge(
    'causeway_price_age_seconds',
    'Age of the price in use, by key and source; prices set by the operator have none',
    ['price', 'source'],
  )
  const stale = metrics.gauge('causeway_prices_stale', 'Prices too old to be used')
  const unknown = metrics.gauge('causeway_prices_unknown', 'Prices that no source has reported yet')
  const answers = metrics.counter('causeway_price_answers_total', 'Responses of price sources, by outcome', [
    'source',
    'outcome',
  ])
  metrics.onRender(() => {
    const now = clock.now()
    const prices = keys.map((key) => ({ key, price: book.get(key) }))
    age.reset()
    for (const { key, price } of prices)
      if (price?.asOf) age.set(ageMs(price, now) / 1000, { price: key, source: price.source })
    stale.set(prices.filter(({ price }) => price?.stale).length)
    unknown.set(prices.filter(({ price }) => !price).length)
  })
  return (source, outcome) => answers.inc({ source, outcome })
}
