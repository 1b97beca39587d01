import { parseUsd } from './usd.ts'

/** Source name of the operator's table; other sources are vendor names. */
export const TABLE = 'table'

/** Dollar price with its source and age, so that a caller can see if it may decide anything. */
export interface Price {
  /** 1e-8 dollar per whole unit. */
  readonly usdE8: bigint
  readonly source: string
  /** Time at which the source saw it; null for the operator's table. */
  readonly asOf: Date | null
  /** Older than the operator allows. It may be shown with a mark, but decides nothing. */
  readonly stale: boolean
  /** Other sources with about the same price. */
  readonly confirmedBy?: readonly string[]
}

/** Current prices by key. */
export interface PriceBook {
  get(key: string): Price | undefined
}

/** The operator's own prices, which never age. A price of zero counts as none. */
export const priceTable = (rows: Iterable<readonly [key: string, usdE8: bigint]>): PriceBook =>
  new Map(
    [...rows]
      .filter(([, usdE8]) => usdE8 > 0n)
      .map(([key, usdE8]): [string, Price] => [key, { usdE8, source: TABLE, asOf: null, stale: false }]),
  )

/** Latest price of one key at one source. */
export interface Observation {
  readonly usdE8: bigint
  readonly source: string
  readonly asOf: Date | null
  /** Fallback for a vendor that cannot answer: shown if no other source answered, and never fresh. */
  readonly standsIn?: boolean
}

export const ageMs = (seen: Pick<Observation, 'asOf'>, now: Date): number =>
  seen.asOf === null ? 0 : Math.max(0, now.getTime() - seen.asOf.getTime())

export const isYoung = (seen: Pick<Observation, 'asOf' | 'standsIn'>, now: Date, staleMs: number): boolean =>
  !seen.standsIn && ageMs(seen, now) <= staleMs

/**
 * Returns the first fresh observation, in the order of the sources; if there is none, the newest, with fallbacks last, marked
 * stale.
 */
export function choosePrice(inOrder: readonly Observation[], now: Date, staleMs: number): Price | undefined {
  const fresh = inOrder.find((seen) => isYoung(seen, now, staleMs))
  if (fresh) return priceFrom(fresh, false)
  const [youngest] = [...inOrder].sort(
    (a, b) => Number(a.standsIn ?? false) - Number(b.standsIn ?? false) || ageMs(a, now) - ageMs(b, now),
  )
  return youngest && priceFrom(youngest, true)
}

const priceFrom = ({ usdE8, source, asOf }: Observation, stale: boolean): Price => ({ usdE8, source, asOf, stale })

/** No bridged asset costs more than this per whole unit. */
const MOST_E8 = parseUsd('10000000')
/** A price that moves further than this between two observations is more likely a fault than a market. */
const JUMP = 3n
/** Clocks differ by seconds; a time further ahead than this is invalid. */
const AHEAD_MS = 5 * 60_000

export type Doubt = 'price_not_positive' | 'price_too_high' | 'price_from_future' | 'price_jump'

/**
 * Reason why an observation is rejected; null if it is accepted. `before` is the fresh one to compare with: its
 * vendor's own, or a better vendor's.
 */
export function doubtAbout(seen: Observation, before: Observation | null, now: Date): Doubt | null {
  const rules: readonly [boolean, Doubt][] = [
    [seen.usdE8 <= 0n, 'price_not_positive'],
    [seen.usdE8 > MOST_E8, 'price_too_high'],
    [seen.asOf !== null && seen.asOf.getTime() > now.getTime() + AHEAD_MS, 'price_from_future'],
    [before !== null && (seen.usdE8 > before.usdE8 * JUMP || seen.usdE8 * JUMP < before.usdE8), 'price_jump'],
  ]
  return rules.find(([broken]) => broken)?.[1] ?? null
}
