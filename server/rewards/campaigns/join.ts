import { AppError } from '#core/errors.ts'
import { progressOf } from '#core/rewards/campaign/progress.ts'
import { type Campaign, RUNS, type SocialPlatform } from '#core/rewards/campaign/types.ts'
import type { Store } from '#store/contract.ts'
import type { ServerDeps } from '../../deps.ts'
import { currentCampaigns, isOpen } from './current.ts'

type Deps = Pick<ServerDeps, 'store' | 'campaigns' | 'socialVerifiers' | 'clock'>

export interface Joining {
  readonly wallet: string
  readonly campaignId: number
  readonly join: 'verify' | 'share'
  readonly platform: SocialPlatform | null
  readonly twitterUsername: string | null
  readonly code: string | null
}

const refuse = (reason: string, message: string, status = 409): AppError => new AppError(reason, message, { status, retriable: false })

async function runningCampaign(deps: Deps, id: number): Promise<Campaign> {
  const found = (await currentCampaigns(deps, deps.store)).campaigns.find((one) => one.id === id)
  if (!found) throw refuse('campaign_unknown', 'There is no such campaign.', 404)
  if (found.status !== RUNS) throw refuse('campaign_not_running', 'This campaign is not running.')
  return found
}

const take = (deps: Deps, { wallet }: Joining, campaign: Campaign, act: 'share' | 'social'): Promise<void> =>
  deps.store.transaction(async (inner: Store) => {
    await inner.campaigns.act(wallet, campaign.id, act)
    await inner.campaigns.settle([wallet], [campaign])
  })

/** A completed campaign may be shared also after its end: the last bridge may have arrived only then. */
async function share(deps: Deps, joining: Joining, campaign: Campaign): Promise<void> {
  const [standing] = await deps.store.campaigns.standing(joining.wallet, [campaign])
  if (!standing || !progressOf(campaign, standing.counts).done) throw refuse('campaign_not_completed', 'Complete the campaign first, then share it.')
  await take(deps, joining, campaign, 'share')
}

async function verify(deps: Deps, joining: Joining, campaign: Campaign): Promise<void> {
  const { social } = campaign
  if (!social) throw refuse('campaign_not_social', 'This campaign is done by bridging.')
  if (joining.platform !== null && joining.platform !== social.platform) throw refuse('platform_mismatch', 'This task belongs to another platform.')
  const verifier = deps.socialVerifiers.get(social.platform)
  if (!verifier) throw refuse('verification_unavailable', 'This task cannot be verified here.')
  if (!isOpen(campaign, deps.clock.now())) throw refuse('campaign_not_running', 'This campaign is not running.')
  if (!(await verifier.verify({ wallet: joining.wallet, task: social, twitterUsername: joining.twitterUsername, code: joining.code }))) throw refuse('verification_failed', 'verify fail.')
  await take(deps, joining, campaign, 'social')
}

const joins = { share, verify } as const

/** Takes part in a campaign otherwise than by bridging; doing it again changes nothing. @throws AppError with the reason. */
export async function joinCampaign(deps: Deps, joining: Joining): Promise<void> {
  await joins[joining.join](deps, joining, await runningCampaign(deps, joining.campaignId))
}
