import { parseAssetId } from '../asset/assetId.ts'
import type { ChainId } from '../chain/chainId.ts'
import type { Catalogue, ChainDef, RouteDef } from './types.ts'

export interface RouteAvailability {
  available: boolean
  /** One plain sentence; null when available. */
  reason: string | null
}

const touches = (route: RouteDef, id: ChainId): boolean => parseAssetId(route.from).chain === id || parseAssetId(route.to).chain === id

const no = (reason: string): RouteAvailability => ({ available: false, reason })

/** Whether anything can be bridged from or to a network today, and if not, why. */
export function routeAvailability(catalogue: Catalogue, chain: ChainDef): RouteAvailability {
  if (chain.disabled) return no(`${chain.name} is switched off.`)
  if (!chain.settlement) return no(`Settlement is not set up on ${chain.name}.`)
  const routes = catalogue.routes.filter((r) => touches(r, chain.id))
  if (routes.length === 0) return no(`No route from or to ${chain.name} has been added.`)
  if (routes.some((r) => r.enabled)) return { available: true, reason: null }
  return no(routes.find((r) => r.disabledReason !== null)?.disabledReason ?? `All routes of ${chain.name} are switched off.`)
}
