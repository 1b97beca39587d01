import { useLocation } from 'react-router-dom'
import { screenAt } from '#core/screens/match.ts'
import { t } from '#src/i18n/t.ts'
import { usePlatform } from '#src/platform/usePlatform.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Link } from '#src/ui/Link.tsx'
import { linkLook } from '#src/ui/linkLook.ts'

/** Takes the place of a page that the surface policy hides. */
export default function HiddenPage() {
  const screen = screenAt(useLocation().pathname)
  const { inTelegram } = usePlatform()
  return (
    <div className="mx-auto w-full max-w-[30rem]">
      {screen ? (
        <h1 className="mb-4 text-title font-semibold tracking-tight wrap-anywhere">
          {t(`screen-${screen.name}-title`)}
        </h1>
      ) : null}
      <EmptyState
        title={t('main-hidden_on_surface')}
        {...(inTelegram ? { text: t('problem-hidden_on_surface') } : {})}
        line="closed"
      >
        <Link to="/" className={linkLook('primary')}>
          {t('screen-back')}
        </Link>
      </EmptyState>
    </div>
  )
}
