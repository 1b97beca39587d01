import type { PointReason } from '../reason.ts'
import type { Award, AwardPart, CampaignAct } from './awards.ts'
import type { CampaignTask, DeployTask } from './types.ts'

/**
 * A wallet's settled bridges or final deployments that count for a campaign: the number per step, and the points of all bridges
 * together.
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
  /** A completed campaign can be shared. */
  readonly done: boolean
}

export interface CampaignFacts {
  readonly counts: CampaignCounts
  readonly acts: ReadonlySet<CampaignAct>
}

/** Facts that awards depend on. Settling doesn't add up the points of bridges. */
export interface AwardFacts {
  readonly counts: Pick<CampaignCounts, 'steps'>
  readonly acts: ReadonlySet<CampaignAct>
}

type CampaignReason = Extract<PointReason, { readonly campaign: number }>
type WithoutCampaign<R> = R extends CampaignReason ? Omit<R, 'campaign' | 'name'> : never

/** Rules of one kind of campaign. Campaign points are never multiplied. */
export interface KindRules<C> {
  /** Steps for which the store counts bridges. */
  steps?(campaign: C): readonly CampaignTask[]
  /** Steps for which the store counts deployments. */
  deployments?(campaign: C): readonly DeployTask[]
  progress(campaign: C, facts: CampaignFacts): CampaignProgress
  /** Points earned per part, by the facts alone; parts without points may be included. */
  award(campaign: C, facts: AwardFacts): readonly Award[]
  /** Reason of one of its parts, for the ledger. */
  reason(campaign: C, part: AwardPart): WithoutCampaign<CampaignReason>
}

/** Progress of a campaign in steps; `targets` are what each of them asks for. */
export function stepProgress(
  targets: readonly number[],
  { steps }: Pick<CampaignCounts, 'steps'>,
): Omit<CampaignProgress, 'crossTotalPoints'> {
  const made = targets.map((target, step) => Math.min(steps[step] ?? 0, target))
  const stepsDone = targets.flatMap((target, step) => ((steps[step] ?? 0) >= target ? [step] : []))
  const done = targets.length > 0 && stepsDone.length === targets.length
  const asked = targets.at(-1) ?? 0
  // Steps may need different networks: the last one can be reached before another.
  const transferCountTotal = done ? asked : Math.max(0, Math.min(steps.at(-1) ?? 0, asked - 1))
  return { transferCountTotal, steps: made, stepsDone, done }
}
