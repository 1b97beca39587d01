import { accountOfAnyFamily } from '#chains/registry.ts'
import { type Badge, badgeProgress, isEarned, type LedgerCounts, type TaskProgress } from '#core/rewards/badges.ts'
import { totalOf } from '#core/rewards/buckets.ts'
import { progressOf } from '#core/rewards/campaign/kinds.ts'
import type { ServerDeps } from '../../deps.ts'
import { currentCampaigns } from '../campaigns/current.ts'
import { readMinted } from './readBadge.ts'

export interface WalletBadge {
  readonly badge: Badge
  readonly tasks: readonly TaskProgress[]
  readonly isEarned: boolean
  /** Null if the network can't be read now, or the wallet belongs to another family. */
  readonly isMinted: boolean | null
}

type Deps = Pick<ServerDeps, 'store' | 'campaigns' | 'chains'>

/** Returns a wallet's progress in these badges, by the ledger and the badges' contracts. */
export async function walletBadges(deps: Deps, badges: readonly Badge[], wallet: string): Promise<WalletBadge[]> {
  const ledger = await ledgerCounts(deps, badges, wallet)
  const isEvm = accountOfAnyFamily(wallet)?.family === 'evm'
  return Promise.all(
    badges.map(async (badge) => {
      const tasks = badgeProgress(badge, ledger)
      return {
        badge,
        tasks,
        isEarned: isEarned(tasks),
        isMinted: isEvm ? await readMinted(deps, badge, wallet) : null,
      }
    }),
  )
}

/** Reads only what the badges' tasks count. */
async function ledgerCounts(deps: Deps, badges: readonly Badge[], wallet: string): Promise<LedgerCounts> {
  const { store } = deps
  const tasks = badges.flatMap((badge) => badge.tasks)
  const ids = new Set(tasks.flatMap((task) => (task.kind === 'campaign' ? [task.campaignId] : [])))
  const [standing, checkIns, completedCampaigns] = await Promise.all([
    store.points.standing(wallet),
    tasks.some(({ kind }) => kind === 'check_ins') ? store.checkIns.count(wallet) : 0,
    ids.size > 0 ? completed(deps, ids, wallet) : new Set<number>(),
  ])
  return { bridges: standing.bridges, points: totalOf(standing.balances), checkIns, completedCampaigns }
}

async function completed(deps: Deps, ids: ReadonlySet<number>, wallet: string): Promise<ReadonlySet<number>> {
  const campaigns = (await currentCampaigns(deps, deps.store)).campaigns.filter(({ id }) => ids.has(id))
  const standings = await deps.store.campaigns.standing(wallet, campaigns)
  return new Set(
    campaigns.flatMap((campaign, n) => {
      const standing = standings[n]
      return standing && progressOf(campaign, standing).done ? [campaign.id] : []
    }),
  )
}
