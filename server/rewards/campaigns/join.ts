import { AppError } from '#core/errors.ts'
import { progressOf } from '#core/rewards/campaign/progress.ts'
import { type Campaign, RUNS, type SocialPlatform } from '#core/rewards/campaign/types.ts'
import type { Store } from '#store/contract.ts'
import type { ServerDeps } from '../../deps.ts'
import { accountName } from '../social/account.ts'
import { spendAttempt } from '../social/attempts.ts'
import { RECHECK_AFTER_MS } from '../social/recheck.ts'
import { socialRefusal } from '../social/refusals.ts'
import type { SocialVerifier } from '../social/verifier.ts'
import { currentCampaigns, isOpen } from './current.ts'

type Deps = Pick<ServerDeps, 'store' | 'campaigns' | 'socialVerifiers' | 'clock' | 'config'>

export interface Joining {
  readonly wallet: string
  /** Where the call came from, for limits. */
  readonly ip: string
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

/** Notes the act and gives its points, in one transaction. */
const take = (deps: Deps, { wallet }: Joining, campaign: Campaign, note: (inner: Store) => Promise<void>): Promise<void> =>
  deps.store.transaction(async (inner: Store) => {
    await note(inner)
    await inner.campaigns.settle([wallet], [campaign])
  })

/** A completed campaign may be shared also after its end: the last bridge may have arrived only then. */
async function share(deps: Deps, joining: Joining, campaign: Campaign): Promise<void> {
  const [standing] = await deps.store.campaigns.standing(joining.wallet, [campaign])
  if (!standing || !progressOf(campaign, standing.counts).done) throw refuse('campaign_not_completed', 'Complete the campaign first, then share it.')
  await take(deps, joining, campaign, (inner) => inner.campaigns.act(joining.wallet, campaign.id, 'share'))
}

async function verify(deps: Deps, joining: Joining, campaign: Campaign): Promise<void> {
  const { social } = campaign
  if (!social) throw refuse('campaign_not_social', 'This campaign is done by bridging.')
  if (joining.platform !== null && joining.platform !== social.platform) throw refuse('platform_mismatch', 'This task belongs to another platform.')
  if (!isOpen(campaign, deps.clock.now())) throw refuse('campaign_not_running', 'This campaign is not running.')
  const { wallet } = joining
  // What was seen once is not asked for again: a code, for one, is good for a single call.
  if (await deps.store.campaigns.hasAct(wallet, campaign.id, 'social')) return
  await spendAttempt(deps, wallet, joining.ip)
  const verifier = deps.socialVerifiers.get(social.platform)
  if (!verifier) return take(deps, joining, campaign, (inner) => inner.campaigns.act(wallet, campaign.id, 'honour'))
  await takeSeen(deps, joining, campaign, social.platform, verifier)
}

/** Asks the platform, outside the transaction. The account that was seen serves this wallet alone. */
async function takeSeen(deps: Deps, joining: Joining, campaign: Campaign, platform: SocialPlatform, verifier: SocialVerifier): Promise<void> {
  const { wallet, twitterUsername, code } = joining
  const proof = await verifier.verify({ wallet, twitterUsername, code })
  if ('refusal' in proof) throw socialRefusal(proof.refusal)
  const act = { wallet, campaignId: campaign.id, account: accountName(platform, proof.account) }
  const recheckAt = verifier.recheck ? new Date(deps.clock.now().getTime() + RECHECK_AFTER_MS) : null
  await take(deps, joining, campaign, async (inner) => {
    if ((await inner.campaigns.socialAct(act, recheckAt)) === 'taken') throw socialRefusal('account_taken')
  })
}

const joins = { share, verify } as const

/** Takes part in a campaign otherwise than by bridging; doing it again changes nothing. @throws AppError with the reason. */
export async function joinCampaign(deps: Deps, joining: Joining): Promise<void> {
  await joins[joining.join](deps, joining, await runningCampaign(deps, joining.campaignId))
}
