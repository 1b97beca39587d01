import type { Campaign } from '#core/rewards/campaign/types.ts'
import type { ServerDeps } from '../../deps.ts'
import type { Visitor } from '../../http/env.ts'
import { isOpen } from '../../http/guards.ts'

/** Which campaigns the visitor's surface has. A social task begins with a link: where none may lead out, only the tasks of Telegram are there, and only inside it. */
export async function reachedBy(
  deps: Pick<ServerDeps, 'policy'>,
  visitor: Pick<Visitor, 'surface'>,
): Promise<(campaign: Pick<Campaign, 'social'>) => boolean> {
  const [links, surface] = [await isOpen(deps, visitor, 'links'), await visitor.surface()]
  return ({ social }) => links || social === null || social.platform === surface
}
