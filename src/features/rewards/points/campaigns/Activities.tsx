import { PointsFailure } from '#src/features/rewards/program/PointsFailure.tsx'
import { t } from '#src/i18n/t.ts'
import { Card } from '#src/ui/Card.tsx'
import { Skeleton } from '#src/ui/Loading.tsx'
import { QuestItem } from './questKinds.tsx'
import { ThemeTime, WithTicker } from './ThemeTime.tsx'
import type { Activities as Loaded } from './useActivities.ts'
import { useQuestStart } from './useQuestStart.ts'

/** Campaigns by theme, each with its time. A row opens the bridge for its next step, or the page of a social task. Renders nothing without campaigns. */
export function Activities({ groups, error, retry }: Loaded) {
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
