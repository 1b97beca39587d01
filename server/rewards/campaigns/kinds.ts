import type { BridgeCampaign, Campaign, CampaignKind, CampaignOf } from '#core/rewards/campaign/types.ts'
import { socialServer } from '../social/socialServer.ts'
import type { KindServer } from './kindServer.ts'
import type { ServerDeps } from '../../deps.ts'
import type { Visitor } from '../../http/env.ts'
import { isOpen } from '../../http/guards.ts'

const bridgeServer: KindServer<BridgeCampaign> = {
  row: (_, { tasks, extraPoints }) => ({
    tasks: tasks.map((task) => ({
      transfer_count: task.transferCount,
      from_chain: task.fromChain,
      to_chain: task.toChain,
      points: task.points,
    })),
    extra_points: extraPoints,
    social: null,
  }),
  isReached: () => true,
  isTaskDone: () => false,
}

/** A missing kind does not compile. */
const kindServers: { readonly [K in CampaignKind]: KindServer<CampaignOf<K>> } = {
  bridge: bridgeServer,
  social: socialServer,
}

// A campaign's own kind selects its part.
export const serverOf = ({ kind }: Campaign): KindServer<Campaign> => kindServers[kind] as KindServer<Campaign>

/** Returns a filter for the surface's campaigns. */
export async function reachedBy(
  deps: Pick<ServerDeps, 'policy'>,
  visitor: Pick<Visitor, 'surface'>,
): Promise<(campaign: Campaign) => boolean> {
  const reach = { externalLinks: await isOpen(deps, visitor, 'links'), surface: await visitor.surface() }
  return (campaign) => serverOf(campaign).isReached(campaign, reach)
}
