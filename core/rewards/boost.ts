import type { BoostTier } from './rules.ts'

const NO_BOOST = 100

/**
 * Percent of the base that a transfer earns if it is the wallet's `bridges`th (spec §9: "above 3" begins with the
 * fourth).
 */
export const boostPercent = (tiers: readonly BoostTier[], bridges: number): number =>
  tiers.reduce((best, tier) => (bridges > tier.above ? Math.max(best, tier.percent) : best), NO_BOOST)

/** Whole points; a fraction is dropped. */
export const boosted = (base: number, percent: number): number => Math.floor((base * percent) / 100)

/** The multiplier of the points response: 1.1 for 110 percent. */
export const multiplierOf = (tiers: readonly BoostTier[], bridges: number): number => boostPercent(tiers, bridges) / 100
