import { t } from '#src/i18n/t.ts'

/** Placeholder while a sheet's code loads: the page below stays, and an indicator moves at its lower edge. */
export const SheetLoading = () => (
  <div role="status" className="fixed inset-x-0 bottom-0 z-40 h-1">
    <span className="sr-only">{t('page-loading')}</span>
    <div className="skeleton h-full rounded-none" />
  </div>
)
