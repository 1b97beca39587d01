import { Link } from 'react-router-dom'
import { t } from '#src/i18n/t.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'

export default function NotFoundPage() {
  return (
    <div className="mx-auto w-full max-w-[30rem]">
      <h1 className="sr-only">{t('not_found-title')}</h1>
      <EmptyState title={t('not_found-title')} text={t('not_found-text')}>
        <Link to="/" className="mt-2 grid min-h-11 place-items-center font-semibold text-tide">
          {t('not_found-action')}
        </Link>
      </EmptyState>
    </div>
  )
}
