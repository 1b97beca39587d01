import type { RewardsData } from '#core/wire/rewards.ts'
import { useWallets, useApi } from '#src/services.ts'
import { useTwoColumns } from '#src/ui/browserState.ts'
import { useCheckInFamilies, useCheckInWallet } from '#src/features/rewards/checkIn/useCheckInAccount.ts'
import { useOpenOnce } from '#src/features/shared/useOpenOnce.ts'
import { Leaderboard } from './Leaderboard.tsx'
import { Events } from '#src/features/site/Events.tsx'
import { MyPoints } from './MyPoints.tsx'
import { PointEntries } from './entries/PointEntries.tsx'
import { type Activities as Loaded, useActivities } from './campaigns/useActivities.ts'
import { useCheckInSheet } from '../checkIn/useCheckInSheet.tsx'
import { EarningOptions } from './tasks/EarningOptions.tsx'
import { WeekCard } from './week/WeekCard.tsx'
import { t } from '#src/i18n/t.ts'
import { Card } from '#src/ui/Card.tsx'
import { FriendsIcon } from '#src/ui/moreIcons.tsx'
import { CheckInOffer, CheckInTask } from './week/CheckInTask.tsx'
import { TaskRow } from './tasks/TaskRow.tsx'
import { useQuery } from '@tanstack/react-query'
import { campaignsQuery } from '#src/api/rewardQueries.ts'
import { Skeleton } from '#src/ui/Loading.tsx'
import { useCampaignProgress } from '#src/features/rewards/program/useCampaignProgress.ts'
import { PointsFailure } from '#src/features/rewards/program/PointsFailure.tsx'
import { type SocialTask, socialTasks } from './social/socialTasks.ts'
import { SocialTaskRow } from './social/SocialTaskRow.tsx'
import { QuestItem } from './campaigns/questKinds.tsx'
import { ThemeTime, WithTicker } from './campaigns/ThemeTime.tsx'
import { useQuestStart } from './campaigns/useQuestStart.ts'

const column = 'grid grid-cols-[minmax(0,1fr)] content-start gap-4 min-[48rem]:gap-6'

const twoColumns = `${column} items-start min-[48rem]:grid-cols-2 min-[60rem]:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]`

/**
 * Points page of a connected wallet, or the offer without one. One column by use on phones; on wide windows actions are on the right and
 * data on the left, which balances the columns.
 */
export function PointsScreen({ rules }: { rules: RewardsData }) {
  const userId = useWallets((state) => state.userId)
  const { wallet: checkingIn, named } = useCheckInWallet()
  const { sheet, open } = useCheckInSheet(rules)
  const openWallets = useWallets((state) => state.openList)
  const wide = useTwoColumns()
  const loaded = useActivities()
  const activities = loaded.groups?.length === 0 ? null : <Activities {...loaded} />
  const families = useCheckInFamilies()
  const openCheckIn = () => {
    if (rules.check_in.contracts.length === 0) return
    // Without a wallet, connecting is the first step and the sheet opens after it.
    open()
    if (userId === null) openWallets(families?.[0])
  }
  useOpenOnce('checkin', families && openCheckIn)
  if (userId === null || checkingIn === null) {
    return (
      <div className={twoColumns}>
        <div className={column}>
          <EarningOptions rules={rules} />
          {wide ? <Leaderboard wallet={null} /> : null}
          {wide ? <Events /> : null}
        </div>
        <div className={column}>
          <Tasks wallet={null} named={null} rules={rules.check_in} onCheckIn={openCheckIn} />
          {wide ? null : <Events />}
          {activities}
          {wide ? null : <Leaderboard wallet={null} />}
        </div>
      </div>
    )
  }
  const daily = (
    <>
      {rules.check_in.contracts.length > 0 ? (
        <WeekCard wallet={checkingIn} named={named} rules={rules.check_in} onToday={open} />
      ) : null}
      <Tasks wallet={checkingIn} named={named} rules={rules.check_in} onCheckIn={open} />
    </>
  )
  const board = <Leaderboard key={`board ${userId}`} wallet={userId} />
  return (
    <div className={twoColumns}>
      <div className={column}>
        <MyPoints key={userId} wallet={userId} rules={rules} />
        {wide ? null : daily}
        {wide ? null : <Events />}
        {wide ? null : activities}
        {board}
        {wide ? <Events /> : null}
        <PointEntries key={`why ${userId}`} wallet={userId} rules={rules} />
      </div>
      {wide ? (
        <div className={column}>
          {daily}
          {activities}
        </div>
      ) : null}
      {sheet}
    </div>
  )
}

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
function Tasks({ wallet, named, rules, onCheckIn }: TasksProps) {
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

/** A platform's second task uses its own name. */
const titleOf = (task: SocialTask, all: readonly SocialTask[]): string =>
  all.find((one) => one.platform === task.platform) === task ? t(`social-title-${task.platform}`) : task.name

/** Rows of the social tasks, once their state is known; the campaign list next to them reports a failed load. */
function SocialTasks() {
  const { data, isError } = useQuery(campaignsQuery(useApi()))
  const progress = useCampaignProgress()
  if (!data || !progress.rows) return isError || progress.error ? null : <SocialSkeleton />
  const tasks = socialTasks(data.list)
  return tasks.map((task) => <SocialTaskRow key={task.id} task={task} title={titleOf(task, tasks)} />)
}

function SocialSkeleton() {
  return (
    <li aria-hidden="true" className="grid gap-4 py-2">
      <Skeleton className="h-11 w-full rounded-input" />
      <Skeleton className="h-11 w-full rounded-input" />
      <Skeleton className="h-11 w-full rounded-input" />
    </li>
  )
}

/** Campaigns by theme, each with its time. A row opens the bridge for its next step, or the page of a social task. Renders nothing without campaigns. */
function Activities({ groups, error, retry }: Loaded) {
  const start = useQuestStart()
  if (groups?.length === 0) return null
  if (!groups) {
    return (
      <Card title={t('points-activities')}>
        {error ? <PointsFailure error={error} onRetry={retry} /> : <Skeleton className="h-28 w-full rounded-input" />}
      </Card>
    )
  }
  return (
    <WithTicker>
      {groups.map((group) => (
        <Card
          key={group.id}
          title={group.name}
          aside={<ThemeTime time={group.time} />}
          data-testid={`theme-${group.id}`}
        >
          <ul className="-my-2">
            {group.quests.map((quest) => (
              <QuestItem key={quest.id} quest={quest} start={start} place="page" />
            ))}
          </ul>
        </Card>
      ))}
    </WithTicker>
  )
}
