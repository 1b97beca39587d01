import { useQuery } from '@tanstack/react-query'
import { campaignsQuery, progressQuery, themesQuery } from '#src/api/rewardQueries.ts'
import { useSteadyError } from '#src/api/useSteadyError.ts'
import { useApi, useWallets } from '#src/services.ts'
import { type ActivityGroup, activityView } from './activityView.ts'

/** The API tells the progress of so many at once. */
const MOST = 100

export interface Activities {
  /** Null until they are known. */
  readonly groups: readonly ActivityGroup[] | null
  readonly error: Error | null
  readonly retry: () => void
}

/** The campaigns that run, and how far this wallet is in each. */
export function useActivities(): Activities {
  const api = useApi()
  const [campaigns, themes] = [useQuery(campaignsQuery(api)), useQuery(themesQuery(api))]
  const wallet = useWallets((state) => state.userId)
  const ids = (campaigns.data?.list ?? []).slice(0, MOST).map(({ id }) => id)
  // Without an answer the steps stand as not begun.
  const progress = useQuery({ ...progressQuery(api, wallet ?? '', ids), enabled: wallet !== null && ids.length > 0 })
  const errors = [useSteadyError(campaigns), useSteadyError(themes)]
  const groups = campaigns.data && themes.data ? activityView(campaigns.data.list, themes.data.list, progress.data?.campaigns ?? []) : null
  return {
    groups,
    error: groups ? null : (errors.find((error) => error !== null) ?? null),
    retry: () => {
      for (const query of [campaigns, themes]) if (query.isError) void query.refetch()
    },
  }
}
