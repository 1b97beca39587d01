import type { RewardsData } from '#core/wire/rewards.ts'
import { t } from '#src/i18n/t.ts'
import { Card } from '#src/ui/Card.tsx'
import { FriendsIcon } from '#src/ui/moreIcons.tsx'
import { CheckInOffer, CheckInTask } from './week/CheckInTask.tsx'
import { SocialTasks } from './social/SocialTasks.tsx'
import { TaskRow } from './tasks/TaskRow.tsx'

interface TasksProps {
  /** Null before a wallet is connected. */
  wallet: string | null
  /** Its short address when the page is about another wallet; else null. */
  named: string | null
  rules: RewardsData['check_in']
  /** Connects a wallet first when there is none. */
  onCheckIn: () => void
}

/** "Task to Earn" (spec §2): points other than for transfers. */
export function Tasks({ wallet, named, rules, onCheckIn }: TasksProps) {
  return (
    <Card title={t('points-tasks')} data-testid="tasks">
      <ul className="-my-2">
        {rules.contracts.length === 0 ? null : wallet === null ? (
          <CheckInOffer rules={rules} onCheckIn={onCheckIn} />
        ) : (
          <CheckInTask wallet={wallet} named={named} rules={rules} onCheckIn={onCheckIn} />
        )}
        <SocialTasks />
        <TaskRow
          icon={<FriendsIcon />}
          title={t('invite-task')}
          text={t('invite-task-text')}
          action={t('invite-task-action')}
          onAction={{ to: '/invitepage' }}
        />
      </ul>
    </Card>
  )
}
