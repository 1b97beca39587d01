import { reasonOf } from '#core/errors.ts'
import type { Campaign, SocialPlatform } from '#core/rewards/campaign/types.ts'
import type { Store } from '#store/contract.ts'
import type { SocialAct } from '#store/campaigns/types.ts'
import type { ServerDeps } from '../../deps.ts'
import { campaignsNow, currentCampaigns } from '../campaigns/current.ts'
import { accountOn, type SocialVerifier } from './verifier.ts'

type Deps = Pick<ServerDeps, 'store' | 'campaigns' | 'socialVerifiers' | 'clock' | 'log'>
type Recheck = NonNullable<SocialVerifier['recheck']>

const HOUR = 3_600_000
/** Delay in milliseconds until a verified account is rechecked. */
export const RECHECK_AFTER_MS = 7 * 24 * HOUR
const RETRY_MS = HOUR
/** Small, because users who verify now query the same platform. */
const BATCH = 5

/**
 * Rechecks social tasks done a week ago and reverses those of accounts that left. An unresponsive vendor is retried
 * later; tasks of one that can't recheck wait until it can.
 */
export async function recheckSocial(deps: Deps): Promise<void> {
  // An unknown campaign is suspended, and so are its tasks.
  const { campaigns } = await currentCampaigns(deps, deps.store)
  for (const [platform, { recheck }] of deps.socialVerifiers) {
    const asked = campaigns.filter((one) => one.kind === 'social' && one.social.platform === platform)
    if (recheck) await recheckPlatform(deps, platform, recheck, asked)
  }
}

async function recheckPlatform(
  deps: Deps,
  platform: SocialPlatform,
  ask: Recheck,
  campaigns: readonly Campaign[],
): Promise<void> {
  const now = deps.clock.now()
  const due = await deps.store.campaigns.dueRechecks(
    campaigns.map(({ id }) => id),
    now,
    new Date(now.getTime() + RETRY_MS),
    BATCH,
  )
  for (const act of due) {
    try {
      await lookAgain(deps, act, accountOn(platform, act.account), ask)
    } catch (err) {
      // An account that the platform no longer knows must not block the others.
      deps.log.warn({ err, platform }, 'a social task could not be rechecked; will be retried')
      if (reasonOf(err) === 'verification_busy') return
    }
  }
}

async function lookAgain(deps: Deps, act: SocialAct, account: string | null, ask: Recheck): Promise<void> {
  const { store } = deps
  // The account belongs to another platform: the campaign has moved since.
  if (account === null || (await ask(account)) === 'stands') return store.campaigns.confirmAct(act)
  await store.transaction(async (inner: Store) => {
    if (await inner.campaigns.undoAct(act))
      await inner.campaigns.settle([act.wallet], campaignsNow(deps, act.campaignId))
  })
}
