import { t } from '#src/i18n/t.ts'

/** While the code of a sheet is on its way: the page that it will lie over stays, and something moves at its lower edge. */
export const SheetLoading = () => (
  <div role="status" className="fixed inset-x-0 bottom-0 z-40 h-1">
    <span className="sr-only">{t('page-loading')}</span>
    <div className="skeleton h-full rounded-none" />
  </div>
)
