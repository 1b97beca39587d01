import { AppError } from '#core/errors.ts'
import { type Campaign, RUNS, type SocialPlatform } from '#core/rewards/campaign/types.ts'
import { isOpen } from './current.ts'

export interface JoinWish {
  readonly campaignId: number
  readonly join: 'verify' | 'share'
  /** Null accepts the campaign's platform. */
  readonly platform: SocialPlatform | null
}

const refuse = (reason: string, message: string, status = 409): AppError =>
  new AppError(reason, message, { status, retriable: false })

/**
 * Returns the campaign if it can be joined now. A completed one can be shared after its end, since its last bridge may
 * arrive only then.
 * @throws AppError with the reason
 */
export function joinable(
  campaigns: readonly Campaign[],
  { campaignId, join, platform }: JoinWish,
  now: Date,
): Campaign {
  const campaign = campaigns.find((one) => one.id === campaignId)
  if (!campaign) throw refuse('campaign_unknown', 'Campaign not found.', 404)
  if (campaign.status !== RUNS) throw refuse('campaign_not_running', 'This campaign isn’t active.')
  if (join === 'share') return campaign
  if (!campaign.social) throw refuse('campaign_not_social', 'This campaign is completed by bridging.')
  if (platform !== null && platform !== campaign.social.platform)
    throw refuse('platform_mismatch', 'This task is for another platform.')
  if (!isOpen(campaign, now)) throw refuse('campaign_not_running', 'This campaign isn’t active.')
  return campaign
}

export const notCompleted = (): AppError =>
  refuse('campaign_not_completed', 'Complete the campaign first, then share it.')
