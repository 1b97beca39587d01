import type { Campaign } from './types.ts'

/** What of a wallet's settled bridges counts for a campaign: for each step how many, and the points of all of them together. */
export interface CampaignCounts {
  readonly steps: readonly number[]
  readonly crossPoints: number
}

/** How far a wallet is in one campaign (specification §3). */
export interface CampaignProgress {
  /** Bridges that count for the last step. It equals what that step asks for once all steps are done, and not before. */
  readonly transferCountTotal: number
  readonly crossTotalPoints: number
  /** Bridges that count for each step, at most what it asks for. */
  readonly steps: readonly number[]
  /** Numbers of the steps that are done. */
  readonly stepsDone: readonly number[]
  readonly done: boolean
}

export function progressOf(
  { tasks }: Pick<Campaign, 'tasks'>,
  { steps, crossPoints }: CampaignCounts,
): CampaignProgress {
  const made = tasks.map((task, step) => Math.min(steps[step] ?? 0, task.transferCount))
  const stepsDone = tasks.flatMap((task, step) => ((steps[step] ?? 0) >= task.transferCount ? [step] : []))
  const done = tasks.length > 0 && stepsDone.length === tasks.length
  const asked = tasks.at(-1)?.transferCount ?? 0
  // Steps may ask for different networks: the last one can be reached while another is not.
  const transferCountTotal = done ? asked : Math.max(0, Math.min(steps.at(-1) ?? 0, asked - 1))
  return { transferCountTotal, crossTotalPoints: crossPoints, steps: made, stepsDone, done }
}
