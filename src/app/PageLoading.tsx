import { t } from '#src/i18n/t.ts'

/** While the code of a page is on its way: the place of its heading and of what it holds. */
export const PageLoading = () => (
  <div role="status" aria-label={t('page-loading')} className="mx-auto grid w-full max-w-[45rem] gap-4">
    <div className="skeleton h-8 w-48" />
    <div className="skeleton h-40" />
  </div>
)
