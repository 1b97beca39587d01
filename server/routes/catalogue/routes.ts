import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { parseAssetId } from '#core/chain/assetId.ts'
import { mainChannel, partnerOfHost, withinChannel } from '#core/channel/lookups.ts'
import type { Catalogue, ChannelDef, ExchangeDef } from '#core/catalogue/types.ts'
import { permitsPair } from '#core/catalogue/surface.ts'
import { type ChainsData, chainsData, type ExchangeRow, exchangesData, tokensData } from '#core/wire/catalogue.ts'
import type { ServerDeps } from '../../deps.ts'
import { isOpen } from '../../http/guards.ts'
import type { ProviderRoute, RouteProvider } from '../../providers/provider.ts'
import { answersData, createRouter, ok } from '../../http/router.ts'
import { chainRow, routeRow, tokenRow } from './rows.ts'

const domainQuery = z.object({ domain_name: z.string().min(1).max(253) })
const channelData = z.object({ channel_id: z.int() })

const allChains = createRoute({
  method: 'get',
  path: '/api/bridge_api/v1/get-all-chains',
  summary: 'List networks and routes',
  responses: answersData(chainsData),
})
const allTokens = createRoute({
  method: 'get',
  path: '/api/bridge_api/v1/all-tokens',
  summary: 'List the tokens of all networks',
  responses: answersData(tokensData),
})
const channel = createRoute({
  method: 'get',
  path: '/api/bridge_api/v1/getChannelIDByDomainName',
  summary: 'Get the channel of a host name; the main channel for unknown hosts',
  request: { query: domainQuery },
  responses: answersData(channelData),
})

const exchanges = {
  path: '/api/bridge_api/v1/get_all_exchange_infos',
  summary: 'List exchanges that can be destinations',
  responses: answersData(exchangesData),
} as const
const readExchanges = createRoute({ method: 'get', ...exchanges })
const postExchanges = createRoute({ method: 'post', ...exchanges })

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

const exchangeRow = (e: ExchangeDef): ExchangeRow => ({
  id: e.id,
  name: e.name,
  icon: e.icon,
  chain_ids: e.networks.map((n) => n.chainId),
  tokens: [...e.tokens],
  networks: e.networks.map(({ chainId, memo, confirmations }) => ({ chain_id: chainId, memo, confirmations })),
  // Operators write "0" for no minimum.
  min_deposit: e.minDeposit.filter(({ amount }) => /[1-9]/.test(amount)),
  suspended: e.suspended,
  suspended_reason: e.suspendedReason,
})

/** Networks, tokens, exchanges and the routes of all providers, filtered by the visitor's channel and surface. */
export function catalogueRoutes(
  { catalogue, policy }: Pick<ServerDeps, 'catalogue' | 'policy'>,
  providers: readonly RouteProvider[],
) {
  const chains = perChannel(catalogue, chainsOf, () => providers.map((provider) => provider.routes()))
  const offered = perChannel(catalogue, (within) => within)
  const destinations = perChannel(catalogue, (within) => ({ list: within.exchanges.map(exchangeRow) }))
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
    .openapi(readExchanges, (c) => c.json(ok(destinations(c.get('visitor').channel)), 200))
    .openapi(postExchanges, (c) => c.json(ok(destinations(c.get('visitor').channel)), 200))
}

/**
 * Memoizes a value per channel, since the catalogue only changes on restart. Prices do change, so the value must not
 * contain any. Other inputs are compared by identity: `inputs` returns the same ones until they change.
 */
function perChannel<T, const I extends readonly unknown[] = []>(
  catalogue: Catalogue,
  build: (offered: Catalogue, inputs: I) => T,
  inputs: () => I = () => [] as unknown as I,
): (channel: ChannelDef) => T {
  const built = new Map<number, { value: T; of: I }>()
  return (channel) => {
    const of = inputs()
    const known = built.get(channel.id)
    if (known?.of.length === of.length && known.of.every((one, n) => one === of[n])) return known.value
    const value = build(withinChannel(catalogue, channel), of)
    built.set(channel.id, { value, of })
    return value
  }
}

/**
 * Returns the union of the providers' routes between assets of the catalogue. A pair that several serve has the widest limits and
 * the shortest time; its custody is that of the first provider, until a quote says which one is used.
 */
export function uniteRoutes(
  { assets }: Pick<Catalogue, 'assets'>,
  lists: readonly (readonly ProviderRoute[])[],
): readonly ProviderRoute[] {
  const known = new Set(assets.map(({ id }) => id))
  const united = new Map<string, ProviderRoute>()
  for (const route of lists.flat()) {
    if (!known.has(route.from) || !known.has(route.to)) continue
    const key = `${route.from} ${route.to}`
    const first = united.get(key)
    united.set(key, first ? widen(first, route) : route)
  }
  return [...united.values()]
}

const widen = (first: ProviderRoute, other: ProviderRoute): ProviderRoute => ({
  ...first,
  min: other.min < first.min ? other.min : first.min,
  max: other.max > first.max ? other.max : first.max,
  etaSeconds: Math.min(first.etaSeconds, other.etaSeconds),
  ...(other.paysToAddress ? { paysToAddress: true as const } : {}),
})

interface Surface {
  /** True if a deposit on one family may be paid out on the other. */
  pair(fromFamily: string, toFamily: string): boolean
  /** True if external links are allowed. */
  readonly links: boolean
}

const closed = (name: string) => ({
  available: false,
  reason: `Transfers from or to ${name} aren’t available here. Open the app in a browser instead.`,
  code: 'surface',
})

/**
 * Returns the networks and routes that a surface offers; a network without any remaining route is marked unavailable.
 */
export function onSurface(data: ChainsData, { pair, links }: Surface): ChainsData {
  const families = new Map(data.list.map((row) => [row.chain_id, row.family]))
  const of = (id: number): string => families.get(id) ?? ''
  const routes = data.routes.filter(({ fromChainId, toChainId }) => pair(of(fromChainId), of(toChainId)))
  if (links && routes.length === data.routes.length) return data
  const reached = new Set(routes.flatMap(({ fromChainId, toChainId }) => [fromChainId, toChainId]))
  const list = data.list.map((row) => ({
    ...row,
    route: !row.route.available || reached.has(row.chain_id) ? row.route : closed(row.chain_name),
    explorer_url: links ? row.explorer_url : null,
  }))
  return { list, routes }
}
