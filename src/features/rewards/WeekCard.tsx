import { useQuery } from '@tanstack/react-query'
import type { RewardsData } from '#core/wire/rewards.ts'
import { weekQuery } from '#src/api/rewardQueries.ts'
import { useSteadyError } from '#src/api/useSteadyError.ts'
import { t } from '#src/i18n/t.ts'
import { useApi } from '#src/services.ts'
import { Card } from '#src/ui/Card.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { PointsFailure } from './PointsFailure.tsx'
import { WeekStrip } from './WeekStrip.tsx'
import { weekView } from './weekView.ts'

/** The check-ins of this week, Monday to Sunday; today opens the check-in. */
export function WeekCard({ wallet, rules, onToday }: { wallet: string; rules: RewardsData['check_in']; onToday: () => void }) {
  const query = useQuery(weekQuery(useApi(), wallet))
  const error = useSteadyError(query, wallet)
  const view = query.data ? weekView(query.data, rules) : null
  return (
    <Card
      title={t('points-week')}
      aside={view && view.streak > 1 ? <span className="text-small font-semibold text-ember">{t('points-week-streak', { days: view.streak })}</span> : null}
      data-testid="week"
    >
      {error && !view ? <PointsFailure error={error} onRetry={() => void query.refetch()} /> : null}
      {view ? <WeekStrip days={view.days} onToday={onToday} /> : error ? null : <Skeleton className="h-17 w-full rounded-input" />}
      <p className="mt-3 text-caption text-pretty text-muted">{t('points-week-rule')}</p>
    </Card>
  )
}
