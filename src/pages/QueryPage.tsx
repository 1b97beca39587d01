import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { searchQuery } from '#src/api/orderQueries.ts'
import { useSteadyError } from '#src/api/useSteadyError.ts'
import { OrderList } from '#src/features/orders/history/OrderList.tsx'
import { OrderFailure } from '#src/features/orders/detail/OrderPlaceholder.tsx'
import { t } from '#src/i18n/t.ts'
import { useApi } from '#src/services.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { SearchField } from '#src/ui/Field.tsx'

const LONGEST = 128

/** Finds a transfer by order ID, transaction hash or address. The query is in the URL, so it can be shared. */
export default function QueryPage() {
  const api = useApi()
  const navigate = useNavigate()
  const asked = new URLSearchParams(useLocation().search).get('q') ?? ''
  const [field, setField] = useState({ asked, text: asked })
  const followed = followAddress(field, asked)
  if (followed !== field) setField(followed)
  const { text } = followed
  // Nothing that can be found is this long.
  const tooLong = asked.length > LONGEST
  const found = useQuery(searchQuery(api, tooLong ? '' : asked))
  const error = useSteadyError(found, asked)
  return (
    <div className="mx-auto w-full max-w-[45rem]">
      <h1 className="mb-4 text-title font-semibold tracking-tight">{t('query-title')}</h1>
      <form
        role="search"
        className="flex gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void navigate(`?${new URLSearchParams(text.trim() ? { q: text.trim() } : {}).toString()}`)
        }}
      >
        <div className="min-w-0 flex-1">
          <SearchField
            value={text}
            onChange={(typed) => setField({ asked, text: typed })}
            placeholder={t('query-placeholder')}
          />
        </div>
        <Button look="secondary" type="submit">
          {t('query-action')}
        </Button>
      </form>
      <div className="mt-4" aria-live="polite">
        {asked === '' ? <EmptyState title={t('query-start-title')} text={t('query-start-text')} line="search" /> : null}
        {found.isFetching && !found.data && !error ? <div className="skeleton h-16" /> : null}
        {error ? (
          <OrderFailure
            error={error}
            onRetry={() => void found.refetch()}
            shownSince={found.data && found.dataUpdatedAt}
          />
        ) : null}
        {found.data && found.data.list.length > 0 ? (
          <OrderList orders={found.data.list} label={t('query-results')} />
        ) : null}
        {tooLong || found.data?.list.length === 0 ? (
          <EmptyState title={t('query-nothing-title')} text={t('query-nothing-text')} />
        ) : null}
      </div>
    </div>
  )
}

/** Text of a search field, and the URL's query that it started from. */
interface SearchText {
  readonly asked: string
  readonly text: string
}

/** Keeps typed text until the URL's query changes, by a search or by going back, and then shows that. */
export const followAddress = (field: SearchText, asked: string): SearchText =>
  field.asked === asked ? field : { asked, text: asked }
