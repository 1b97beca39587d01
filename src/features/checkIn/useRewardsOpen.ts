import { useQuery } from '@tanstack/react-query'
import type { RewardsData } from '#core/wire/rewards.ts'
import { rewardsQuery } from '#src/api/rewardQueries.ts'
import { useChannel } from '#src/features/channel/useChannel.ts'
import { usePermits } from '#src/features/policy.ts'
import { useApi } from '#src/services.ts'

/** How points are earned here; null on partners' pages, where the surface hides them, and until it is known (spec §6). */
export function useRewardsOpen(): RewardsData | null {
  const { partner } = useChannel()
  const open = usePermits()('rewards', 'other') && partner === null
  const { data } = useQuery({ ...rewardsQuery(useApi()), enabled: open })
  return open ? (data ?? null) : null
}
