import { isOrderId, type OrderId } from '#core/order/id.ts'
import { campaignsNow } from '../rewards/campaigns/current.ts'
import { recountCampaigns } from '../rewards/campaigns/recount.ts'
import type { RewardDeps } from '../rewards/orderPoints.ts'
import { type Replayed, replayOrders } from '../rewards/replayOrders.ts'
import { type AdminDeps, type AdminOptions, auditOf, refuseCommand, withAuditLog } from './command.ts'
import { plural, recountedText } from './text.ts'

export type ReplayDeps = AdminDeps & RewardDeps

function orderOf({ after }: AdminOptions): OrderId | null {
  if (after === undefined || isOrderId(after)) return after ?? null
  throw refuseCommand('--after is the last order reported.')
}

const replayedText = ({ orders, fixed }: Replayed): string =>
  `${plural(orders, 'order')} checked, ${fixed} of them fixed`

/** Rebuilds points from history: orders first, because campaigns depend on their bridges. */
export const replayCommands: Readonly<Record<string, (deps: ReplayDeps, options: AdminOptions) => Promise<string>>> = {
  replay: async (deps, options) => {
    const [audit, after, { store, tell }] = [auditOf(options), orderOf(options), deps]
    const command = {
      ...audit,
      subject: 'all orders',
      actions: ['points replay', 'points replayed'],
      from: { after },
    } as const
    const done = await withAuditLog(store, command, async () => {
      const orders = await replayOrders(deps, {
        after,
        tell: (last, soFar) => tell(`${replayedText(soFar)}; to continue: --after ${last}`),
      })
      const awards = await recountCampaigns(store, campaignsNow(deps), {
        tell: (last, soFar) => tell(`${recountedText(soFar)}; to continue: campaigns recount --after ${last}`),
      })
      return { ...orders, ...awards }
    })
    return `${replayedText(done)}; ${recountedText(done)}.`
  },
}
