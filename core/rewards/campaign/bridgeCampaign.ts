import { type Award, SHARE_POINTS } from './awards.ts'
import type { CampaignCounts, CampaignProgress, KindRules } from './kindRules.ts'
import type { BridgeCampaign } from './types.ts'

export const bridgeCampaign: KindRules<BridgeCampaign> = {
  steps: ({ tasks }) => tasks,
  progress: (campaign, { counts }) => ({
    ...stepProgress(campaign, counts),
    crossTotalPoints: counts.crossPoints,
  }),
  award(campaign, { counts, acts }) {
    const { stepsDone, done } = stepProgress(campaign, counts)
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

function stepProgress(
  { tasks }: BridgeCampaign,
  { steps }: Pick<CampaignCounts, 'steps'>,
): Omit<CampaignProgress, 'crossTotalPoints'> {
  const made = tasks.map((task, step) => Math.min(steps[step] ?? 0, task.transferCount))
  const stepsDone = tasks.flatMap((task, step) => ((steps[step] ?? 0) >= task.transferCount ? [step] : []))
  const done = tasks.length > 0 && stepsDone.length === tasks.length
  const asked = tasks.at(-1)?.transferCount ?? 0
  // Steps may need different networks: the last one can be reached before another.
  const transferCountTotal = done ? asked : Math.max(0, Math.min(steps.at(-1) ?? 0, asked - 1))
  return { transferCountTotal, steps: made, stepsDone, done }
}
