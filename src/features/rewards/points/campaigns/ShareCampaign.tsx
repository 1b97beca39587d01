import { Suspense, useRef, useState } from 'react'
import { SHARE_POINTS } from '#core/rewards/campaign/awards.ts'
import { useOwnAccount } from '#src/features/account/session/useSession.ts'
import type { ShareOffer } from '#src/features/rewards/share/shareOffer.ts'
import { usePermits } from '#src/features/shared/policy.ts'
import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import { t } from '#src/i18n/t.ts'
import { Button } from '#src/ui/Button.tsx'
import { SheetLoading } from '#src/ui/Loading.tsx'
import { useHandsOnFocus } from '#src/ui/useHandsOnFocus.ts'

const ShareSheet = lazyScreen(() => import('#src/features/rewards/share/ShareSheet.tsx'))

/** Extra points for sharing a completed campaign; hidden once shared, and where external links are not allowed. */
export function ShareCampaign({ offer, name }: { offer: ShareOffer | null; name: string }) {
  const account = useOwnAccount()
  // The shared post is on another site.
  const allowsExternalLinks = usePermits()('links', 'other')
  const [shown, setShown] = useState<ShareOffer | null>(null)
  return (
    <>
      {offer && account && allowsExternalLinks ? <Opener name={name} onOpen={() => setShown(offer)} /> : null}
      {shown && account ? (
        <Suspense fallback={<SheetLoading />}>
          <ShareSheet offer={shown} account={account} onClose={() => setShown(null)} />
        </Suspense>
      ) : null}
    </>
  )
}

function Opener({ name, onOpen }: { name: string; onOpen: () => void }) {
  const ref = useRef<HTMLButtonElement>(null)
  useHandsOnFocus(ref)
  return (
    <Button
      ref={ref}
      look="quiet"
      aria-haspopup="dialog"
      aria-label={t('campaign-share-open_of', { name, points: SHARE_POINTS })}
      onClick={onOpen}
      className="-mx-3 mb-2 text-small"
    >
      {t('campaign-share-open', { points: SHARE_POINTS })}
    </Button>
  )
}
