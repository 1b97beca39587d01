import { useQuery } from '@tanstack/react-query'
import { campaignsQuery } from '#src/api/rewardQueries.ts'
import { t } from '#src/i18n/t.ts'
import { useApi } from '#src/services.ts'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { useCampaignProgress } from '#src/features/rewards/program/useCampaignProgress.ts'
import type { SocialTask } from './socialTasks.ts'
import { socialTasks } from './socialTasks.ts'
import { SocialTaskRow } from './SocialTaskRow.tsx'

/** A platform's second task uses its own name. */
const titleOf = (task: SocialTask, all: readonly SocialTask[]): string =>
  all.find((one) => one.platform === task.platform) === task ? t(`social-title-${task.platform}`) : task.name

/** Rows of the social tasks, once their state is known; the campaign list next to them reports a failed load. */
export function SocialTasks() {
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
