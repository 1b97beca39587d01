import { parseUsd } from '../money/usd.ts'
import type { Observation } from './choose.ts'

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
