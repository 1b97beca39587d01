import type { AssetDef } from '#core/catalogue/types.ts'
import { isNative } from '#core/chain/assetId.ts'
import type { RouteRequest } from '../provider.ts'
import type { Vendor } from '../vendor.ts'
import type { Served } from '../vendorRoutes.ts'
import { swapChains } from './answers.ts'
import { spokePoolOf, wrappedOf } from './policy.ts'

/** Ether and the dollars of which the pools have liquidity. */
const isHeld = ({ id, chainId, symbol }: AssetDef): boolean =>
  spokePoolOf(chainId) !== null && (isNative(id) ? wrappedOf(chainId) !== null : ['USDC', 'USDT'].includes(symbol))

/** True for a transfer of an asset to another network. */
export const isServed = ({ from, to }: Pick<RouteRequest, 'from' | 'to'>): boolean =>
  isHeld(from) && isHeld(to) && from.chainId !== to.chainId && from.priceKey !== null && from.priceKey === to.priceKey

/** Reads the networks that Across serves now. */
export async function readServed(vendor: Vendor, assets: readonly AssetDef[], signal: AbortSignal): Promise<Served> {
  const live = new Set((await vendor.get('swap/chains', {}, swapChains, signal)).map(({ chainId }) => chainId))
  const held = new Set(assets.filter((asset) => live.has(asset.chainId) && isHeld(asset)).map(({ id }) => id))
  return { sources: held, destinations: held }
}
