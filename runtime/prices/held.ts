import { ageMs, choosePrice, type Observation } from '#core/prices/choose.ts'
import { type Doubt, doubtAbout } from '#core/prices/plausible.ts'
import { type PriceBook, TABLE } from '#core/prices/price.ts'
import type { Clock } from '#runtime/clock.ts'

/** What every source last said, and the one answer that follows from it. */
export interface Held {
  readonly book: PriceBook
  /** Takes an observation, or says why not. */
  take(key: string, seen: Observation): Doubt | null
  /** Whether a source before this one has a price that will stay young until well after the next look. */
  isAnsweredBefore(source: string, key: string): boolean
}

export interface HeldOptions {
  /** Names of the sources, best first. */
  readonly order: readonly string[]
  readonly table: PriceBook
  readonly clock: Clock
  readonly staleMs: number
}

export function createHeld({ order, table, clock, staleMs }: HeldOptions): Held {
  const said = new Map<string, Observation>()
  const at = (source: string, key: string): Observation | undefined => (source === TABLE ? table.get(key) : said.get(`${source} ${key}`))
  const inOrder = (key: string, sources = order): Observation[] => sources.flatMap((source) => at(source, key) ?? [])

  /** The operator's table may be old, so no vendor is measured by it. */
  function believed(key: string, now: Date): Observation | null {
    const young = inOrder(key).filter(({ source, asOf }) => source !== TABLE && ageMs({ asOf }, now) <= staleMs)
    return young.sort((a, b) => ageMs(a, now) - ageMs(b, now))[0] ?? null
  }

  return {
    book: { get: (key) => choosePrice(inOrder(key), clock.now(), staleMs) },
    take(key, seen) {
      const now = clock.now()
      const doubt = doubtAbout(seen, believed(key, now), now)
      if (doubt) return doubt
      // A vendor's clock that is a little ahead must not make its prices last longer.
      const asOf = seen.asOf !== null && seen.asOf > now ? now : seen.asOf
      const before = at(seen.source, key)
      if (!before?.asOf || !asOf || asOf >= before.asOf) said.set(`${seen.source} ${key}`, { ...seen, asOf })
      return null
    },
    isAnsweredBefore(source, key) {
      const now = clock.now()
      return inOrder(key, order.slice(0, order.indexOf(source))).some((seen) => ageMs(seen, now) <= staleMs / 2)
    },
  }
}
