import { useQuery } from '@tanstack/react-query'
import type { ProgressData } from '#core/wire/campaigns.ts'
import { campaignsQuery, progressQuery } from '#src/api/rewardQueries.ts'
import { useSteadyError } from '#src/api/useSteadyError.ts'
import { useApi, useWallets } from '#src/services.ts'

/** Maximum number of campaigns per progress request. */
const MOST = 100

export interface CampaignProgress {
  /** Null while the wallet's progress is unknown, which differs from not started. Empty without a wallet. */
  readonly rows: readonly ProgressData[] | null
  readonly readAt: number
  readonly error: Error | null
  readonly retry: () => void
}

/** Returns the wallet's progress in each campaign. */
export function useCampaignProgress(): CampaignProgress {
  const api = useApi()
  const wallet = useWallets((state) => state.userId)
  const campaigns = useQuery(campaignsQuery(api)).data
  const shown = campaigns ? [...campaigns.list, ...campaigns.ended] : []
  // Sorted, so that a campaign that ends does not change the query key.
  const ids = shown
    .slice(0, MOST)
    .map(({ id }) => id)
    .toSorted((a, b) => a - b)
  const progress = useQuery({ ...progressQuery(api, wallet ?? '', ids), enabled: wallet !== null && ids.length > 0 })
  const error = useSteadyError(progress, `${wallet} ${ids.join()}`)
  const nothing = wallet === null || (campaigns !== undefined && ids.length === 0)
  const rows = nothing ? [] : (progress.data?.campaigns ?? null)
  return { rows, readAt: progress.dataUpdatedAt, error: rows ? null : error, retry: () => void progress.refetch() }
}
