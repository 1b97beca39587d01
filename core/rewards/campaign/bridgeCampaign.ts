import { type Award, SHARE_POINTS } from './awards.ts'
import { type KindRules, stepProgress } from './kindRules.ts'
import type { BridgeCampaign } from './types.ts'

export const bridgeCampaign: KindRules<BridgeCampaign> = {
  steps: ({ tasks }) => tasks,
  progress: (campaign, { counts }) => ({
    ...stepProgress(targetsOf(campaign), counts),
    crossTotalPoints: counts.crossPoints,
  }),
  award(campaign, { counts, acts }) {
    const { stepsDone, done } = stepProgress(targetsOf(campaign), counts)
    const { tasks, extraPoints } = campaign
    return [
      ...stepsDone.map((step): Award => ({ part: `step-${step}`, points: tasks[step]?.points ?? 0 })),
      { part: 'extra', points: done ? extraPoints : 0 },
      { part: 'share', points: done && acts.has('share') ? SHARE_POINTS : 0 },
    ]
  },
  reason({ tasks }, part) {
    if (part === 'extra') return { kind: 'campaign_extra' }
    if (part === 'share') return { kind: 'campaign_share' }
    const step = Number(part.slice('step-'.length))
    return { kind: 'campaign_step', transfers: tasks[step]?.transferCount ?? 0 }
  },
}

const targetsOf = ({ tasks }: BridgeCampaign): readonly number[] => tasks.map(({ transferCount }) => transferCount)
