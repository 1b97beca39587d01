import { AppError, reasonOf } from '#core/errors.ts'
import { connectivityErrors } from '#src/api/useSteadyError.ts'
import { displayClock } from '#src/format/time.ts'
import { t, tOr } from '#src/i18n/t.ts'
import { Notice } from '#src/ui/Notice.tsx'

interface FailureProps {
  error: Error
  onRetry: () => void
  /** Epoch ms at which the visible data was read. */
  shownSince?: number | undefined
}

/** With earlier data visible, the app-wide message about the unreachable server is enough. */
const besideLine = '[:root:has([data-server-silent])_&]:hidden'

/** Explains why points cannot be shown or refreshed; earned points are safe. */
export function PointsFailure({ error, onRetry, shownSince }: FailureProps) {
  const said = shownSince !== undefined && connectivityErrors.has(reasonOf(error))
  return (
    <div role="alert" className={`mb-4 ${said ? besideLine : ''}`}>
      <Notice tone="warn" action={{ label: t('action-retry'), onClick: onRetry }}>
        {error instanceof AppError ? tOr(`problem-${error.reason}`, t('points-failed')) : t('points-failed')}
        {shownSince ? (
          <span className="block">
            {t('connection-shown', { time: displayClock(new Date(shownSince).toISOString()) })}
          </span>
        ) : null}
      </Notice>
    </div>
  )
}
