import { useQuery } from '@tanstack/react-query'
import { campaignsQuery, themesQuery } from '#src/api/rewardQueries.ts'
import { useSteadyError } from '#src/api/useSteadyError.ts'
import { useApi } from '#src/services.ts'
import { type ActivityGroup, activityView } from './activityView.ts'
import { useCampaignProgress } from '#src/features/rewards/program/useCampaignProgress.ts'

export interface Activities {
  /** Null until loaded. */
  readonly groups: readonly ActivityGroup[] | null
  readonly error: Error | null
  readonly retry: () => void
}

/** Returns the running campaigns with this wallet's progress in each. */
export function useActivities(): Activities {
  const api = useApi()
  const [campaigns, themes] = [useQuery(campaignsQuery(api)), useQuery(themesQuery(api))]
  const progress = useCampaignProgress()
  const errors = [useSteadyError(campaigns), useSteadyError(themes), progress.error]
  const groups =
    campaigns.data && themes.data && progress.rows
      ? activityView(campaigns.data, themes.data.list, progress.rows, campaigns.dataUpdatedAt)
      : null
  return {
    groups,
    error: groups ? null : (errors.find((error) => error !== null) ?? null),
    retry: () => {
      for (const query of [campaigns, themes]) if (query.isError) void query.refetch()
      if (progress.error) progress.retry()
    },
  }
}
