import type { QuestBase, QuestView } from './quest.ts'
import { type SocialTask, socialTaskOf } from '../social/socialTasks.ts'

/** Campaign of one social task, with its progress. */
export interface SocialQuest extends QuestBase {
  readonly kind: 'social'
  readonly task: SocialTask
  readonly logo: string | null
}

export const socialQuest: QuestView<SocialQuest> = (campaign, { progress, ended }) => {
  const task = socialTaskOf(campaign)
  if (!task) return null
  return {
    kind: 'social',
    id: task.id,
    task,
    logo: campaign.logo_url,
    done: progress !== undefined && progress.social_done,
    ended,
  }
}
