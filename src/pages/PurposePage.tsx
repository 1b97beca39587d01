import { useLocation } from 'react-router-dom'
import { screenAt } from '#core/screens/match.ts'
import { t } from '#src/i18n/t.ts'
import { Link } from '#src/ui/Link.tsx'
import { linkLook } from '#src/ui/linkLook.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'

/** Page for a screen that is not open, with a back link. Its description is left out: it would read as an instruction. */
export default function PurposePage() {
  const screen = screenAt(useLocation().pathname)
  if (!screen) return null
  return (
    <div className="mx-auto w-full max-w-[30rem]">
      <h1 className="mb-4 text-title font-semibold tracking-tight">{t(`screen-${screen.name}-title`)}</h1>
      <EmptyState title={t('screen-not_open')}>
        <Link to="/" className={linkLook('primary')}>
          {t('screen-back')}
        </Link>
      </EmptyState>
    </div>
  )
}
