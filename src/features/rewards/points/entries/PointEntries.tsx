import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { chainsQuery } from '#src/api/queries.ts'
import { entriesQuery } from '#src/api/rewardQueries.ts'
import { useSteadyError } from '#src/api/useSteadyError.ts'
import type { RewardsData } from '#core/wire/rewards.ts'
import { explorerOf } from '#src/features/rewards/checkIn/calendar/explorer.ts'
import { useAddressBook } from '#src/features/shared/addressBook.ts'
import { t } from '#src/i18n/t.ts'
import { useApi } from '#src/services.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Skeleton } from '#src/ui/Loading.tsx'
import { PointsFailure } from '#src/features/rewards/program/PointsFailure.tsx'
import { wholeText } from '#src/format/amount.ts'
import { displayDayOf, displayMoment } from '#src/format/time.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Link } from '#src/ui/Link.tsx'
import { OutIcon } from '#src/ui/moreIcons.tsx'
import { isolateBidi } from '#src/format/text.ts'
import { type Entry, type EntryView, entryView, type NetworkName } from './entryView.ts'

/** Every ledger entry of the wallet's points with its reason, newest first, paginated. */
export function PointEntries({ wallet, rules }: { wallet: string; rules: RewardsData }) {
  const api = useApi()
  const parts = useInfiniteQuery(entriesQuery(api, wallet))
  const { data: chains } = useQuery(chainsQuery(api))
  const error = useSteadyError(parts, wallet)
  const rows = entriesOnce(parts.data?.pages ?? [])
  const nameOf = (id: number) => chains?.list.find(({ chain_id }) => chain_id === id)?.alias_name ?? null
  const txUrl = explorerOf(useAddressBook(true), rules.check_in.contracts, chains?.list ?? [])
  return (
    <Card title={t('points-why')} data-testid="point-entries">
      {error ? (
        <PointsFailure
          error={error}
          onRetry={() => void parts.refetch()}
          shownSince={parts.data ? parts.dataUpdatedAt : undefined}
        />
      ) : null}
      {!parts.data && !error ? <EntriesSkeleton /> : null}
      {parts.data && rows.length === 0 ? <p className="text-pretty text-muted">{t('points-why-empty')}</p> : null}
      {rows.length > 0 ? (
        <ul className="-my-2">
          {rows.map((row) => (
            <EntryRow key={row.id} entry={row} txUrl={txUrl} nameOf={nameOf} />
          ))}
        </ul>
      ) : null}
      {parts.hasNextPage ? (
        <Button
          look="secondary"
          wide
          className="mt-4"
          loading={parts.isFetchingNextPage}
          onClick={() => void parts.fetchNextPage()}
        >
          {t('points-why-more')}
        </Button>
      ) : null}
    </Card>
  )
}

const EntriesSkeleton = () => (
  <div role="status" aria-label={t('main-loading')} className="grid gap-4">
    {[0, 1, 2].map((row) => (
      <span key={row} className="flex min-h-11 items-center justify-between gap-4">
        <span className="grid flex-1 gap-2">
          <Skeleton className="h-4 w-40 max-w-full" />
          <Skeleton className="h-3 w-24" />
        </span>
        <Skeleton className="h-4 w-12" />
      </span>
    ))}
  </div>
)

/** Removes duplicates: a new entry may move an older one onto the next page between requests. */
const entriesOnce = (pages: readonly { readonly entries: readonly Entry[] }[]): Entry[] => [
  ...new Map(pages.flatMap(({ entries }) => entries).map((row) => [row.id, row])).values(),
]

interface RowProps {
  entry: Entry
  txUrl: (chainId: number, hash: string) => string | null
  nameOf: NetworkName
}

/** Reason, time and points; the row links to their source. */
function EntryRow({ entry, txUrl, nameOf }: RowProps) {
  const { title, detail, source } = entryView(entry, nameOf)
  const taken = entry.points < 0
  return (
    <li className="border-b border-line last:border-0">
      <Target source={source} txUrl={txUrl}>
        <span className="min-w-0 flex-1">
          <span className="block font-semibold text-pretty">{title}</span>
          <span className="block text-caption text-pretty text-muted">
            <time dateTime={entry.at}>{displayMoment(entry.at)}</time>
            {detail ? ` · ${detail}` : ''}
          </span>
          {entry.pending ? (
            <span className="mt-1 block">
              <Badge tone="warn">{t('points-why-pending', { day: displayDayOf(entry.final_at) })}</Badge>
            </span>
          ) : null}
        </span>
        <span className={`flex-none font-semibold ${taken ? 'text-bad' : entry.pending ? 'text-muted' : 'text-ember'}`}>
          {isolateBidi(`${taken ? '−' : '+'}${wholeText(Math.abs(entry.points))}`)}
        </span>
      </Target>
    </li>
  )
}

const look = 'flex min-h-14 items-center gap-3 py-2'
const open = 'press -mx-2 rounded-input px-2 hover:bg-raised'

function Target({
  source,
  txUrl,
  children,
}: {
  source: EntryView['source']
  txUrl: RowProps['txUrl']
  children: ReactNode
}) {
  if (source && 'order' in source) {
    return (
      <Link to={`/order/${source.order}`} className={`${look} ${open}`}>
        {children}
      </Link>
    )
  }
  const href = source ? txUrl(source.chain, source.tx) : null
  if (href === null) return <div className={look}>{children}</div>
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={`${look} ${open}`}>
      {children}
      <OutIcon width={16} height={16} className="flex-none text-muted" />
    </a>
  )
}
