import type { Campaign } from '#core/rewards/campaign/types.ts'
import type { ServerDeps } from '../../deps.ts'

/** Every campaign that there is, whatever its state. */
export const allCampaigns = (deps: Pick<ServerDeps, 'campaigns'>): Promise<readonly Campaign[]> => Promise.resolve(deps.campaigns.campaigns)

/** What people may be told of: visible, and if it is a social task one that can be verified. */
export const canBeTold = ({ socialVerifiers }: Pick<ServerDeps, 'socialVerifiers'>, { social, invisible }: Campaign): boolean =>
  !invisible && (social === null || socialVerifiers.has(social.platform))

export const isOpen = (campaign: Campaign, now: Date): boolean => campaign.startTime <= now && now < campaign.endTime
