import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { OwlEvent } from '#core/screens/table.ts'
import type { OwlBoard, OwlRow } from '#core/wire/owls.ts'
import { usePermits } from '#src/features/shared/policy.ts'
import { wholeText } from '#src/format/amount.ts'
import { dayText } from '#src/format/dayText.ts'
import { shortAddress } from '#src/format/text.ts'
import { t } from '#src/i18n/t.ts'
import { useApi, useWallets } from '#src/services.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { EmptyState, ErrorState } from '#src/ui/EmptyState.tsx'
import { SearchField } from '#src/ui/Field.tsx'
import { Link } from '#src/ui/Link.tsx'
import { linkLook } from '#src/ui/linkLook.ts'
import { Skeleton } from '#src/ui/Loading.tsx'
import { OutIcon } from '#src/ui/moreIcons.tsx'
import { useDebounced } from '#src/ui/timing.ts'

/** An event that is over: its final leaderboard where the operator has published one, and what to do next. */
export function EventResults({ event }: { event: OwlEvent }) {
  const wallet = useWallets(({ accounts }) => accounts.evm?.address ?? null)
  const [typed, setTyped] = useState('')
  const query = useBoard(event, useDebounced(typed.trim()), wallet)
  const first = query.data?.pages[0]
  const has = first !== undefined && first.participants > 0
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="flex flex-wrap gap-x-3 text-small text-muted">
        <span className="font-semibold text-text">{t('screen-ended')}</span>
        {first?.ended_on ? <span>{dayText(first.ended_on)}</span> : null}
      </p>
      {has ? (
        <>
          <p className="text-pretty text-muted">{t('owls-about')}</p>
          <Card
            title={t('owls-title')}
            aside={t('events-people', { people: wholeText(first.participants) })}
            data-testid="owls"
          >
            <OwnPlace own={first.own} isConnected={wallet !== null} />
            <div className="mt-4">
              <SearchField value={typed} onChange={setTyped} placeholder={t('owls-search')} />
            </div>
            <Rows rows={query.data?.pages.flatMap(({ rows }) => rows) ?? []} own={first.own} />
            {query.hasNextPage ? (
              <Button
                look="secondary"
                wide
                className="mt-4"
                loading={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {t('history-more')}
              </Button>
            ) : null}
          </Card>
        </>
      ) : first ? (
        <EmptyState title={t('owls-none')} text={t('owls-none-text')} line="closed" />
      ) : query.isError ? (
        <ErrorState
          title={t('roadmap-failed')}
          text={t('ecosystem-failed-text')}
          action={{ label: t('action-retry'), onClick: () => void query.refetch() }}
          loading={query.isFetching}
        />
      ) : (
        <BoardLoading />
      )}
      {first || query.isError ? <Next /> : null}
    </div>
  )
}

const LOADING_ROWS = 12

/** Placeholder of the leaderboard, as tall as a window: nothing below it moves into view and away again. */
const BoardLoading = () => (
  <>
    <Skeleton className="h-11 w-full" />
    <div className="card grid min-h-dvh content-start gap-4 p-5">
      <Skeleton className="h-6 w-40 max-w-full" />
      <Skeleton className="h-12 w-full rounded-input" />
      <Skeleton className="h-12 w-full rounded-input" />
      {Array.from({ length: LOADING_ROWS }, (_, row) => (
        <div key={row} className="flex items-center gap-3 border-b border-line pb-4 last:border-0">
          <Skeleton className="h-8 w-8 flex-none rounded-full" />
          <Skeleton className="h-5 w-28" />
          <Skeleton className="ms-auto h-5 w-14" />
        </div>
      ))}
    </div>
  </>
)

/** Final results change only with a restart of the server. */
const STALE_MS = 60 * 60_000

function useBoard(event: OwlEvent, search: string, wallet: string | null) {
  const api = useApi()
  return useInfiniteQuery({
    queryKey: ['owls', event, search, wallet],
    queryFn: async ({ pageParam, signal }): Promise<OwlBoard> =>
      (
        await api.get('/config/owls/:event', {
          params: { event },
          query: {
            after: String(pageParam),
            search: search === '' ? undefined : search,
            wallet: wallet ?? undefined,
          },
          signal,
        })
      ).data,
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: STALE_MS,
  })
}

