import { useNavigate } from 'react-router-dom'
import { ActivityItem } from '../campaigns/ActivityItem.tsx'
import type { Quest } from './panelView.ts'
import { placeOf } from '../social/leadToTask.ts'
import { SocialItem } from '../social/SocialItem.tsx'
import type { useQuestStart } from '../campaigns/useQuestStart.ts'

export const questId = (quest: Quest): number => (quest.kind === 'bridge' ? quest.row.id : quest.task.id)

/** One quest of the panel: a campaign, or a social task whose further steps are on the points page. */
export function QuestItem({ quest, start }: { quest: Quest; start: ReturnType<typeof useQuestStart> }) {
  const navigate = useNavigate()
  if (quest.kind === 'bridge') return <ActivityItem row={quest.row} start={start(quest.row.preset)} />
  const { task, logo, ended } = quest
  return (
    <SocialItem task={task} logo={logo} ended={ended} onMore={() => void navigate(`/points#${placeOf(task.id)}`)} />
  )
}
