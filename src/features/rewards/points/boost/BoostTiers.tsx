import { useInfiniteQuery } from '@tanstack/react-query'
import type { RewardsData } from '#core/wire/rewards.ts'
import { entriesQuery } from '#src/api/rewardQueries.ts'
import { t } from '#src/i18n/t.ts'
import { useApi } from '#src/services.ts'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { BoostSteps } from './BoostSteps.tsx'
import { boostView, factorText } from './boostView.ts'
import { bridgeText, mostOf } from './bridgeText.ts'

/** Points per transfer, boost tiers, and this wallet's tier. */
export function BoostTiers({
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
