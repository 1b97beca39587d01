import type {
  BridgeCampaign,
  Campaign,
  CampaignKind,
  CampaignOf,
  DeployCampaign,
} from '#core/rewards/campaign/types.ts'
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

const deployServer: KindServer<DeployCampaign> = {
  row: (_, { deploy }) => ({
    tasks: deploy.map(({ count, chain, points }) => ({
      transfer_count: count,
      from_chain: chain,
      to_chain: null,
      points,
    })),
    extra_points: 0,
    social: null,
  }),
  isReached: (_, { deploys }) => deploys,
  isTaskDone: () => false,
}

/** A missing kind does not compile. */
const kindServers: { readonly [K in CampaignKind]: KindServer<CampaignOf<K>> } = {
  bridge: bridgeServer,
  social: socialServer,
  deploy: deployServer,
}

// A campaign's own kind selects its part.
export const serverOf = ({ kind }: Campaign): KindServer<Campaign> => kindServers[kind] as KindServer<Campaign>

/** Returns a filter for the surface's campaigns. */
export async function reachedBy(
  deps: Pick<ServerDeps, 'policy'>,
  visitor: Pick<Visitor, 'surface'>,
): Promise<(campaign: Campaign) => boolean> {
  const reach = {
    externalLinks: await isOpen(deps, visitor, 'links'),
    deploys: await isOpen(deps, visitor, 'deploy'),
    surface: await visitor.surface(),
  }
  return (campaign) => serverOf(campaign).isReached(campaign, reach)
}
