import { useQuery } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { everyCampaignQuery, progressQuery } from '#src/api/rewardQueries.ts'
import { createSeenPopups } from '#src/features/shared/popups.ts'
import { createRewardsPanel } from '#src/features/rewards/program/rewardsPanel.ts'
import { useApi, usePersistentStore } from '#src/services.ts'
import { useNow } from '#src/ui/useNow.ts'
import { offeredCampaigns } from './offeredCampaigns.ts'
import type { ShareOffer } from './shareable.ts'
import { shareOffer } from './shareOffer.ts'

/** Points are granted when a transfer is final, which may happen while the page is open. */
const LOOK_MS = 60_000
/** Maximum number of campaigns per progress request. */
const MOST = 100

const nameOf = (id: number, wallet: string): string => `campaign ${id} ${wallet}`

/** Campaign that this wallet can share now, and a function that marks it as offered. */
export function useShareOffer(wallet: string): { offer: ShareOffer | null; tell: (id: number) => void } {
  const api = useApi()
  const seenPopups = usePersistentStore(createSeenPopups)
  const rewardsPanel = usePersistentStore(createRewardsPanel)
  // A closed rewards panel disables every unprompted sheet.
  const quiet = useStore(rewardsPanel, ({ chosen }) => chosen === false)
  const now = new Date(useNow(LOOK_MS))
  const campaigns = offeredCampaigns(useQuery({ ...everyCampaignQuery(api), enabled: !quiet }).data?.list ?? [], now)
  const ids = campaigns.slice(0, MOST).map(({ id }) => id)
  const progress =
    useQuery({ ...progressQuery(api, wallet, ids), enabled: !quiet && ids.length > 0, refetchInterval: LOOK_MS }).data
      ?.campaigns ?? []
  const seen = seenPopups.list()
  return {
    offer: quiet ? null : shareOffer({ campaigns, progress, now, told: (id) => seen.includes(nameOf(id, wallet)) }),
    tell: (id) => seenPopups.add(nameOf(id, wallet)),
  }
}
