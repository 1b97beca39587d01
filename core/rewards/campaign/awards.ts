import { type Campaign, RUNS } from './types.ts'

/**
 * Acts for a campaign other than bridging: sharing it, or a social task that the platform verified or the user only
 * confirmed.
 */
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

/** Returns the points of the campaign itself, and extra points; those for sharing belong to neither. */
export function awardSums(awards: readonly Award[]): { readonly campaignPoints: number; readonly extraPoints: number } {
  const sum = (of: (part: AwardPart) => boolean): number =>
    awards.filter(({ part }) => of(part)).reduce((total, { points }) => total + points, 0)
  return {
    campaignPoints: sum((part) => part !== 'extra' && part !== 'share'),
    extraPoints: sum((part) => part === 'extra'),
  }
}
