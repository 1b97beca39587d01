import { useQuery } from '@tanstack/react-query'
import type { RewardsData } from '#core/wire/rewards.ts'
import { weekQuery } from '#src/api/rewardQueries.ts'
import { useServerDay } from '#src/api/useServerDay.ts'
import { t } from '#src/i18n/t.ts'
import { useApi } from '#src/services.ts'
import { CalendarIcon } from '#src/ui/moreIcons.tsx'
import { TaskRow } from '../tasks/TaskRow.tsx'
import { weekView } from './weekView.ts'

interface TaskProps {
  wallet: string
  /** Its short address when the page is about another wallet; else null. */
  named: string | null
  rules: RewardsData['check_in']
  onCheckIn: () => void
}

/** Daily check-in as a task; done once today counts. */
export function CheckInTask({ wallet, named, rules, onCheckIn }: TaskProps) {
  const { data, isLoading } = useQuery(weekQuery(useApi(), wallet, useServerDay()))
  const done = data ? weekView(data, rules, undefined).done : false
  return (
    <TaskRow
      icon={<CalendarIcon />}
      title={t('rewards-check_in-title')}
      text={[worthText(rules), named].filter(Boolean).join(' · ')}
      waiting={isLoading}
      action={t('rewards-check_in-action')}
      done={done ? t('rewards-check_in-done') : null}
      onAction={onCheckIn}
    />
  )
}

/** The check-in task before a wallet is connected. */
export function CheckInOffer({ rules, onCheckIn }: Pick<TaskProps, 'rules' | 'onCheckIn'>) {
  return (
    <TaskRow
      icon={<CalendarIcon />}
      title={t('rewards-check_in-title')}
      text={worthText(rules)}
      action={t('rewards-check_in-action')}
      onAction={onCheckIn}
    />
  )
}

function worthText({ double, points, points_with_bridge: bridged }: TaskProps['rules']): string {
  const times = double ? 2 : 1
  return t('points-task-check_in', { points: points * times, bridged: bridged * times })
}
