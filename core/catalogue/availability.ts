import { parseAssetId } from '../asset/assetId.ts'
import type { ChainId } from '../chain/chainId.ts'
import type { OwnText } from '../format/ownText.ts'
import { settledChains } from './nextStep.ts'
import type { Catalogue, ChainDef, RouteDef } from './types.ts'

export interface RouteAvailability {
  available: boolean
  /** One plain sentence; null when available. */
  reason: OwnText | null
  /** Code of the sentence for translations; absent if it is the operator's own. */
  code?: UnavailableCode
}

type UnavailableCode = 'network_off' | 'nothing_set_up' | 'settlement_missing' | 'none_added' | 'all_off'

const touches = (route: RouteDef, id: ChainId): boolean =>
  parseAssetId(route.from).chain === id || parseAssetId(route.to).chain === id

const no = (code: UnavailableCode, reason: string): RouteAvailability => ({ available: false, reason, code })

/** Reports if any asset can be bridged from or to a network today, and if not, why. */
export function routeAvailability(catalogue: Catalogue, chain: ChainDef): RouteAvailability {
  if (chain.disabled) return no('network_off', `${chain.name} is switched off.`)
  if (!chain.settlement && settledChains(catalogue).length === 0)
    return no(
      'nothing_set_up',
      'This bridge isn’t open yet: its operator hasn’t set up any network. Your wallet and funds aren’t affected; check back later or ask the operator.',
    )
  if (!chain.settlement) return no('settlement_missing', `Settlement is not set up on ${chain.name}.`)
  const routes = catalogue.routes.filter((r) => touches(r, chain.id))
  if (routes.length === 0) return no('none_added', `No route from or to ${chain.name} has been added.`)
  if (routes.some((r) => r.enabled)) return { available: true, reason: null }
  const own = routes.find((r) => r.disabledReason !== null)?.disabledReason ?? null
  return own === null
    ? no('all_off', `All routes of ${chain.name} are switched off.`)
    : { available: false, reason: own }
}
