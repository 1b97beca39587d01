import type { Campaign } from './types.ts'

/**
 * A wallet's settled bridges that count for a campaign: the number per step, and the points of all of them together.
 */
export interface CampaignCounts {
  readonly steps: readonly number[]
  readonly crossPoints: number
}

/** A wallet's progress in one campaign (spec §3). */
export interface CampaignProgress {
  /** Bridges that count for the last step. It equals that step's target once all steps are done, and not before. */
  readonly transferCountTotal: number
  readonly crossTotalPoints: number
  /** Bridges that count for each step, up to its target. */
  readonly steps: readonly number[]
  /** Numbers of the completed steps. */
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
  // Steps may need different networks: the last one can be reached before another.
  const transferCountTotal = done ? asked : Math.max(0, Math.min(steps.at(-1) ?? 0, asked - 1))
  return { transferCountTotal, crossTotalPoints: crossPoints, steps: made, stepsDone, done }
}
