import { AppError } from '#core/errors.ts'
import { displayClock } from '#src/format/moment.ts'
import { t, tOr } from '#src/i18n/t.ts'
import { Notice } from '#src/ui/Notice.tsx'

interface FailureProps {
  error: Error
  onRetry: () => void
  /** When what still stands on the screen was read, in milliseconds; without it there is nothing to show. */
  shownSince?: number | undefined
}

/** Why an order or a list cannot be shown or kept fresh. Not found and not yours look the same on purpose. */
export function OrderFailure({ error, onRetry, shownSince }: FailureProps) {
  const hidden = error instanceof AppError && [401, 403, 404].includes(error.status)
  const text = hidden
    ? t('order-not_found')
    : error instanceof AppError
      ? tOr(`problem-${error.reason}`, error.message)
      : t('problem-unknown')
  return (
    <div role="alert">
      <Notice
        tone={hidden ? 'info' : shownSince ? 'warn' : 'bad'}
        action={{ label: t('action-retry'), onClick: onRetry }}
      >
        {text}
        {shownSince ? (
          <span className="block">
            {t('connection-shown', { time: displayClock(new Date(shownSince).toISOString()) })}
          </span>
        ) : null}
      </Notice>
    </div>
  )
}
