import type { CampaignData } from '../../wire/campaigns.ts'

type Task = CampaignData['tasks'][number]

export interface CampaignCount {
  readonly unit: 'bridges' | 'steps'
  readonly made: number
  readonly asked: number
}

export const sameNetworks = (a: Task, b: Task): boolean => a.from_chain === b.from_chain && a.to_chain === b.to_chain

/**
 * Returns the progress of a campaign as one figure, the same in the app and in the bot: bridges when all steps need the same
 * ones, else steps. `counts` are the bridges that count for each step.
 */
export function campaignCount(tasks: readonly Task[], counts: readonly number[]): CampaignCount {
  const last = tasks.at(-1)
  return last && tasks.every((task) => sameNetworks(task, last))
    ? { unit: 'bridges', made: counts[tasks.length - 1] ?? 0, asked: last.transfer_count }
    : {
        unit: 'steps',
        made: tasks.filter((task, n) => (counts[n] ?? 0) >= task.transfer_count).length,
        asked: tasks.length,
      }
}
