import type { Store } from '#store/contract.ts'
import type { SocialAct } from '#store/campaigns/types.ts'
import type { ServerDeps } from '../../deps.ts'
import { campaignsNow } from '../campaigns/current.ts'

export interface Released {
  readonly act: SocialAct
  /** The wallet's campaign points before and after. */
  readonly before: number
  readonly after: number
}

/**
 * Undoes a wallet's social task, so that the account is free for its owner and is not rechecked. Call in a transaction.
 * Null if the wallet has none in the campaign.
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
