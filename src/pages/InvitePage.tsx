import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { InviteAwaited } from '#src/features/rewards/invite/InviteAwaited.tsx'
import { InviteRules } from '#src/features/rewards/invite/InviteRules.tsx'
import { InviteScreen } from '#src/features/rewards/invite/InviteScreen.tsx'
import { useRewards } from '#src/features/rewards/program/useRewards.ts'
import { NotOpenScreen } from '#src/features/site/NotOpenLinks.tsx'
import { readPrepared } from '#src/features/telegram/prepared.ts'
import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import { t } from '#src/i18n/t.ts'
import { useTop, usePlatform } from '#src/platform/usePlatform.ts'
import { useWallets } from '#src/services.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'

const PreparedInvitation = lazyScreen(() => import('#src/features/telegram/PreparedInvitation.tsx'))

/** Referral page (spec §2), on the product's own pages only; without a wallet, an introduction and a start button. */
export default function InvitePage() {
  const { open } = useRewards()
  const wallet = useWallets((state) => state.userId)
  const awaited = useWallets((state) => state.awaited)
  const openWallets = useWallets((state) => state.openList)
  const telegram = useTop(usePlatform().host)
  const prepared = readPrepared(useLocation().search)
  if (!open) return <NotOpenScreen />
  return (
    <div className={`mx-auto w-full max-w-[30rem] ${wallet === null && !awaited ? '' : 'min-[48rem]:max-w-[55.5rem]'}`}>
      <h1 className="mb-4 text-title font-semibold tracking-tight wrap-anywhere">{t('screen-invite-title')}</h1>
      <Suspense fallback={null}>
        {telegram && prepared ? <PreparedInvitation prepared={prepared} host={telegram} /> : null}
      </Suspense>
      {wallet === null && awaited ? (
        <InviteAwaited />
      ) : wallet === null ? (
        <Card title={t('invite-none')}>
          <p className="mb-6 text-pretty text-muted">{t('invite-none-text')}</p>
          <InviteRules terms={null} />
          <Button wide className="mt-6" onClick={() => openWallets()}>
            {t('main-connect')}
          </Button>
        </Card>
      ) : (
        <InviteScreen key={wallet} wallet={wallet} />
      )}
    </div>
  )
}
