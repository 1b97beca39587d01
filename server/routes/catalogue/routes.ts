import { createRoute } from '@hono/zod-openapi'
import { parseAssetId } from '#core/chain/assetId.ts'
import { mainChannel, partnerOfHost } from '#core/channel/lookups.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import { permitsPair } from '#core/catalogue/surface.ts'
import { type ChainsData, chainsData, tokensData } from '#core/wire/catalogue.ts'
import type { ServerDeps } from '../../deps.ts'
import { isOpen } from '../../http/guards.ts'
import type { ProviderRoute, RouteProvider } from '../../providers/provider.ts'
import { uniteRoutes } from '../../providers/uniteRoutes.ts'
import { answersData, createRouter, ok } from '../../http/router.ts'
import { onSurface } from './onSurface.ts'
import { perChannel } from './perChannel.ts'
import { chainRow, routeRow, tokenRow } from './rows.ts'
import { channelData, domainQuery } from './schema.ts'

const allChains = createRoute({
  method: 'get',
  path: '/api/bridge_api/v1/get-all-chains',
  summary: 'Networks and routes',
  responses: answersData(chainsData),
})
const allTokens = createRoute({
  method: 'get',
  path: '/api/bridge_api/v1/all-tokens',
  summary: 'Tokens of all networks',
  responses: answersData(tokensData),
})
const channel = createRoute({
  method: 'get',
  path: '/api/bridge_api/v1/getChannelIDByDomainName',
  summary: 'Channel of a host name; the main channel for any other',
  request: { query: domainQuery },
  responses: answersData(channelData),
})

function chainsOf(catalogue: Catalogue, lists: readonly (readonly ProviderRoute[])[]): ChainsData {
  const routes = uniteRoutes(catalogue, lists)
  const served = new Set<number>(routes.flatMap(({ from, to }) => [parseAssetId(from).chain, parseAssetId(to).chain]))
  return {
    list: [...catalogue.chains].sort((a, b) => a.order - b.order).map((c) => chainRow(catalogue, c, served)),
    routes: routes.map(routeRow),
  }
}

/** Rows carry current prices with their age. */
const tokensOf = (catalogue: Catalogue) => ({ list: catalogue.assets.map((a) => tokenRow(catalogue, a)) })

/** Networks, tokens and the routes of all providers, filtered by the visitor's channel and surface. */
export function catalogueRoutes(
  { catalogue, policy }: Pick<ServerDeps, 'catalogue' | 'policy'>,
  providers: readonly RouteProvider[],
) {
  const chains = perChannel(catalogue, chainsOf, () => providers.map((provider) => provider.routes()))
  const offered = perChannel(catalogue, (within) => within)
  return createRouter()
    .openapi(allChains, async (c) => {
      const visitor = c.get('visitor')
      const surface = await visitor.surface()
      const links = await isOpen({ policy }, visitor, 'links')
      return c.json(
        ok(onSurface(chains(visitor.channel), { pair: (from, to) => permitsPair(policy(), surface, from, to), links })),
        200,
      )
    })
    .openapi(allTokens, (c) => c.json(ok(tokensOf(offered(c.get('visitor').channel))), 200))
    .openapi(channel, (c) =>
      c.json(
        ok({ channel_id: (partnerOfHost(catalogue, c.req.valid('query').domain_name) ?? mainChannel(catalogue)).id }),
        200,
      ),
    )
}
