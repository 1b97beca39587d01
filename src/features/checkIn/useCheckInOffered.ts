import type { RewardsData } from '#core/wire/rewards.ts'
import { useRewards } from '../rewards/useRewards.ts'

/** The rules of the check-in where one is offered: rewards are open here and a network has its contract. */
export function useCheckInOffered(): RewardsData | null {
  const { rules } = useRewards()
  return rules && rules.check_in.contracts.length > 0 ? rules : null
}
