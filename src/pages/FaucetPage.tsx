import { useLocation } from 'react-router-dom'
import { faucetPages } from '#core/rewards/faucet.ts'
import { screenAt } from '#core/screens/match.ts'
import { FaucetScreen } from '#src/features/faucet/FaucetScreen.tsx'
import { usePermits } from '#src/features/shared/policy.ts'
import { t } from '#src/i18n/t.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Link } from '#src/ui/Link.tsx'
import { linkLook } from '#src/ui/linkLook.ts'

/** All faucets, or that of the page at this path. */
export default function FaucetPage() {
  const screen = screenAt(useLocation().pathname)
  const isAllowed = usePermits()('faucet', 'other')
  if (!screen) return null
  const page = faucetPages.find((one) => `faucet-${one}` === screen.name) ?? null
  return (
    <div className="mx-auto w-full max-w-[55.5rem]">
      <h1 className="text-title font-semibold tracking-tight">{t(`screen-${screen.name}-title`)}</h1>
      <p className="mb-4 text-muted">{t(`screen-${screen.name}-description`)}</p>
      {isAllowed ? (
        <FaucetScreen page={page} />
      ) : (
        <EmptyState title={t('main-hidden_on_surface')} text={t('problem-hidden_on_surface')} line="closed">
          <Link to="/" className={linkLook('primary')}>
            {t('screen-back')}
          </Link>
        </EmptyState>
      )}
    </div>
  )
}
