import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { chainsQuery } from '#src/api/queries.ts'
import { entriesQuery } from '#src/api/rewardQueries.ts'
import { useSteadyError } from '#src/api/useSteadyError.ts'
import type { RewardsData } from '#core/wire/rewards.ts'
import { explorerOf } from '#src/features/rewards/checkIn/calendar/explorer.ts'
import { t } from '#src/i18n/t.ts'
import { useApi } from '#src/services.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Skeleton } from '#src/ui/Loading.tsx'
import { EntryRow } from './EntryRow.tsx'
import { PointsFailure } from '#src/features/rewards/program/PointsFailure.tsx'
import type { Entry } from './entryView.ts'

/** Every ledger entry of the wallet's points with its reason, newest first, paginated. */
export function PointEntries({ wallet, rules }: { wallet: string; rules: RewardsData }) {
  const api = useApi()
  const parts = useInfiniteQuery(entriesQuery(api, wallet))
  const { data: chains } = useQuery(chainsQuery(api))
  const error = useSteadyError(parts, wallet)
  const rows = entriesOnce(parts.data?.pages ?? [])
  const txUrl = explorerOf(rules.check_in.contracts, chains?.list ?? [])
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
            <EntryRow key={row.id} entry={row} txUrl={txUrl} />
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
