import { useQuery, queryOptions } from '@tanstack/react-query'
import { useSteadyError } from '#src/api/useSteadyError.ts'
import { parseMarkdown, TermsText } from '#src/features/site/TermsText.tsx'
import { currentLanguage } from '#src/i18n/current.ts'
import { t } from '#src/i18n/t.ts'
import { useApi } from '#src/services.ts'
import { ErrorState } from '#src/ui/EmptyState.tsx'
import type { Api } from '../api/calls.ts'

/** The operator's terms (config/terms.md), with a default heading when they have none. */
export default function TosPage() {
  const terms = useQuery(termsQuery(useApi(), currentLanguage()))
  const error = useSteadyError(terms)
  const blocks = terms.data ? parseMarkdown(terms.data.text) : []
  const own = blocks[0]?.kind === 'heading' && blocks[0].level === 1
  return (
    <article className="mx-auto w-full max-w-[45rem]">
      {own ? null : <h1 className="text-title font-semibold tracking-tight">{t('tos-title')}</h1>}
      <div lang={terms.data?.language}>
        <TermsText blocks={blocks} />
      </div>
      {terms.isPending && !error ? <TermsSkeleton /> : null}
      {error && !terms.data ? (
        <div className="mt-4">
          <ErrorState
            title={t('terms-failed')}
            text={t('terms-failed-text')}
            action={{ label: t('action-retry'), onClick: () => void terms.refetch() }}
            loading={terms.isFetching}
          />
        </div>
      ) : null}
    </article>
  )
}

const TermsSkeleton = () => (
  <div role="status" aria-label={t('page-loading')} className="mt-6 grid gap-3">
    {[60, 90, 80, 50, 85].map((width) => (
      <div key={width} className="skeleton h-5" style={{ width: `${width}%` }} />
    ))}
  </div>
)

const MINUTE = 60_000

const termsQuery = (api: Api, language: string) =>
  queryOptions({
    queryKey: ['terms', language],
    queryFn: async ({ signal }) => (await api.get('/config/terms', { query: { language }, signal })).data,
    staleTime: 5 * MINUTE,
    gcTime: 60 * MINUTE,
  })
