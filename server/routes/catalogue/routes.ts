import { createRoute } from '@hono/zod-openapi'
import { mainChannel, partnerOfHost } from '#core/channel/lookups.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import { permitsPair } from '#core/policy/surface.ts'
import { chainsData, tokensData } from '#core/wire/catalogue.ts'
import type { ServerDeps } from '../../deps.ts'
import { isOpen } from '../../http/guards.ts'
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

const chainsOf = (catalogue: Catalogue) => ({
  list: [...catalogue.chains].sort((a, b) => a.order - b.order).map((c) => chainRow(catalogue, c)),
  routes: catalogue.routes.filter((r) => r.enabled).map(routeRow),
})

/** Rows carry current prices with their age. */
const tokensOf = (catalogue: Catalogue) => ({ list: catalogue.assets.map((a) => tokenRow(catalogue, a)) })

/** Networks and tokens, filtered by the visitor's channel and surface. */
export function catalogueRoutes({ catalogue, policy }: Pick<ServerDeps, 'catalogue' | 'policy'>) {
  const chains = perChannel(catalogue, chainsOf)
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
