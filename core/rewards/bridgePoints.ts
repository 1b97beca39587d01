import type { ChainDef } from '../catalogue/types.ts'
import type { ChainId } from '../chain/chainId.ts'
import type { Bucket } from './buckets.ts'
import type { BoostTier, RewardRules } from './rules.ts'
import type { OrderEventType } from '../order/state.ts'

/** Transfers and deposits on a test network cost nothing, so they earn nothing. */
export const bringsNothing = ({ isTestnet }: Pick<ChainDef, 'isTestnet'>): boolean => isTestnet

/**
 * Returns the points of one bridge before the boost. The symbol is the deposited token's; wrapped tokens count
 * separately.
 */
export function basePoints(
  { tokens, topChains, ...rules }: RewardRules['bridge'],
  bridge: { readonly symbol: string; readonly toChain: ChainId },
): number {
  if (!tokens.includes(bridge.symbol.toUpperCase())) return rules.otherToken
  return topChains.includes(bridge.toChain) ? rules.toTopChain : rules.toOtherChain
}

/** Phase 2 has its own buckets; bridges settled earlier stay in those of the first phase. */
export const phaseBucket = (rules: Pick<RewardRules, 'phase2From'>, settledAt: Date): Bucket =>
  settledAt < rules.phase2From ? 'cross_points_v1' : 'cross_points'

const NO_BOOST = 100

/**
 * Percent of the base that a transfer earns if it is the wallet's `bridges`th (spec §9: "above 3" begins with the
 * fourth).
 */
export const boostPercent = (tiers: readonly BoostTier[], bridges: number): number =>
  tiers.reduce((best, tier) => (bridges > tier.above ? Math.max(best, tier.percent) : best), NO_BOOST)

/** Whole points; a fraction is dropped. */
export const boosted = (base: number, percent: number): number => Math.floor((base * percent) / 100)

/** Returns the multiplier of the points response: 1.1 for 110 percent. */
export const multiplierOf = (tiers: readonly BoostTier[], bridges: number): number => boostPercent(tiers, bridges) / 100

type Say = (at: Date, before: Date | null) => Date | null
const row = (type: OrderEventType, say: Say): [string, Say] => [type, say]

/** Time of arrival that an event implies, given the one known before. */
const says: ReadonlyMap<string, Say> = new Map([
  row('payout_mined', (at) => at),
  row('payout_orphaned', () => null),
  // A network that is final at once, or whose block was not observed in between, has no own time.
  row('payout_final', (at, before) => before ?? at),
])

/**
 * Returns the settlement time of a bridge: when its payout was first seen in its final block. Points arrive later, once that block
 * is final, and count for this time. `otherwise` is used if the events have no such time.
 */
export function settledAtOf(events: readonly { readonly type: string; readonly at: Date }[], otherwise: Date): Date {
  let settled: Date | null = null
  for (const { type, at } of events) {
    const say = says.get(type)
    if (say) settled = say(at, settled)
  }
  return settled ?? otherwise
}
