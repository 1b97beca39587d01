import type { CampaignRules } from '#runtime/catalogue/campaigns.ts'
import type { Store } from '#store/contract.ts'
import type { SocialAct } from '#store/campaigns/types.ts'
import { type AdminOptions, auditOf, campaignNumber, refuseCommand, walletOf } from './command.ts'
import type { ServerDeps } from '../deps.ts'
import { campaignsNow } from '../rewards/campaigns/current.ts'

export interface SocialDeps {
  readonly store: Store
  readonly campaigns: CampaignRules
}

type Command = (deps: SocialDeps, options: AdminOptions) => Promise<string>

/** Operator commands for completed social tasks. */
export const socialCommands: Readonly<Record<string, Command>> = {
  release: async (deps, options) => {
    const [wallet, campaign, audit] = [walletOf(options), campaignNumber(options, 'campaign'), auditOf(options)]
    return deps.store.transaction(async (inner) => {
      const released = await releaseSocial(deps, inner, wallet, campaign)
      if (!released)
        throw refuseCommand(`${wallet} has not done the social task of campaign ${campaign}.`, 'social_task_missing')
      const { act, before, after } = released
      const subject = `${wallet} campaign ${campaign}`
      await inner.adminLog.add({
        ...audit,
        action: 'social release',
        subject,
        before: { account: act.account, campaign_points: before },
        after: { account: null, campaign_points: after },
      })
      return `${act.account} can be used by its owner, and no longer counts for this wallet. ${wallet}: ${before} → ${after} campaign_points`
    })
  },
}

interface Released {
  readonly act: SocialAct
  /** The wallet's campaign points before and after. */
  readonly before: number
  readonly after: number
}

/**
 * Undoes a wallet's social task, so that the account is free for its owner and is not rechecked. Call in a transaction.
 * Null if the wallet has none in the campaign.
 */
async function releaseSocial(
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
