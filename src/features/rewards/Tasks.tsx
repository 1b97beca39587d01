import type { RewardsData } from '#core/wire/rewards.ts'
import { t } from '#src/i18n/t.ts'
import { Card } from '#src/ui/Card.tsx'
import { FriendsIcon } from '#src/ui/moreIcons.tsx'
import { CheckInOffer, CheckInTask } from './CheckInTask.tsx'
import { SocialTasks } from './social/SocialTasks.tsx'
import { TaskRow } from './TaskRow.tsx'

interface TasksProps {
  /** Null before one is connected. */
  wallet: string | null
  /** Its short address, where the page is about another one. */
  named: string | null
  rules: RewardsData['check_in']
  /** Without a wallet the first step is to connect one. */
  onCheckIn: () => void
}

/** “Task to Earn” (spec §2): what earns points besides bridging. */
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
