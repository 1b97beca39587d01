import { createRoute } from '@hono/zod-openapi'
import { channelIdOfDomain } from '#core/catalogue/lookups.ts'
import { chainsData, tokensData } from '#core/wire/catalogue.ts'
import type { ServerDeps } from '../../deps.ts'
import { answersData, createRouter, ok } from '../../http/router.ts'
import { chainRow, routeRow, tokenRow } from './rows.ts'
import { channelData, domainQuery } from './schema.ts'

const allChains = createRoute({ method: 'get', path: '/api/bridge_api/v1/get-all-chains', summary: 'Networks and routes', responses: answersData(chainsData) })
const allTokens = createRoute({ method: 'get', path: '/api/bridge_api/v1/all-tokens', summary: 'Tokens of all networks', responses: answersData(tokensData) })
const channel = createRoute({
  method: 'get',
  path: '/api/bridge_api/v1/getChannelIDByDomainName',
  summary: 'Channel of a host name; the main channel for any other',
  request: { query: domainQuery },
  responses: answersData(channelData),
})

/** The catalogue changes only with a restart, so its answers are built once. */
export function catalogueRoutes({ catalogue }: Pick<ServerDeps, 'catalogue'>) {
  const chains = {
    list: [...catalogue.chains].sort((a, b) => a.order - b.order).map((c) => chainRow(catalogue, c)),
    routes: catalogue.routes.filter((r) => r.enabled).map(routeRow),
  }
  const tokens = { list: catalogue.assets.map((a) => tokenRow(catalogue, a)) }
  return createRouter()
    .openapi(allChains, (c) => c.json(ok(chains), 200))
    .openapi(allTokens, (c) => c.json(ok(tokens), 200))
    .openapi(channel, (c) => c.json(ok({ channel_id: channelIdOfDomain(catalogue, c.req.valid('query').domain_name) }), 200))
}
