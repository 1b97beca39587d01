import { AppError } from '#core/errors.ts'
import type { SocialCampaign } from '#core/rewards/campaign/types.ts'
import type { JoinDeps, Joining, KindServer, RecordAct } from '../campaigns/kindServer.ts'
import { spendAttempt } from '../fraud/attempts.ts'
import { RECHECK_AFTER_MS } from './recheck.ts'
import { socialRefusal } from './refusals.ts'
import { accountName, type SocialVerifier } from './verifier.ts'

export const socialServer: KindServer<SocialCampaign> = {
  row({ socialVerifiers }, { social: { platform, link, points, honourPoints } }) {
    const verifier = socialVerifiers.get(platform)
    const social = verifier
      ? { platform, link, points, verified: true, authorize_url: verifier.authorizeUrl }
      : { platform, link, points: honourPoints, verified: false, authorize_url: null }
    return { tasks: [], extra_points: 0, social }
  },
  // A social task begins with an external link; without those only tasks of the surface itself remain.
  isReached: ({ social }, { externalLinks, surface }) => externalLinks || social.platform === surface,
  isTaskDone: ({ socialVerifiers }, { social }, acts) =>
    acts.has('social') || (!socialVerifiers.has(social.platform) && acts.has('honour')),
  verify: {
    check({ social }, { platform }) {
      if (platform !== null && platform !== social.platform)
        throw new AppError('platform_mismatch', 'This task is for another platform.', { status: 409, retriable: false })
    },
    run: verify,
  },
}

async function verify(deps: JoinDeps, joining: Joining, campaign: SocialCampaign, record: RecordAct): Promise<boolean> {
  const { wallet } = joining
  const { id, social } = campaign
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
  if (!verifier) return record(asked, (inner) => inner.campaigns.act(wallet, id, 'honour'))
  return recordVerified(deps, asked, verifier, record)
}

/** Queries the platform outside the transaction. An account can serve only one wallet. */
async function recordVerified(
  deps: JoinDeps,
  joining: Joining & { readonly platform: SocialCampaign['social']['platform'] },
  verifier: SocialVerifier,
  record: RecordAct,
): Promise<boolean> {
  const { wallet, campaignId, platform, twitterUsername, code } = joining
  const proof = await verifier.verify({ wallet, twitterUsername, code })
  if ('refusal' in proof) throw socialRefusal(proof.refusal)
  const act = { wallet, campaignId, account: accountName(platform, proof.account) }
  // Set even if the platform can't recheck yet: the task then waits until it can.
  const recheckAt = new Date(deps.clock.now().getTime() + RECHECK_AFTER_MS)
  return record(joining, async (inner) => {
    if ((await inner.campaigns.socialAct(act, recheckAt, deps.pseudonyms?.ofAccount(act.account))) === 'taken')
      throw socialRefusal('account_taken')
    return true
  })
}
