import type { SocialPlatform } from '#core/rewards/campaign/types.ts'
import { isRetriable } from '#core/errors.ts'
import type { SocialAct } from '#store/contract/campaigns.ts'
import type { ServerDeps } from '../../deps.ts'
import { currentCampaigns } from '../campaigns/current.ts'
import { accountOn } from './account.ts'

type Deps = Pick<ServerDeps, 'store' | 'campaigns' | 'socialVerifiers' | 'clock' | 'log'>

const HOUR = 3_600_000
/** When an account that was seen doing its task is asked for once more. */
export const RECHECK_AFTER_MS = 7 * 24 * HOUR
const RETRY_MS = HOUR
const BATCH = 20

/** Asks once more for social tasks done a week ago; who has left gives the points back. A vendor that does not answer is asked later. */
export async function recheckSocial(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  const due = await deps.store.campaigns.dueRechecks(now, new Date(now.getTime() + RETRY_MS), BATCH)
  const silent = new Set<SocialPlatform>()
  for (const act of due) await recheck(deps, act, silent)
}

async function recheck(deps: Deps, act: SocialAct, silent: Set<SocialPlatform>): Promise<void> {
  const { store, socialVerifiers } = deps
  const campaign = (await currentCampaigns(deps, store)).campaigns.find((one) => one.id === act.campaignId)
  // A campaign that is not known at this moment rests, and so do its tasks.
  if (!campaign?.social || silent.has(campaign.social.platform)) return
  const { platform } = campaign.social
  const account = accountOn(platform, act.account)
  if (account === null) return store.campaigns.confirmAct(act)
  const ask = socialVerifiers.get(platform)?.recheck
  if (!ask) return
  try {
    if ((await ask(account)) === 'stands') return await store.campaigns.confirmAct(act)
    await store.transaction(async (inner) => {
      if (await inner.campaigns.undoAct(act)) await inner.campaigns.settle([act.wallet], [campaign])
    })
  } catch (err) {
    if (isRetriable(err)) silent.add(platform)
    deps.log.warn({ err, platform, campaign: campaign.id }, 'a social task could not be looked at again; it will be')
  }
}
