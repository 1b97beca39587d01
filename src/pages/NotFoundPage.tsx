import { useLocation } from 'react-router-dom'
import { usePermits } from '#src/features/shared/policy.ts'
import { t } from '#src/i18n/t.ts'
import { Link } from '#src/ui/Link.tsx'
import { linkLook } from '#src/ui/linkLook.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { capabilitiesAt } from '#core/screens/match.ts'
import { nearestPath, pathByWords } from '#core/screens/pathByWords.ts'

const link = 'grid min-h-11 place-items-center rounded-full px-3 font-semibold text-tide hover:tint-tide'

/** Page for an unknown path: the most likely target, and existing pages. */
export default function NotFoundPage() {
  const { pathname } = useLocation()
  const permits = usePermits()
  const meant = suggestDestination(pathname, (capability) => permits(capability, 'other'))
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

type Meant = { kind: 'screen'; path: string } | { kind: 'transfer'; text: string } | null

/** IDs, hashes and addresses of any network: long, without spaces, with at least one digit. */
const findable = /^(?=.*\d)[0-9A-Za-z]{20,100}$/

/**
 * Returns the best guess for an unknown path: a similarly spelled screen, a transfer, or a screen known by that word. A screen that this
 * surface hides isn’t offered as a guess.
 */
export function suggestDestination(pathname: string, permits: (capability: string) => boolean): Meant {
  const screen = (path: string): Meant => (capabilitiesAt(path).every(permits) ? { kind: 'screen', path } : null)
  const path = nearestPath(pathname)
  if (path !== null) return screen(path)
  const text = pathname.split('/').findLast((part) => findable.test(part))
  if (text !== undefined) return { kind: 'transfer', text }
  const named = pathByWords(pathname)
  return named === null ? null : screen(named)
}