/** Rank of the connected wallet, wherever it is on the list. */
function OwnPlace({ own, isConnected }: { own: OwlRow | null; isConnected: boolean }) {
  const openWallets = useWallets((state) => state.openList)
  if (own)
    return (
      <dl
        data-testid="owls-own"
        className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 rounded-input tint-tide px-4 py-3"
      >
        <div>
          <dt className="text-caption text-muted">{t('leaderboard-own')}</dt>
          <dd className="text-title font-bold tracking-tight tabular-nums">{wholeText(own.rank)}</dd>
        </div>
        <div className="text-end">
          <dt className="text-caption text-muted">{t('owls-score')}</dt>
          <dd className="font-semibold tabular-nums">{wholeText(own.score)}</dd>
          {own.reward ? <dd className="text-small text-muted">{own.reward}</dd> : null}
        </div>
      </dl>
    )
  return (
    <div
      data-testid="owls-own"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-input border border-line bg-raised px-4 py-3 text-small"
    >
      <p className="min-w-0 flex-1 basis-32 text-pretty text-muted">
        {t(isConnected ? 'owls-not-listed' : 'owls-connect')}
      </p>
      {isConnected ? null : (
        <Button look="quiet" className="-mx-3 -my-1" onClick={() => openWallets('evm')}>
          {t('main-connect')}
        </Button>
      )}
    </div>
  )
}

function Rows({ rows, own }: { rows: readonly OwlRow[]; own: OwlRow | null }) {
  return (
    <>
      <p role="status" className="py-4 text-pretty text-muted empty:hidden">
        {rows.length === 0 ? t('owls-search-none') : null}
      </p>
      {rows.length === 0 ? null : (
        <div className="@container mt-3 text-small">
          {/* Each row says its score again to screen readers; narrow ones wrap, so that columns have no heading there. */}
          <p
            aria-hidden="true"
            className="hidden gap-3 border-b border-line py-2 text-caption text-muted @min-[16rem]:flex"
          >
            <span className="min-w-8">{t('owls-rank')}</span>
            <span className="flex-1">{t('owls-address')}</span>
            <span>{t('owls-score')}</span>
          </p>
          <ol aria-label={t('owls-title')}>
            {rows.map((row) => (
              <Row key={row.address} row={row} isOwn={row.address === own?.address} />
            ))}
          </ol>
        </div>
      )}
    </>
  )
}

function Row({ row: { rank, address, url, score, reward }, isOwn }: { row: OwlRow; isOwn: boolean }) {
  return (
    <li
      aria-current={isOwn || undefined}
      className={`-mx-2 flex min-h-12 flex-wrap items-center gap-x-3 border-b border-line px-2 py-2 last:border-0 ${isOwn ? 'tint-tide' : ''}`}
    >
      <Rank rank={rank} />
      <div className="min-w-0 flex-1 basis-24 wrap-anywhere">
        <Address address={address} url={url} />
        {isOwn ? <span className="ms-2 text-caption text-tide">{t('leaderboard-you')}</span> : null}
        {reward ? (
          <span dir="auto" className="block text-caption text-muted rtl:text-right">
            {reward}
          </span>
        ) : null}
      </div>
      <span className="ms-auto font-semibold tabular-nums">
        <span className="sr-only">{t('owls-score')} </span>
        {wholeText(score)}
      </span>
    </li>
  )
}

/** Marks the first three. */
const Rank = ({ rank }: { rank: number }) => (
  <span
    className={`inline-grid h-8 min-w-8 place-items-center rounded-full px-1 tabular-nums ${rank <= 3 ? 'tint-ember font-bold text-ember' : 'text-muted'}`}
  >
    {wholeText(rank)}
  </span>
)

function Address({ address, url }: Pick<OwlRow, 'address' | 'url'>) {
  const text: ReactNode = (
    <span className="font-mono" dir="ltr">
      {shortAddress(address)}
    </span>
  )
  if (url === null) return text
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-8 items-center gap-1 text-tide"
    >
      {text}
      <OutIcon width={14} height={14} />
    </a>
  )
}

/** The page has no navigation, so it has links of its own. */
function Next() {
  const earns = usePermits()('rewards', 'other')
  return (
    <Card title={t('owls-next')}>
      {earns ? <p className="mb-4 text-pretty text-muted">{t('owls-next-text')}</p> : null}
      <div className="flex flex-wrap gap-2">
        <Link to="/" className={`${linkLook('primary')} flex-1 basis-40`}>
          {t('screen-back')}
        </Link>
        {earns ? (
          <Link to="/points" className={`${linkLook('secondary')} flex-1 basis-40`}>
            {t('points-mine')}
          </Link>
        ) : null}
      </div>
    </Card>
  )
}
