import type { Price } from './price.ts'

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
 * The first fresh observation, in the order of the sources; if there is none, the newest, with fallbacks last, marked
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
