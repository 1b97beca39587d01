import { useQuery } from '@tanstack/react-query'
import type { ProgressData } from '#core/wire/campaigns.ts'
import { campaignsQuery, progressQuery } from '#src/api/rewardQueries.ts'
import { useApi, useWallets } from '#src/services.ts'

/** The API tells the progress of so many at once. */
const MOST = 100

/** How far the wallet is in each campaign; nothing until that is known. */
export function useCampaignProgress(): { readonly rows: readonly ProgressData[]; readonly readAt: number } {
  const api = useApi()
  const wallet = useWallets((state) => state.userId)
  const ids = (useQuery(campaignsQuery(api)).data?.list ?? []).slice(0, MOST).map(({ id }) => id)
  const progress = useQuery({ ...progressQuery(api, wallet ?? '', ids), enabled: wallet !== null && ids.length > 0 })
  return { rows: progress.data?.campaigns ?? [], readAt: progress.dataUpdatedAt }
}
