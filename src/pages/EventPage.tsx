import { useLocation } from 'react-router-dom'
import { screenAt } from '#core/screens/match.ts'
import { t } from '#src/i18n/t.ts'
import { Link } from '#src/ui/Link.tsx'
import { linkLook } from '#src/ui/linkLook.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'

/** Ended event (spec §2). The page has no navigation, so it has its own back link. */
export default function EventPage() {
  const screen = screenAt(useLocation().pathname)
  if (!screen) return null
  return (
    <div className="mx-auto w-full max-w-[30rem]">
      <h1 className="mb-4 text-title font-semibold tracking-tight">{t(`screen-${screen.name}-title`)}</h1>
      <EmptyState title={t('screen-ended')} text={t(`screen-${screen.name}-description`)} line="closed">
        <Link to="/" className={linkLook('primary')}>
          {t('screen-back')}
        </Link>
      </EmptyState>
    </div>
  )
}
