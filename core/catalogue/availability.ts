import { parseAssetId } from '../chain/assetId.ts'
import type { ChainId } from '../chain/chainId.ts'
import type { OwnText } from '../format/ownText.ts'
import type { Catalogue, ChainDef, RouteDef } from './types.ts'

export interface RouteAvailability {
  available: boolean
  /** One plain sentence; null when available. */
  reason: OwnText | null
  /** Code of the sentence for translations; absent if it is the operator's own. */
  code?: UnavailableCode
}

type UnavailableCode =
  | 'network_off'
  | 'nothing_set_up'
  | 'wallets_only'
  | 'unproven'
  | 'settlement_missing'
  | 'none_added'
  | 'all_off'

const touches = (route: RouteDef, id: ChainId): boolean =>
  parseAssetId(route.from).chain === id || parseAssetId(route.to).chain === id

const no = (code: UnavailableCode, reason: string): RouteAvailability => ({ available: false, reason, code })

export const noRoutes = (chain: Pick<ChainDef, 'name'>): RouteAvailability =>
  no('none_added', `There are no routes from or to ${chain.name} yet.`)

/** Reports if the maker bridges any asset from or to a network today, and if not, why. */
export function routeAvailability(catalogue: Catalogue, chain: ChainDef): RouteAvailability {
  if (chain.disabled) return no('network_off', `${chain.name} is disabled.`)
  if (!chain.settlement && settledChains(catalogue).length === 0)
    return no(
      'nothing_set_up',
      'This bridge isn’t open yet because no networks are set up. Your wallet and funds aren’t affected; check back later.',
    )
  if (chain.settlementStatus === 'none')
    return no('wallets_only', `You can connect a wallet on ${chain.name}, but you can’t bridge from or to it yet.`)
  if (isClosedAsUnproven(chain))
    return no('unproven', `Transfers on ${chain.name} are turned off until they’ve been fully tested.`)
  if (!chain.settlement) return no('settlement_missing', `Transfers aren’t set up on ${chain.name} yet.`)
  const routes = catalogue.routes.filter((r) => touches(r, chain.id))
  if (routes.length === 0) return noRoutes(chain)
  if (routes.some((r) => r.enabled)) return { available: true, reason: null }
  const own = routes.find((r) => r.disabledReason !== null)?.disabledReason ?? null
  return own === null ? no('all_off', `All ${chain.name} routes are disabled.`) : { available: false, reason: own }
}

const isClosedAsUnproven = ({ settlementStatus, settlement }: ChainDef): boolean =>
  settlementStatus === 'unproven' && settlement?.acceptUnproven !== true

/** Disables the routes from and to networks whose settlement is unproven, unless the operator accepts that. */
export function closeUnproven(catalogue: Catalogue): Catalogue {
  const closed = catalogue.chains.filter(isClosedAsUnproven)
  const routes = catalogue.routes.map((route) =>
    closed.some(({ id }) => touches(route, id)) ? { ...route, enabled: false, unproven: true as const } : route,
  )
  return { ...catalogue, routes }
}

/** Networks whose transfers can be settled. */
export const settledChains = (catalogue: Pick<Catalogue, 'chains'>): readonly ChainDef[] =>
  catalogue.chains.filter(({ settlement }) => settlement !== null)

/**
 * The operator's next step until a network can be bridged, as a sentence with the command or file; null after that.
 * External providers need neither contracts nor routes of the catalogue.
 */
export function nextStep(
  catalogue: Pick<Catalogue, 'chains' | 'routes'>,
  providers: readonly unknown[] = [],
): string | null {
  if (providers.length > 0) return null
  if (settledChains(catalogue).length === 0)
    return 'No network settles transfers yet. Deploy the contracts with `npm run deploy`, which writes settlement.json (config/README.md, “Adding a route”). To try everything on one machine: `npm start`.'
  if (!catalogue.routes.some(({ enabled }) => enabled))
    return 'No route is open yet. Add one to routes.json, or enable one there (config/README.md, “Adding a route”).'
  return null
}
