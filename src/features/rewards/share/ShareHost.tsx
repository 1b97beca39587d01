import { Suspense, useState } from 'react'
import { useOwnAccount } from '#src/features/account/session/useSession.ts'
import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import type { WalletAccount } from '#src/wallets/contract.ts'
import { useAnySheet } from '#src/ui/openSheets.ts'
import { usePermits } from '#src/features/shared/policy.ts'
import { useRewards } from '../program/useRewards.ts'
import type { ShareOffer } from './shareable.ts'
import { useUserIdle } from './useUserIdle.ts'
import { useShareOffer } from './useShareOffer.ts'

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
