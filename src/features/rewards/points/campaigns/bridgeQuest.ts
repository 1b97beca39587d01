import { campaignCount, type CampaignCount, sameNetworks } from '#core/rewards/campaign/campaignCount.ts'
import type { CampaignData } from '#core/wire/campaigns.ts'
import { shareable, type ShareOffer } from '#src/features/rewards/share/shareOffer.ts'
import type { QuestBase, QuestView, ThemeTime } from './quest.ts'

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

/** Campaign of bridges, with its progress. */
export interface BridgeQuest extends QuestBase, CampaignCount {
  readonly kind: 'bridge'
  readonly name: string
  readonly logo: string | null
  readonly steps: readonly Step[]
  /** Unit of `made` and `asked`: bridges if all steps need the same ones, otherwise steps. */
  readonly unit: 'bridges' | 'steps'
  readonly made: number
  readonly asked: number
  /** Bonus on top of all steps; 0 without one. */
  readonly bonus: number
  /** Its own time, when others of its theme run longer. */
  readonly time: ThemeTime | null
  readonly preset: Preset
  /** Offer to share the quest; null before completion and after sharing. */
  readonly share: ShareOffer | null
}

type Task = CampaignData['tasks'][number]

export const bridgeQuest: QuestView<BridgeQuest> = (campaign, { progress, ended, time }) => {
  const { id, name, logo_url, tasks, extra_points } = campaign
  const counts = tasks.map((_, n) => progress?.steps[n] ?? 0)
  const isDone = (task: Task, n: number): boolean => (counts[n] ?? 0) >= task.transfer_count
  const last = tasks.at(-1)
  if (!last) return null
  // The first unfinished step decides where to bridge; the last one when all are done.
  const next = tasks.find((task, n) => !isDone(task, n)) ?? last
  return {
    kind: 'bridge',
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
    preset: { from: next.from_chain, to: next.to_chain, token: null },
    share: shareable(campaign, progress),
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
