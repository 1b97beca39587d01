import type { RewardsData } from '#core/wire/rewards.ts'
import { t } from '#src/i18n/t.ts'
import { Card } from '#src/ui/Card.tsx'
import { FriendsIcon } from '#src/ui/moreIcons.tsx'
import { CheckInTask } from './CheckInTask.tsx'
import { TaskRow } from './TaskRow.tsx'

/** “Task to Earn” (spec §2): what earns points besides bridging. */
export function Tasks({ wallet, rules, onCheckIn }: { wallet: string; rules: RewardsData['check_in']; onCheckIn: () => void }) {
  return (
    <Card title={t('points-tasks')}>
      <ul className="-my-2">
        {rules.contracts.length > 0 ? <CheckInTask wallet={wallet} rules={rules} onCheckIn={onCheckIn} /> : null}
        <TaskRow icon={<FriendsIcon />} title={t('invite-task')} text={t('invite-task-text')} action={t('invite-task-action')} onAction={{ to: '/invitepage' }} />
      </ul>
    </Card>
  )
}
