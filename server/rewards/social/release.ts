import type { Store } from '#store/contract.ts'
import type { SocialAct } from '#store/contract/campaigns.ts'
import type { ServerDeps } from '../../deps.ts'
import { campaignsNow } from '../campaigns/current.ts'

export interface Released {
  readonly act: SocialAct
  /** What the wallet had, and has, as points of campaigns. */
  readonly before: number
  readonly after: number
}

/**
 * An operator undoes a wallet's social task: the account is free for whoever owns it, and nobody asks its platform about this wallet any more.
 * Belongs into a transaction. Null where the wallet has none in the campaign.
 */
export async function releaseSocial(
  deps: Pick<ServerDeps, 'campaigns'>,
  inner: Store,
  wallet: string,
  campaignId: number,
): Promise<Released | null> {
  const act = await inner.campaigns.release(wallet, campaignId)
  if (!act) return null
  const { campaign_points: before } = await inner.points.hold(wallet)
  await inner.campaigns.settle([wallet], campaignsNow(deps, campaignId))
  return { act, before, after: (await inner.points.hold(wallet)).campaign_points }
}
