import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { chainsQuery, tokensQuery } from '#src/api/queries.ts'
import { useSteadyError } from '#src/api/useSteadyError.ts'
import { useAddressBook } from '#src/features/shared/addressBook.ts'
import { t } from '#src/i18n/t.ts'
import { useApi } from '#src/services.ts'
import { EmptyState, ErrorState } from '#src/ui/EmptyState.tsx'
import { Link } from '#src/ui/Link.tsx'
import { linkLook } from '#src/ui/linkLook.ts'
import { Skeleton } from '#src/ui/Loading.tsx'
import { OwnRequests } from '#src/features/orders/payment/OwnRequests.tsx'
import { PaymentView } from '#src/features/orders/payment/PaymentView.tsx'
import { type PaymentProblem, payFieldsOf, readPayment } from '#src/features/orders/payment/readPayment.ts'
import { RequestForm } from '#src/features/orders/payment/RequestForm.tsx'

/** Payment request of the address, or the form that creates one. */
export default function PayPage() {
  const api = useApi()
  const { search } = useLocation()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const chains = useQuery(chainsQuery(api))
  const tokens = useQuery(tokensQuery(api))
  const failures = [useSteadyError(chains), useSteadyError(tokens)]
  const book = useAddressBook(true)
  const catalogue = useMemo(
    () => (chains.data && tokens.data ? { ...chains.data, tokens: tokens.data.list } : null),
    [chains.data, tokens.data],
  )
  const isRequest = params.has('id')
  const read = useMemo(
    () => (catalogue && book && isRequest ? readPayment(catalogue, book, params) : null),
    [catalogue, book, isRequest, params],
  )
  return (
    <div className="mx-auto w-full max-w-[32rem]">
      <h1 className="mb-4 text-title font-semibold tracking-tight">
        {t(isRequest ? 'request-page' : 'request-title')}
      </h1>
      {!catalogue || !book ? (
        failures.some(Boolean) ? (
          <ErrorState
            title={t('request-failed-title')}
            text={t('request-failed-text')}
            action={{ label: t('action-retry'), onClick: () => void Promise.all([chains.refetch(), tokens.refetch()]) }}
            loading={chains.isFetching || tokens.isFetching}
          />
        ) : (
          <div role="status" aria-label={t('page-loading')} className="grid gap-4">
            <Skeleton className="h-40" />
            <Skeleton className="h-64" />
          </div>
        )
      ) : read && 'problems' in read ? (
        <InvalidLink problems={read.problems} />
      ) : read ? (
        <PaymentView key={read.request.id} catalogue={catalogue} request={read.request} />
      ) : catalogue.routes.length === 0 ? (
        <EmptyState title={t('request-closed-title')} text={t('request-closed-text')} line="closed" />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <RequestForm key={search} catalogue={catalogue} book={book} prefilled={payFieldsOf(params)} />
          <OwnRequests catalogue={catalogue} book={book} />
        </div>
      )}
    </div>
  )
}

/** A link that can't be paid: each part that is wrong, and a way on. */
function InvalidLink({ problems }: { problems: readonly PaymentProblem[] }) {
  return (
    <div role="alert" data-testid="request-invalid">
      <EmptyState title={t('request-invalid-title')} text={t('request-invalid-text')} line="broken">
        <ul className="grid gap-1 text-small">
          {problems.map(({ field, value, cause }) => (
            <li key={field} className="wrap-anywhere">
              {value === '' ? t(`request-lacks-${field}`) : t(`request-invalid-${field}`, { value })}
              {cause === undefined ? null : <span className="block text-muted">{cause}</span>}
            </li>
          ))}
        </ul>
        <div className="mt-5 flex flex-wrap justify-center gap-3">
          <Link to="/pay" className={linkLook('secondary')}>
            {t('request-title')}
          </Link>
          <Link to="/" className={linkLook('quiet')}>
            {t('request-bridge')}
          </Link>
        </div>
      </EmptyState>
    </div>
  )
}
