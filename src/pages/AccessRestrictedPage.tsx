import { t } from '#src/i18n/t.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'

export default function AccessRestrictedPage() {
  return (
    <div className="mx-auto w-full max-w-[30rem]">
      <h1 className="sr-only">{t('restricted-title')}</h1>
      <EmptyState title={t('restricted-title')} text={t('restricted-text')} line="closed" />
    </div>
  )
}
