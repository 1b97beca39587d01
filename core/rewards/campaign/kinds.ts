import { textIn } from '../../format/ownText.ts'
import type { PointReason } from '../reason.ts'
import type { Award, AwardPart } from './awards.ts'
import { bridgeCampaign } from './bridgeCampaign.ts'
import type { AwardFacts, CampaignFacts, CampaignProgress, KindRules } from './kindRules.ts'
import { deployCampaign } from './deployCampaign.ts'
import { socialCampaign } from './socialCampaign.ts'
import type { Campaign, CampaignKind, CampaignOf, CampaignTask, DeployTask } from './types.ts'

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
