import type { CampaignAct } from './awards.ts'
import type { KindRules } from './kindRules.ts'
import type { SocialCampaign, SocialTask } from './types.ts'

export const socialCampaign: KindRules<SocialCampaign> = {
  progress: () => ({ transferCountTotal: 0, crossTotalPoints: 0, steps: [], stepsDone: [], done: false }),
  award: ({ social }, { acts }) => [{ part: 'social', points: socialPoints(social, acts) }],
  reason: () => ({ kind: 'campaign_social' }),
}

function socialPoints({ points, honourPoints }: SocialTask, acts: ReadonlySet<CampaignAct>): number {
  if (acts.has('social')) return points
  return acts.has('honour') ? honourPoints : 0
}

/** Allowed ids of social tasks, and the theme of all of them (spec §4, §5, §9): clients trigger tasks by these. */
const SOCIAL_CAMPAIGN_IDS: readonly number[] = [29, 30, 32]
const SOCIAL_THEME_ID = 10

/** Returns the problem with a social task's id or theme; null if clients find the task there. */
export function misplacedSocial({
  id,
  themeId,
}: {
  readonly id: number
  readonly themeId: number
}): 'id' | 'themeId' | null {
  if (!SOCIAL_CAMPAIGN_IDS.includes(id)) return 'id'
  return themeId === SOCIAL_THEME_ID ? null : 'themeId'
}

export const socialPlace = {
  id: `a social task is campaign ${SOCIAL_CAMPAIGN_IDS.join(', ')}`,
  themeId: `a social task belongs in theme ${SOCIAL_THEME_ID}`,
} as const
