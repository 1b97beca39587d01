import type { AssetDef } from '#core/catalogue/types.ts'
import { isNative } from '#core/chain/assetId.ts'
import type { RouteRequest } from '../provider.ts'
import type { Vendor } from '../vendor.ts'
import type { Served } from '../vendorRoutes.ts'
import { supportedChains } from './answers.ts'
import { dlnChainId, isDlnSource } from './policy.ts'

/** Networks whose ETH the solvers hold: docs.debridge.com, "Reserve Assets". They hold USDC on every network. */
const etherReserves: ReadonlySet<number> = new Set([1, 8453, 42161, 59144])

/**
 * True for what can be sent without an exchange before the order: that goes through a contract whose calls can't be
 * limited to the sent asset.
 */
function isReserve({ id, chainId, symbol }: AssetDef): boolean {
  if (!isDlnSource(chainId)) return false
  return isNative(id) ? etherReserves.has(chainId) : symbol === 'USDC'
}

/** True for a transfer of an asset to another network, where both sides are known here. */
export const isServed = ({ from, to }: Pick<RouteRequest, 'from' | 'to'>): boolean =>
  isReserve(from) &&
  dlnChainId(to.chainId) !== null &&
  from.chainId !== to.chainId &&
  from.priceKey !== null &&
  from.priceKey === to.priceKey

/** Reads the networks that deBridge serves now. One that it numbers differently than this code is left out. */
export async function readServed(vendor: Vendor, assets: readonly AssetDef[], signal: AbortSignal): Promise<Served> {
  const { chains } = await vendor.get('supported-chains-info', {}, supportedChains, signal)
  const own = new Map(chains.map(({ chainId, originalChainId }) => [chainId, originalChainId ?? chainId]))
  const isLive = (chain: number): boolean => {
    const dln = dlnChainId(chain)
    const original = dln === null ? undefined : own.get(dln)
    return original !== undefined && (original === chain || original === dln)
  }
  const live = assets.filter(({ chainId }) => isLive(chainId))
  return {
    sources: new Set(live.filter(isReserve).map(({ id }) => id)),
    destinations: new Set(live.map(({ id }) => id)),
  }
}
