import type { RewardsData } from '#core/wire/rewards.ts'
import { useRewards } from '../program/useRewards.ts'

/** Check-in rules, when rewards are allowed here and a network has the contract; else null. */
export function useCheckInOffered(): RewardsData | null {
  const { rules } = useRewards()
  return rules && rules.check_in.contracts.length > 0 ? rules : null
}
