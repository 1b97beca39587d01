import { createRoute } from '@hono/zod-openapi'
import { withinChannel } from '#core/channel/lookups.ts'
import { permitsPair } from '#core/catalogue/surface.ts'
import { makerRoutes as makerRoutesData } from '#core/wire/maker.ts'
import type { ServerDeps } from '../deps.ts'
import { answersData, createRouter, ok } from '../http/router.ts'
import type { ChainStateCache } from '../providers/maker/chainStateCache.ts'
import type { ProviderRoute } from '../providers/provider.ts'
import { createLiquidity } from './readLiquidity.ts'

const listRoutes = createRoute({
  method: 'get',
  path: '/api/maker_api/v1/routes',
  summary: 'List routes of our own market maker with their limits, and what it can pay out of each asset, rounded down',
  responses: answersData(makerRoutesData),
})
type Deps = Pick<ServerDeps, 'catalogue' | 'makerAddresses' | 'policy' | 'clock' | 'log'> & {
  readonly chainStateCache: ChainStateCache
}

/** Lists routes of our own market maker, as far as the visitor's channel and surface offer them. */
export function makerRoutes(deps: Deps, routes: readonly ProviderRoute[]) {
  const { catalogue, policy } = deps
  const liquidity = createLiquidity(deps, routes)
  return createRouter().openapi(listRoutes, async (c) => {
    const visitor = c.get('visitor')
    const surface = await visitor.surface()
    const offered = withinChannel(catalogue, visitor.channel)
    const familyOf = new Map(offered.assets.map(({ id, chainId }) => [id, chainFamily(offered.chains, chainId)]))
    const shown = routes.filter(({ from, to }) => {
      const [source, destination] = [familyOf.get(from), familyOf.get(to)]
      return source !== undefined && destination !== undefined && permitsPair(policy(), surface, source, destination)
    })
    const { at, assets } = await liquidity()
    const paid = new Set(shown.map(({ to }) => to))
    return c.json(
      ok({
        as_of: at.toISOString(),
        routes: shown.flatMap(({ from, to, min, max, custody }) =>
          custody === 'escrow' || custody === 'maker'
            ? [{ from_asset: from, to_asset: to, min: String(min), max: String(max), custody }]
            : [],
        ),
        liquidity: [...paid].map((asset) => {
          const units = assets.get(asset) ?? null
          return { asset_id: asset, at_least: units === null ? null : String(units) }
        }),
      }),
      200,
    )
  })
}

const chainFamily = (chains: ServerDeps['catalogue']['chains'], id: number) =>
  chains.find((chain) => chain.id === id)?.family
