import { t } from '#src/i18n/t.ts'

/** Placeholder in the final size of what loads. Not animated: texts announce the wait. */
export const Skeleton = ({ className = 'h-5 w-full' }: { className?: string }) => (
  <span aria-hidden="true" className={`skeleton block ${className}`} />
)

/** Placeholder while a sheet's code loads: the page below stays, and an indicator moves at its lower edge. */
export const SheetLoading = () => (
  <div role="status" className="fixed inset-x-0 bottom-0 z-40 h-1">
    <span className="sr-only">{t('page-loading')}</span>
    <div className="skeleton h-full rounded-none" />
  </div>
)

/** Three moving dots, shown only while something is loading. */
export const Busy = () => (
  <span aria-hidden="true" className="busy inline-flex flex-none gap-1">
    <i />
    <i />
    <i />
  </span>
)
