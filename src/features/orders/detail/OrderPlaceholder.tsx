import { t, tOr } from '#src/i18n/t.ts'
import { AppError } from '#core/errors.ts'
import { displayClock } from '#src/format/time.ts'
import { Notice } from '#src/ui/Notice.tsx'

/** Placeholder while an order loads. */
export const OrderSkeleton = () => (
  <div role="status" aria-label={t('main-loading')}>
    <div className="skeleton h-24 w-full" />
    <div className="skeleton mt-5 h-6 w-56" />
    <div className="skeleton mt-2 h-5 w-72 max-w-full" />
    {[0, 1, 2, 3].map((row) => (
      <div key={row} className="skeleton mt-4 h-5 w-full" />
    ))}
  </div>
)

interface FailureProps {
  error: Error
  onRetry: () => void
  /** Epoch ms at which the visible data was read; unset when no data is visible. */
  shownSince?: number | undefined
}

/** Explains why an order or list cannot be shown or refreshed. Not found and not yours look the same on purpose. */
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
