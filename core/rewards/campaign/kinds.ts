import { textIn } from '../../format/ownText.ts'
import type { PointReason } from '../reason.ts'
import type { Award, AwardPart } from './awards.ts'
import { bridgeCampaign } from './bridgeCampaign.ts'
import {
  type AwardFacts,
  type CampaignFacts,
  type CampaignProgress,
  type KindRules,
  stepProgress,
} from './kindRules.ts'
import { socialCampaign } from './socialCampaign.ts'
import type { Campaign, CampaignKind, CampaignOf, CampaignTask, DeployCampaign, DeployTask } from './types.ts'

const deployCampaign: KindRules<DeployCampaign> = {
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

/** A missing kind does not compile. */
const kindRules: { readonly [K in CampaignKind]: KindRules<CampaignOf<K>> } = {
  bridge: bridgeCampaign,
  social: socialCampaign,
  deploy: deployCampaign,
}

// A campaign's own kind selects its rules.
const rulesOf = ({ kind }: Campaign): KindRules<Campaign> => kindRules[kind] as KindRules<Campaign>

export const stepsOf = (campaign: Campaign): readonly CampaignTask[] => rulesOf(campaign).steps?.(campaign) ?? []

export const deploymentsOf = (campaign: Campaign): readonly DeployTask[] =>
  rulesOf(campaign).deployments?.(campaign) ?? []

export const progressOf = (campaign: Campaign, facts: CampaignFacts): CampaignProgress =>
  rulesOf(campaign).progress(campaign, facts)

export const earned = (campaign: Campaign, facts: AwardFacts): Award[] =>
  rulesOf(campaign)
    .award(campaign, facts)
    .filter(({ points }) => points > 0)

/** The ledger keeps the English name. */
export const awardReason = (campaign: Campaign, part: AwardPart): PointReason => ({
  ...rulesOf(campaign).reason(campaign, part),
  campaign: campaign.id,
  name: textIn(campaign.name, 'en'),
})
