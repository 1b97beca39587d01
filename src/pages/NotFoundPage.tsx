import { useLocation } from 'react-router-dom'
import { suggestDestination } from '#src/features/site/meant.ts'
import { t } from '#src/i18n/t.ts'
import { Link } from '#src/ui/Link.tsx'
import { linkLook } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'

const link = 'grid min-h-11 place-items-center rounded-full px-3 font-semibold text-tide hover:tint-tide'

/** Page for an unknown path: the most likely target, and existing pages. */
export default function NotFoundPage() {
  const { pathname } = useLocation()
  const meant = suggestDestination(pathname)
  return (
    <div className="mx-auto w-full max-w-[30rem]">
      <h1 className="sr-only">{t('screen-not-found-title')}</h1>
      <EmptyState title={t('screen-not-found-title')} text={t('screen-not-found-description')} line="broken">
        {meant?.kind === 'screen' ? (
          <Link to={meant.path} className={link}>
            {t('nearest-question', { path: meant.path })}
          </Link>
        ) : null}
        {meant?.kind === 'transfer' ? (
          <Link to={`/query?q=${encodeURIComponent(meant.text)}`} className={link}>
            {t('nearest-find')}
          </Link>
        ) : null}
        <nav aria-label={t('nearest-places')} className="flex flex-wrap items-center justify-center gap-1">
          <Link to="/" className={`${linkLook('primary')} mb-2 min-w-full`}>
            {t('not_found-action')}
          </Link>
          <Link to="/history" className={link}>
            {t('history-title')}
          </Link>
          <Link to="/query" className={link}>
            {t('query-title')}
          </Link>
        </nav>
      </EmptyState>
    </div>
  )
}
