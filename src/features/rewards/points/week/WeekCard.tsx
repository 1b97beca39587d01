import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RewardsData } from '#core/wire/rewards.ts'
import { monthQuery, weekQuery } from '#src/api/rewardQueries.ts'
import { useSteadyError } from '#src/api/useSteadyError.ts'
import { useServerDay } from '#src/api/useServerDay.ts'
import { t } from '#src/i18n/t.ts'
import { useApi } from '#src/services.ts'
import { Card } from '#src/ui/Card.tsx'
import { PointsFailure } from '#src/features/rewards/program/PointsFailure.tsx'
import { WeekSkeleton, WeekStrip } from './WeekStrip.tsx'
import { weekView } from './weekView.ts'

interface WeekProps {
  wallet: string
  /** Its short address when the page is about another wallet; else null. */
  named: string | null
  rules: RewardsData['check_in']
  onToday: () => void
}

/** Check-ins of this week, Monday to Sunday; today opens the check-in. */
export function WeekCard({ wallet, named, rules, onToday }: WeekProps) {
  const query = useQuery(weekQuery(useApi(), wallet, useServerDay()))
  const all = useQuery(monthQuery(useApi(), wallet, useServerDay())).data?.transactionCount
  const error = useSteadyError(query, wallet)
  const week = useLastAnswer(query.data, wallet)
  const view = week ? weekView(week, rules, all) : null
  return (
    <Card
      title={t('points-week')}
      aside={
        <span className="flex flex-wrap justify-end gap-x-3">
          {named ? <span data-testid="week-wallet">{named}</span> : null}
          {view && view.streak > 1 ? (
            <span className="text-small font-semibold text-ember">
              {t('points-week-streak', { days: view.streak })}
            </span>
          ) : null}
        </span>
      }
      data-testid="week"
    >
      {error && !view ? <PointsFailure error={error} onRetry={() => void query.refetch()} /> : null}
      {view ? <WeekStrip days={view.days} onToday={onToday} /> : error ? null : <WeekSkeleton />}
      <p className="mt-3 text-caption text-pretty text-muted">
        {[t('points-week-rule'), ...(rules.specials.length > 0 ? [t('points-week-star')] : [])].join(' ')}
      </p>
    </Card>
  )
}

/** Keeps the last answer for `of` on screen while a query with a newer key, such as one per day, has none yet. */
function useLastAnswer<T>(answer: T | undefined, of: string): T | undefined {
  const [last, setLast] = useState({ answer, of })
  if (answer !== undefined && (answer !== last.answer || of !== last.of)) setLast({ answer, of })
  return answer ?? (last.of === of ? last.answer : undefined)
}
