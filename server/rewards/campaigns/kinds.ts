import type { Campaign, CampaignKind, CampaignOf } from '#core/rewards/campaign/types.ts'
import { socialServer } from '../social/socialServer.ts'
import { bridgeServer } from './bridgeServer.ts'
import type { KindServer } from './kindServer.ts'

/** A missing kind does not compile. */
const kindServers: { readonly [K in CampaignKind]: KindServer<CampaignOf<K>> } = {
  bridge: bridgeServer,
  social: socialServer,
}

// A campaign's own kind selects its part.
export const serverOf = ({ kind }: Campaign): KindServer<Campaign> => kindServers[kind] as KindServer<Campaign>
