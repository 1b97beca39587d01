import { useQuery } from '@tanstack/react-query'
import type { RewardsData } from '#core/wire/rewards.ts'
import { rewardsQuery } from '#src/api/rewardQueries.ts'
import { useSteadyError } from '#src/api/useSteadyError.ts'
import { useChannel } from '#src/features/site/useChannel.ts'
import { usePermits } from '#src/features/shared/policy.ts'
import { useApi } from '#src/services.ts'

interface Rewards {
  /** False on partners' pages and where the surface hides rewards (spec §6). */
  readonly open: boolean
  /** Rules of earning points; null until loaded. */
  readonly rules: RewardsData | null
  readonly error: Error | null
  readonly retry: () => void
}

export function useRewards(): Rewards {
  const { partner } = useChannel()
  const open = usePermits()('rewards', 'other') && partner === null
  const query = useQuery({ ...rewardsQuery(useApi()), enabled: open })
  const error = useSteadyError(query)
  return {
    open,
    rules: open ? (query.data ?? null) : null,
    error: open && !query.data ? error : null,
    retry: () => void query.refetch(),
  }
}

/** Check-in rules, when rewards are allowed here and a network has the contract; else null. */
export function useCheckInOffered(): RewardsData | null {
  const { rules } = useRewards()
  return rules && rules.check_in.contracts.length > 0 ? rules : null
}
