import { useQuery } from '@tanstack/react-query'
import type { RewardsData } from '#core/wire/rewards.ts'
import { weekQuery } from '#src/api/rewardQueries.ts'
import { t } from '#src/i18n/t.ts'
import { useApi } from '#src/services.ts'
import { Card } from '#src/ui/Card.tsx'
import { CalendarIcon } from '#src/ui/moreIcons.tsx'
import { TaskRow } from './TaskRow.tsx'
import { weekView } from './weekView.ts'

/** “Task to Earn” (spec §2): what earns points besides bridging. */
export function Tasks({ wallet, rules, onCheckIn }: { wallet: string; rules: RewardsData['check_in']; onCheckIn: () => void }) {
  const { data } = useQuery(weekQuery(useApi(), wallet))
  const done = data ? weekView(data, rules).done : false
  const times = rules.double ? 2 : 1
  return (
    <Card title={t('points-tasks')}>
      <ul className="-my-2">
        <TaskRow
          icon={<CalendarIcon />}
          title={t('rewards-check_in-title')}
          text={t('points-task-check_in', { points: rules.points * times, bridged: rules.points_with_bridge * times })}
          action={t('rewards-check_in-action')}
          done={done ? t('rewards-check_in-done') : null}
          onAction={onCheckIn}
        />
      </ul>
    </Card>
  )
}
