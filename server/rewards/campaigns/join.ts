import { AppError } from '#core/errors.ts'
import { progressOf } from '#core/rewards/campaign/progress.ts'
import { type Campaign, type SocialPlatform, RUNS } from '#core/rewards/campaign/types.ts'
import type { Store } from '#store/contract.ts'
import type { ServerDeps } from '../../deps.ts'
import { accountName } from '../social/account.ts'
import { type Attempt, spendAttempt } from '../fraud/attempts.ts'
import { RECHECK_AFTER_MS } from '../social/recheck.ts'
import { socialRefusal } from '../social/refusals.ts'
import type { SocialVerifier } from '../social/verifier.ts'
import { campaignsWith, currentCampaigns, isOpen } from './current.ts'

type Deps = Pick<ServerDeps, 'store' | 'campaigns' | 'socialVerifiers' | 'clock' | 'config' | 'pseudonyms'>

export interface Joining extends JoinWish, Attempt {
  /** True if the campaign is available on the caller's surface. */
  readonly reached: (campaign: Campaign) => boolean
  readonly twitterUsername: string | null
  readonly code: string | null
}

/**
 * Records the act and awards its points in one transaction. Reads the campaign again under the lock: an operator may
 * have ended or changed it while a platform was being queried.
 */
const take = (deps: Deps, joining: Joining, note: (inner: Store) => Promise<boolean>): Promise<boolean> =>
  deps.store.transaction(async (inner: Store) => {
    const isNew = await note(inner)
    await inner.campaigns.settle([joining.wallet], (edits) => [
      joinable(campaignsWith(deps.campaigns, edits).campaigns, joining, deps.clock.now()),
    ])
    return isNew
  })

async function share(deps: Deps, joining: Joining, campaign: Campaign): Promise<boolean> {
  const { wallet } = joining
  if (await deps.store.campaigns.hasAct(wallet, campaign.id, 'share')) return false
  await spendAttempt(deps, 'share', joining)
  const [standing] = await deps.store.campaigns.standing(wallet, [campaign])
  if (!standing || !progressOf(campaign, standing.counts).done) throw notCompleted()
  return take(deps, joining, (inner) => inner.campaigns.act(wallet, campaign.id, 'share'))
}

async function verify(deps: Deps, joining: Joining, campaign: Campaign): Promise<boolean> {
  const { wallet } = joining
  const { id, social } = campaign
  if (!social) return false
  if (!joining.reached(campaign))
    throw new AppError('hidden_on_surface', 'This task isn’t available here. Open the web app instead.', {
      status: 403,
      retriable: false,
    })
  // A verified task is not checked again: a code, for instance, is valid for a single call.
  if (await deps.store.campaigns.hasAct(wallet, id, 'social')) return false
  await spendAttempt(deps, 'social', joining)
  const verifier = deps.socialVerifiers.get(social.platform)
  const asked = { ...joining, platform: social.platform }
  if (!verifier) return take(deps, asked, (inner) => inner.campaigns.act(wallet, id, 'honour'))
  return takeSeen(deps, asked, verifier)
}

/** Queries the platform outside the transaction. An account can serve only one wallet. */
async function takeSeen(
  deps: Deps,
  joining: Joining & { readonly platform: SocialPlatform },
  verifier: SocialVerifier,
): Promise<boolean> {
  const { wallet, campaignId, platform, twitterUsername, code } = joining
  const proof = await verifier.verify({ wallet, twitterUsername, code })
  if ('refusal' in proof) throw socialRefusal(proof.refusal)
  const act = { wallet, campaignId, account: accountName(platform, proof.account) }
  // Set even if the platform can't recheck yet: the task then waits until it can.
  const recheckAt = new Date(deps.clock.now().getTime() + RECHECK_AFTER_MS)
  return take(deps, joining, async (inner) => {
    if ((await inner.campaigns.socialAct(act, recheckAt, deps.pseudonyms?.ofAccount(act.account))) === 'taken')
      throw socialRefusal('account_taken')
    return true
  })
}

const joins = { share, verify } as const

/**
 * Completes a campaign by verifying or sharing. Returns false if that was done before.
 * @throws AppError with the reason
 */
export async function joinCampaign(deps: Deps, joining: Joining): Promise<boolean> {
  const { campaigns } = await currentCampaigns(deps, deps.store)
  return joins[joining.join](deps, joining, joinable(campaigns, joining, deps.clock.now()))
}

interface JoinWish {
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
function joinable(campaigns: readonly Campaign[], { campaignId, join, platform }: JoinWish, now: Date): Campaign {
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

const notCompleted = (): AppError => refuse('campaign_not_completed', 'Complete the campaign first, then share it.')
