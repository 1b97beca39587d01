import type { ChainId } from '../chain/chainId.ts'
import type { Bucket } from './buckets.ts'
import type { RewardRules } from './rules.ts'

/** Points of one bridge before the boost. The symbol is the deposited token's; wrapped tokens count separately. */
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
