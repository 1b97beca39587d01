import { useQuery, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RewardsData } from '#core/wire/rewards.ts'
import { pointsQuery, entriesQuery } from '#src/api/rewardQueries.ts'
import { useSteadyError } from '#src/api/useSteadyError.ts'
import { useSite } from '#src/features/site/useSite.ts'
import { usePermits } from '#src/features/shared/policy.ts'
import { useWrittenAddress } from '#src/features/account/wallets/useWalletName.ts'
import { shortAddress } from '#src/format/text.ts'
import { t } from '#src/i18n/t.ts'
import { useApi } from '#src/services.ts'
import { Card } from '#src/ui/Card.tsx'
import { OutIcon } from '#src/ui/moreIcons.tsx'
import { Tooltip } from '#src/ui/Tooltip.tsx'
import { wholeText } from '#src/format/amount.ts'
import { displayDayOf } from '#src/format/time.ts'
import { HistoryIcon } from '#src/ui/icons.tsx'
import { useCounted, useSeenPoints } from '#src/features/rewards/checkIn/useCounted.ts'
import { Skeleton } from '#src/ui/Loading.tsx'
import { PointsFailure } from '../program/PointsFailure.tsx'
import { PointsTiles } from './PointsTiles.tsx'
import { pointsView, type PointsView, partColours, tiles } from './pointsView.ts'
import { BoostSteps } from './tasks/EarningOptions.tsx'
import { boostView, factorText, bridgeText, mostOf } from './tasks/boostView.ts'

/** Points of one wallet by source (spec §2). */
export function MyPoints({ wallet, rules }: { wallet: string; rules: RewardsData }) {
  const query = useQuery(pointsQuery(useApi(), wallet))
  const error = useSteadyError(query, wallet)
  const written = useWrittenAddress(wallet)
  const [tiersOpen, setTiersOpen] = useState(false)
  const withLinks = usePermits()('links', 'other')
  const docs = useSite()?.links['docs']
  const view = query.data ? pointsView(query.data) : null
  return (
    <Card
      title={
        <span className="inline-flex items-center gap-2">
          {t('points-mine')}
          <Tooltip text={t('points-phase')} label={t('points-phase-label')} />
        </span>
      }
      aside={shortAddress(written)}
      data-testid="my-points"
    >
      {error ? (
        <PointsFailure
          error={error}
          onRetry={() => void query.refetch()}
          shownSince={query.data ? query.dataUpdatedAt : undefined}
        />
      ) : null}
      {!view && !error ? <PointsSkeleton /> : null}
      {view ? <PointsTotal wallet={wallet} view={view} /> : null}
      <div hidden={!view}>
        <ComingPoints wallet={wallet} />
      </div>
      {view ? (
        <PointsTiles
          view={view}
          multiplier={query.data?.multiplier ?? 1}
          tiersOpen={tiersOpen}
          onTiers={() => setTiersOpen(!tiersOpen)}
          tiers={<BoostTiers wallet={wallet} rules={rules} />}
        />
      ) : null}
      {docs && withLinks ? (
        <a
          href={docs}
          target="_blank"
          rel="noopener noreferrer"
          className="mt-2 -mb-2 inline-flex min-h-11 items-center gap-2 text-small font-semibold text-tide"
        >
          {t('points-learn_more')}
          <OutIcon width={16} height={16} />
        </a>
      ) : null}
    </Card>
  )
}

/** Pending points, and when they will count. */
function ComingPoints({ wallet }: { wallet: string }) {
  const { data } = useInfiniteQuery(entriesQuery(useApi(), wallet))
  const pages = data?.pages ?? []
  const coming = comingOf(
    pages.flatMap((page) => page.entries),
    pages[0]?.pending_points ?? 0,
  )
  if (!coming) return null
  const points = wholeText(coming.points)
  return (
    <p className="mt-3 flex items-center gap-2 text-small text-muted">
      <HistoryIcon width={16} height={16} />
      {coming.until
        ? t('points-coming_until', { points, day: displayDayOf(coming.until) })
        : t('points-coming', { points })}
    </p>
  )
}

/** Total with its shares; animates growth since it was last shown. Announced once, at its final value. */
function PointsTotal({ wallet, view: { total, shares } }: { wallet: string; view: PointsView }) {
  const counted = useCounted(total, useSeenPoints('page', wallet, total))
  const text = wholeText(total)
  return (
    <>
      <p className="text-caption text-muted">{t('points-total')}</p>
      <p className="text-hero font-semibold tracking-tight text-ember" data-testid="points-total">
        <span className="sr-only">{text}</span>
        <span aria-hidden="true">{wholeText(counted)}</span>
      </p>
      <div aria-hidden="true" className="mt-2 flex h-2 gap-1">
        {shares.length ? (
          shares.map(({ id, share }) => (
            <span
              key={id}
              style={{ flexGrow: share }}
              className={`min-w-1.5 basis-0 rounded-full ${partColours[id]}`}
            />
          ))
        ) : (
          <span className="flex-1 rounded-full bg-line" />
        )}
      </div>
    </>
  )
}

/** Points per transfer, boost tiers, and this wallet's tier. */
function BoostTiers({
  wallet,
  rules: { tiers, bridge },
}: {
  wallet: string
  rules: Pick<RewardsData, 'tiers' | 'bridge'>
}) {
  const { data } = useInfiniteQuery(entriesQuery(useApi(), wallet))
  const bridges = data?.pages[0]?.bridges
  if (bridges === undefined) return <Skeleton className="h-32 w-full rounded-input" />
  const { steps, next } = boostView(tiers, bridges)
  return (
    <div className="rise rounded-input border border-line p-4">
      <p className="mb-2 text-small text-pretty text-muted">
        {bridgeText(bridge)} · {t('points-earn-up_to', { points: mostOf(bridge) })}
      </p>
      <p className="text-small text-pretty">
        {t('points-boost-made', { bridges })}{' '}
        {next ? t('points-boost-next', { from: next.from, factor: factorText(next.percent) }) : t('points-boost-top')}
      </p>
      <BoostSteps steps={steps} />
    </div>
  )
}

interface Waiting {
  readonly points: number
  readonly pending: boolean
  readonly final_at: string
}

interface Coming {
  readonly points: number
  /** Time at which all pending points count; null when unread entries may take longer. */
  readonly until: string | null
}

/** Points that are granted but pending, from the entries read so far; null without any. */
export function comingOf(rows: readonly Waiting[], points: number): Coming | null {
  if (points === 0) return null
  const waiting = rows.filter((row) => row.pending)
  const read = waiting.reduce((sum, row) => sum + row.points, 0)
  const last = waiting
    .map((row) => row.final_at)
    .sort()
    .at(-1)
  return { points, until: read === points && last !== undefined ? last : null }
}

/** Placeholder of the same height as the points that replace it. */
export const PointsSkeleton = () => (
  <div role="status" aria-label={t('main-loading')}>
    <Skeleton className="h-4 w-12" />
    <Skeleton className="mt-2 h-10 w-40 max-w-full" />
    <Skeleton className="mt-4 h-2 w-full" />
    <div className="mt-4 grid grid-cols-2 gap-3">
      {tiles.map((tile) => (
        <Skeleton key={tile} className="h-19 rounded-input" />
      ))}
    </div>
  </div>
)
