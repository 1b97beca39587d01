import { Suspense, useState, useSyncExternalStore } from 'react'
import { useOwnAccount } from '#src/features/account/session/useSession.ts'
import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import type { WalletAccount } from '#src/wallets/contract.ts'
import { useAnySheet } from '#src/ui/openSheets.ts'
import { usePermits } from '#src/features/shared/policy.ts'
import { useRewards } from '../program/useRewards.ts'
import { type ShareOffer, offeredCampaigns, shareOffer } from './shareOffer.ts'
import { useQuery } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { everyCampaignQuery, progressQuery } from '#src/api/rewardQueries.ts'
import { createSeenPopups } from '#src/features/shared/popups.ts'
import { createRewardsPanel } from '#src/features/rewards/program/rewardsPanel.ts'
import { useApi, usePersistentStore } from '#src/services.ts'
import { useNow } from '#src/ui/useNow.ts'

const ShareSheet = lazyScreen(() => import('./ShareSheet.tsx'))

/** Offers a completed campaign once per wallet (spec §4), with no other sheet open and while the user is idle. */
export function ShareHost() {
  const { open } = useRewards()
  // The shared post is on another site.
  const allowsExternalLinks = usePermits()('links', 'other')
  const account = useOwnAccount()
  return open && allowsExternalLinks && account ? <Offered key={account.address} account={account} /> : null
}

function Offered({ account }: { account: WalletAccount }) {
  const { offer, tell } = useShareOffer(account.address)
  const covered = useAnySheet()
  const calm = useUserIdle()
  const [shown, setShown] = useState<ShareOffer | null>(null)
  if (!shown && offer && !covered && calm) setShown(offer)
  if (!shown) return null
  // Rotating the device remounts this, so an offer that was not closed must reappear.
  const close = () => {
    tell(shown.id)
    setShown(null)
  }
  return (
    <Suspense fallback={null}>
      <ShareSheet key={shown.id} offer={shown} account={account} onClose={close} />
    </Suspense>
  )
}

/** After a tap or key press, something that the user opened may still be animating. */
const QUIET_MS = 2000

let lastAct = Number.NEGATIVE_INFINITY

function watch(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  // The focus moves only after the event.
  const later = () => setTimeout(onChange)
  const act = () => {
    lastAct = performance.now()
    onChange()
    clearTimeout(timer)
    timer = setTimeout(onChange, QUIET_MS + 1)
  }
  document.addEventListener('focusout', later)
  for (const event of ['pointerdown', 'keydown'] as const) document.addEventListener(event, act, true)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('focusout', later)
    for (const event of ['pointerdown', 'keydown'] as const) document.removeEventListener(event, act, true)
  }
}

/** True while the user is neither typing nor interacting; unprompted sheets wait for that. */
const useUserIdle = (): boolean =>
  useSyncExternalStore(
    watch,
    () => performance.now() - lastAct > QUIET_MS && !document.activeElement?.matches('input, textarea, select'),
  )

/** Points are granted when a transfer is final, which may happen while the page is open. */
const LOOK_MS = 60_000
/** Maximum number of campaigns per progress request. */
const MOST = 100

const nameOf = (id: number, wallet: string): string => `campaign ${id} ${wallet}`

/** Campaign that this wallet can share now, and a function that marks it as offered. */
function useShareOffer(wallet: string): { offer: ShareOffer | null; tell: (id: number) => void } {
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
