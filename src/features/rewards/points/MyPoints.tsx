import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RewardsData } from '#core/wire/rewards.ts'
import { pointsQuery } from '#src/api/rewardQueries.ts'
import { useSteadyError } from '#src/api/useSteadyError.ts'
import { useSite } from '#src/features/site/useSite.ts'
import { usePermits } from '#src/features/shared/policy.ts'
import { useWrittenAddress } from '#src/features/account/wallets/useWrittenAddress.ts'
import { shortAddress } from '#src/format/address.ts'
import { t } from '#src/i18n/t.ts'
import { useApi } from '#src/services.ts'
import { Card } from '#src/ui/Card.tsx'
import { OutIcon } from '#src/ui/moreIcons.tsx'
import { Tooltip } from '#src/ui/Tooltip.tsx'
import { BoostTiers } from './boost/BoostTiers.tsx'
import { ComingPoints } from './ComingPoints.tsx'
import { PointsFailure } from '../program/PointsFailure.tsx'
import { PointsSkeleton } from './PointsSkeleton.tsx'
import { PointsTiles } from './PointsTiles.tsx'
import { PointsTotal } from './PointsTotal.tsx'
import { pointsView } from './pointsView.ts'

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
