import { AppError, reasonOf } from '#core/errors.ts'
import { silences } from '#src/api/silences.ts'
import { displayClock } from '#src/format/moment.ts'
import { t, tOr } from '#src/i18n/t.ts'
import { Notice } from '#src/ui/Notice.tsx'

interface FailureProps {
  error: Error
  onRetry: () => void
  /** When what still stands on the screen was read, in milliseconds. */
  shownSince?: number | undefined
}

/** Where something stands all the same, the line of the whole app says that its server is silent, once for all of them. */
const besideLine = '[:root:has([data-server-silent])_&]:hidden'

/** Why points cannot be shown or kept fresh; what was earned is safe all the same. */
export function PointsFailure({ error, onRetry, shownSince }: FailureProps) {
  const said = shownSince !== undefined && silences.has(reasonOf(error))
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
