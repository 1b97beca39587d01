import { useQuery } from '@tanstack/react-query'
import type { RewardsData } from '#core/wire/rewards.ts'
import { weekQuery } from '#src/api/rewardQueries.ts'
import { t } from '#src/i18n/t.ts'
import { useApi } from '#src/services.ts'
import { CalendarIcon } from '#src/ui/moreIcons.tsx'
import { TaskRow } from './TaskRow.tsx'
import { weekView } from './weekView.ts'

/** The daily check-in as a task: a check mark once the day has one. */
export function CheckInTask({ wallet, rules, onCheckIn }: { wallet: string; rules: RewardsData['check_in']; onCheckIn: () => void }) {
  const { data } = useQuery(weekQuery(useApi(), wallet))
  const done = data ? weekView(data, rules).done : false
  const times = rules.double ? 2 : 1
  return (
    <TaskRow
      icon={<CalendarIcon />}
      title={t('rewards-check_in-title')}
      text={t('points-task-check_in', { points: rules.points * times, bridged: rules.points_with_bridge * times })}
      action={t('rewards-check_in-action')}
      done={done ? t('rewards-check_in-done') : null}
      onAction={onCheckIn}
    />
  )
}
