import type { Price } from './price.ts'

/** What one source last said about one key. */
export interface Observation {
  readonly usdE8: bigint
  readonly source: string
  readonly asOf: Date | null
}

export const ageMs = (seen: Pick<Observation, 'asOf'>, now: Date): number => (seen.asOf === null ? 0 : Math.max(0, now.getTime() - seen.asOf.getTime()))

/** The first observation that is young enough, in the order of the sources; where all are too old, the youngest of them, marked stale. */
export function choosePrice(inOrder: readonly Observation[], now: Date, staleMs: number): Price | undefined {
  const fresh = inOrder.find((seen) => ageMs(seen, now) <= staleMs)
  if (fresh) return { ...fresh, stale: false }
  const [youngest] = [...inOrder].sort((a, b) => ageMs(a, now) - ageMs(b, now))
  return youngest && { ...youngest, stale: true }
}
