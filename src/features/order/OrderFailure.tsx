import { AppError } from '#core/errors.ts'
import { t, tOr } from '#src/i18n/t.ts'
import { Notice } from '#src/ui/Notice.tsx'

/** Why an order cannot be shown. Not found and not yours look the same on purpose. */
export function OrderFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const hidden = error instanceof AppError && [401, 403, 404].includes(error.status)
  const text = hidden ? t('order-not_found') : error instanceof AppError ? tOr(`problem-${error.reason}`, error.message) : t('problem-unknown')
  return (
    <Notice tone={hidden ? 'info' : 'bad'} action={{ label: t('action-retry'), onClick: onRetry }}>
      {text}
    </Notice>
  )
}
