import {
  choosePrice,
  type Doubt,
  doubtAbout,
  isYoung,
  type Observation,
  type Price,
  type PriceBook,
  TABLE,
} from '#core/money/price.ts'
import type { Clock } from '#runtime/clock.ts'
import { isPools, voiceOf } from './source.ts'

/** Latest price of every source, and the resulting price. */
export interface PriceStore {
  readonly book: PriceBook
  /** Accepts an observation, or returns the reason for its rejection. */
  take(key: string, seen: Observation): Doubt | null
  /** True if earlier sources already reach agreement, with prices that stay fresh well past the next refresh. */
  isAnsweredBefore(source: string, key: string): boolean
}

export interface PriceStoreOptions {
  /** Names of the sources, best first. */
  readonly order: readonly string[]
  readonly table: PriceBook
  /** Keys that a vendor before the table has a name for: the table is only their fallback. */
  readonly vendored: ReadonlySet<string>
  readonly clock: Clock
  readonly staleMs: number
  /**
   * Number of sources that must confirm a vendor's price, and percent by which they may differ; one source by default.
   * The pools of all networks count as one.
   */
  readonly agreement?: Agreement
}

export interface Agreement {
  readonly sources: number
  readonly percent: number
}

/**
 * Lists other sources with about the same price. The operator's own row never ages, so it can confirm a vendor as long as it
 * is true.
 */
function confirmations(
  price: Price,
  said: readonly Observation[],
  now: Date,
  staleMs: number,
  need: Agreement,
): readonly string[] {
  const near = ({ usdE8 }: Observation): boolean => {
    const apart = usdE8 > price.usdE8 ? usdE8 - price.usdE8 : price.usdE8 - usdE8
    return apart * 100n <= price.usdE8 * BigInt(need.percent)
  }
  const others = said.filter(({ source }) => source !== price.source)
  return others
    .filter((seen) => (seen.source === TABLE || isYoung(seen, now, staleMs)) && near(seen))
    .map(({ source }) => source)
}

const ONE_SOURCE: Agreement = { sources: 1, percent: 0 }

export function createPriceStore({
  order,
  table,
  vendored,
  clock,
  staleMs,
  agreement = ONE_SOURCE,
}: PriceStoreOptions): PriceStore {
  const said = new Map<string, Observation>()
  const disputes = createDisputes(order, staleMs)

  function fromTable(key: string): Observation | undefined {
    const row = table.get(key)
    return row && { usdE8: row.usdE8, source: TABLE, asOf: row.asOf, standsIn: vendored.has(key) }
  }
  const at = (source: string, key: string): Observation | undefined =>
    source === TABLE ? fromTable(key) : said.get(`${source} ${key}`)
  const inOrder = (key: string, sources = order): Observation[] => sources.flatMap((source) => at(source, key) ?? [])

  /**
   * Returns the best fresh price of the vendors up to this one. A later vendor never measures it, or a wrong row there would
   * reject the better one; nor does the operator's table, which may be old. Pools are measured by themselves alone, since a
   * trade moves those of one network.
   */
  function measureOf(source: string, key: string, now: Date): Observation | null {
    const before = order.slice(0, order.indexOf(source) + 1).filter((name) => name !== TABLE)
    const upTo = isPools(source) ? [source] : before
    return inOrder(key, upTo).find((seen) => isYoung(seen, now, staleMs)) ?? null
  }

  function answer(key: string): Price | undefined {
    const now = clock.now()
    const said = inOrder(key)
    const first = choosePrice(said, now, staleMs)
    if (!first) return undefined
    const judged = (price: Price): Price => {
      const confirmedBy = confirmations(price, said, now, staleMs, agreement)
      const voices = new Set([price.source, ...confirmedBy].map(voiceOf))
      const isAgreed = price.source === TABLE || voices.size >= agreement.sources
      const stale = price.stale || disputes.has(price.source, key, now) || !isAgreed
      return { ...price, stale, ...(confirmedBy.length > 0 ? { confirmedBy } : {}) }
    }
    // A trade on one network must not mark the price while another network's pools and the table agree.
    const others = isPools(first.source) ? said.filter(({ source }) => isPools(source)) : []
    const prices = [first, ...others.flatMap((seen) => choosePrice([seen], now, staleMs) ?? [])].map(judged)
    return prices.find(({ stale }) => !stale) ?? prices[0]
  }

  return {
    book: { get: answer },
    take(key, seen) {
      const now = clock.now()
      const doubt = doubtAbout(seen, measureOf(seen.source, key, now), now)
      if (doubt === 'price_jump') disputes.raise(seen.source, key, now)
      if (doubt) return doubt
      // A vendor's clock that is slightly ahead must not make its prices last longer.
      const asOf = seen.asOf !== null && seen.asOf > now ? now : seen.asOf
      const before = at(seen.source, key)
      if (before?.asOf && asOf && asOf < before.asOf) return null
      said.set(`${seen.source} ${key}`, { ...seen, asOf })
      // A repeated price changes and settles nothing.
      if (!before?.asOf || !asOf || asOf > before.asOf) disputes.settle(seen.source, key)
      return null
    },
    isAnsweredBefore(source, key) {
      const now = clock.now()
      const young = inOrder(key, order.slice(0, order.indexOf(source))).filter((seen) =>
        isYoung(seen, now, staleMs / 2),
      )
      const voices = new Set(young.map((seen) => voiceOf(seen.source)))
      return young.some((seen) => seen.source === TABLE) || voices.size >= agreement.sources
    },
  }
}

/** Price jumps that a vendor reported and that are not confirmed yet. */
interface Disputes {
  raise(source: string, key: string, now: Date): void
  /** A vendor's accepted price settles its own disputes, and those of the vendors after it; a pool's only its own. */
  settle(source: string, key: string): void
  /** True if a dispute concerns this source's price: one of its own or of a vendor. */
  has(source: string, key: string, now: Date): boolean
}

/**
 * `order` names the sources, best first. A dispute expires after `staleMs`: by then its reference price is stale too,
 * so a vendor that jumped and went silent does not mark a price forever.
 */
function createDisputes(order: readonly string[], staleMs: number): Disputes {
  const raised = new Map<string, Date>()
  const id = (source: string, key: string): string => `${source} ${key}`
  return {
    raise: (source, key, now) => void raised.set(id(source, key), now),
    settle(source, key) {
      for (const name of isPools(source) ? [source] : order.slice(order.indexOf(source))) raised.delete(id(name, key))
    },
    has: (source, key, now) =>
      order.some((name) => {
        const at = isPools(name) && name !== source ? undefined : raised.get(id(name, key))
        return at !== undefined && now.getTime() - at.getTime() <= staleMs
      }),
  }
}
