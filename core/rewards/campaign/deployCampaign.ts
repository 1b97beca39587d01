import type { Award } from './awards.ts'
import { type KindRules, stepProgress } from './kindRules.ts'
import type { DeployCampaign } from './types.ts'

export const deployCampaign: KindRules<DeployCampaign> = {
  deployments: ({ deploy }) => deploy,
  progress: (campaign, { counts }) => ({ ...stepProgress(targetsOf(campaign), counts), crossTotalPoints: 0 }),
  award: (campaign, { counts }) =>
    stepProgress(targetsOf(campaign), counts).stepsDone.map(
      (step): Award => ({ part: `step-${step}`, points: campaign.deploy[step]?.points ?? 0 }),
    ),
  reason({ deploy }, part) {
    const step = Number(part.slice('step-'.length))
    return { kind: 'campaign_deploy', deployments: deploy[step]?.count ?? 0 }
  },
}

const targetsOf = ({ deploy }: DeployCampaign): readonly number[] => deploy.map(({ count }) => count)
