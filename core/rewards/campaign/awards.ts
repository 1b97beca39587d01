import { textIn } from '../../format/ownText.ts'
import type { PointReason } from '../reason.ts'
import { type CampaignCounts, progressOf } from './progress.ts'
import { type Campaign, RUNS, type SocialTask } from './types.ts'

/** Acts for a campaign other than bridging: shared it, verified by its platform, or confirmed by the user. */
export const campaignActs = ['share', 'social', 'honour'] as const
export type CampaignAct = (typeof campaignActs)[number]

/** Separately awarded parts of a campaign. The ledger keeps these names forever. */
export type AwardPart = `step-${number}` | 'extra' | 'share' | 'social'

export interface Award {
  readonly part: AwardPart
  readonly points: number
}

/** Sharing a completed campaign (specification §9). */
export const SHARE_POINTS = 50

function socialPoints({ points, honourPoints }: SocialTask, acts: ReadonlySet<CampaignAct>): number {
  if (acts.has('social')) return points
  return acts.has('honour') ? honourPoints : 0
}

export interface CampaignFacts {
  readonly counts: CampaignCounts
  readonly acts: ReadonlySet<CampaignAct>
}

/** All points that a wallet has earned in a campaign, by the facts alone. Campaign points are never multiplied. */
export function earned(campaign: Campaign, { counts, acts }: CampaignFacts): Award[] {
  const { stepsDone, done } = progressOf(campaign, counts)
  const { tasks, extraPoints, social } = campaign
  const all: Award[] = [
    ...stepsDone.map((step): Award => ({ part: `step-${step}`, points: tasks[step]?.points ?? 0 })),
    { part: 'extra', points: done ? extraPoints : 0 },
    { part: 'share', points: done && acts.has('share') ? SHARE_POINTS : 0 },
    { part: 'social', points: social === null ? 0 : socialPoints(social, acts) },
  ]
  return all.filter(({ points }) => points > 0)
}

export interface AwardChanges {
  readonly give: readonly Award[]
  readonly takeBack: readonly Award[]
}

/**
 * Changes from awarded to earned points. An inactive campaign awards nothing new, and keeps earned points at their old
 * value.
 */
export function awardChanges(
  { status }: Pick<Campaign, 'status'>,
  wanted: readonly Award[],
  standing: readonly Award[],
): AwardChanges {
  const runs = status === RUNS
  const has = (list: readonly Award[], { part, points }: Award): boolean =>
    list.some((one) => one.part === part && (one.points === points || !runs))
  return {
    give: runs ? wanted.filter((one) => !has(standing, one)) : [],
    takeBack: standing.filter((one) => !has(wanted, one)),
  }
}

const stepOf = (part: AwardPart): number => Number(part.slice('step-'.length))

/** The ledger keeps the English name. */
export function awardReason({ id: campaign, name: names, tasks }: Campaign, part: AwardPart): PointReason {
  const name = textIn(names, 'en')
  if (part === 'extra') return { kind: 'campaign_extra', campaign, name }
  if (part === 'share') return { kind: 'campaign_share', campaign, name }
  if (part === 'social') return { kind: 'campaign_social', campaign, name }
  return { kind: 'campaign_step', campaign, name, transfers: tasks[stepOf(part)]?.transferCount ?? 0 }
}

/** Points of steps (or of the social task), and extra points: a wallet's campaign points without those for sharing. */
export function awardSums(awards: readonly Award[]): { readonly campaignPoints: number; readonly extraPoints: number } {
  const sum = (of: (part: AwardPart) => boolean): number =>
    awards.filter(({ part }) => of(part)).reduce((total, { points }) => total + points, 0)
  return {
    campaignPoints: sum((part) => part === 'social' || part.startsWith('step-')),
    extraPoints: sum((part) => part === 'extra'),
  }
}
