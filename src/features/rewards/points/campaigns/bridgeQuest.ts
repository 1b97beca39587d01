import { campaignCount, type CampaignCount, sameNetworks } from '#core/rewards/campaign/campaignCount.ts'
import type { CampaignData } from '#core/wire/campaigns.ts'
import { shareable, type ShareOffer } from '#src/features/rewards/share/shareOffer.ts'
import type { QuestBase, QuestFacts, QuestView, ThemeTime } from './quest.ts'

export interface Step {
  readonly points: number
  /** 0 to 1: progress since the previous step between the same networks. */
  readonly share: number
}

/** Form values that a row sets; null keeps the current one. Tasks name only networks (spec §3), so the token is never set. */
export interface Preset {
  readonly from: number | null
  readonly to: number | null
  readonly token: string | null
}

/** Campaign in steps, with its progress. */
export interface StepQuest extends QuestBase {
  readonly name: string
  readonly logo: string | null
  readonly steps: readonly Step[]
  /** Unit of `made` and `asked`: bridges or deployments if all steps need the same ones, otherwise steps. */
  readonly unit: CampaignCount['unit'] | 'deployments'
  readonly made: number
  readonly asked: number
  /** Bonus on top of all steps; 0 without one. */
  readonly bonus: number
  /** Its own time, when others of its theme run longer. */
  readonly time: ThemeTime | null
}

/** Campaign of bridges. */
export interface BridgeQuest extends StepQuest {
  readonly kind: 'bridge'
  readonly preset: Preset
  /** Offer to share the quest; null before completion and after sharing. */
  readonly share: ShareOffer | null
}

type Task = CampaignData['tasks'][number]

/** Campaign of deployments. */
export interface DeployQuest extends StepQuest {
  readonly kind: 'deploy'
}

export const bridgeQuest: QuestView<BridgeQuest> = (campaign, facts) => {
  const { tasks } = campaign
  const { progress } = facts
  const counts = tasks.map((_, n) => progress?.steps[n] ?? 0)
  const isDone = (task: Task, n: number): boolean => (counts[n] ?? 0) >= task.transfer_count
  const last = tasks.at(-1)
  if (!last) return null
  // The first unfinished step decides where to bridge; the last one when all are done.
  const next = tasks.find((task, n) => !isDone(task, n)) ?? last
  return {
    kind: 'bridge',
    ...stepQuest(campaign, facts, last),
    preset: { from: next.from_chain, to: next.to_chain, token: null },
    share: shareable(campaign, progress),
  }
}

export const deployQuest: QuestView<DeployQuest> = (campaign, facts) => {
  const last = campaign.tasks.at(-1)
  if (!last) return null
  const view = stepQuest(campaign, facts, last)
  return { kind: 'deploy', ...view, unit: view.unit === 'bridges' ? 'deployments' : view.unit }
}

function stepQuest(campaign: CampaignData, { progress, ended, time }: QuestFacts, last: Task): StepQuest {
  const { id, name, logo_url, tasks, extra_points } = campaign
  const counts = tasks.map((_, n) => progress?.steps[n] ?? 0)
  return {
    id,
    name,
    logo: logo_url,
    steps: tasks.map((task, n) => ({
      points: task.points,
      share: shareOf(counts[n] ?? 0, askedBefore(tasks, n), task.transfer_count),
    })),
    ...campaignCount(tasks, counts),
    bonus: extra_points,
    done: progress !== undefined && progress.transfer_count_total === last.transfer_count,
    ended,
    time,
  }
}

/** Bridges of this step that an earlier step already requires. */
const askedBefore = (tasks: readonly Task[], n: number): number =>
  Math.max(
    0,
    ...tasks.slice(0, n).flatMap((task) => (tasks[n] && sameNetworks(task, tasks[n]) ? [task.transfer_count] : [])),
  )

const shareOf = (made: number, before: number, asked: number): number =>
  made >= asked ? 1 : Math.max(0, (made - before) / Math.max(1, asked - before))
