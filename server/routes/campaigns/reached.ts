import type { Campaign } from '#core/rewards/campaign/types.ts'
import type { ServerDeps } from '../../deps.ts'
import type { Visitor } from '../../http/env.ts'
import { isOpen } from '../../http/guards.ts'

/**
 * Returns a filter for the surface's campaigns. Social tasks begin with an external link; without external links only
 * those of Telegram remain, and only in Telegram.
 */
export async function reachedBy(
  deps: Pick<ServerDeps, 'policy'>,
  visitor: Pick<Visitor, 'surface'>,
): Promise<(campaign: Pick<Campaign, 'social'>) => boolean> {
  const [links, surface] = [await isOpen(deps, visitor, 'links'), await visitor.surface()]
  return ({ social }) => links || social === null || social.platform === surface
}
