import { t } from '#src/i18n/t.ts'

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
