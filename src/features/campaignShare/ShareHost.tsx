import { Suspense, useState } from 'react'
import { useOwnAccount } from '#src/features/session/useSession.ts'
import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import type { WalletAccount } from '#src/wallets/contract.ts'
import { useAnySheet } from '#src/ui/openSheets.ts'
import { usePermits } from '../policy.ts'
import { useRewards } from '../rewards/useRewards.ts'
import type { ShareOffer } from './shareable.ts'
import { useCalmMoment } from './useCalmMoment.ts'
import { useShareOffer } from './useShareOffer.ts'

const ShareSheet = lazyScreen(() => import('./ShareSheet.tsx'))

/** Tells a wallet once that a campaign is completed (spec §4): over no other sheet, and at a calm moment. */
export function ShareHost() {
  const { open } = useRewards()
  // What is shared is a post on another site.
  const leadsOut = usePermits()('links', 'other')
  const account = useOwnAccount()
  return open && leadsOut && account ? <Offered key={account.address} account={account} /> : null
}

function Offered({ account }: { account: WalletAccount }) {
  const { offer, tell } = useShareOffer(account.address)
  const covered = useAnySheet()
  const calm = useCalmMoment()
  const [shown, setShown] = useState<ShareOffer | null>(null)
  if (!shown && offer && !covered && calm) setShown(offer)
  if (!shown) return null
  // A window that is turned draws this anew: what was not closed comes back.
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
