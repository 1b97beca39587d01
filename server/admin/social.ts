import type { CampaignRules } from '#runtime/catalogue/campaigns.ts'
import type { Store } from '#store/contract.ts'
import { releaseSocial } from '../rewards/social/release.ts'
import { type AdminOptions, auditOf, campaignNumber, refuseCommand, walletOf } from './command.ts'

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
      return `${act.account} is free for its owner, and no longer serves this wallet. ${wallet}: ${before} → ${after} campaign_points`
    })
  },
}
