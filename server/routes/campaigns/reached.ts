import type { Campaign } from '#core/rewards/campaign/types.ts'
import type { ServerDeps } from '../../deps.ts'
import type { Visitor } from '../../http/env.ts'
import { isOpen } from '../../http/guards.ts'
import { serverOf } from '../../rewards/campaigns/kinds.ts'

/** Returns a filter for the surface's campaigns. */
export async function reachedBy(
  deps: Pick<ServerDeps, 'policy'>,
  visitor: Pick<Visitor, 'surface'>,
): Promise<(campaign: Campaign) => boolean> {
  const reach = { externalLinks: await isOpen(deps, visitor, 'links'), surface: await visitor.surface() }
  return (campaign) => serverOf(campaign).isReached(campaign, reach)
}
