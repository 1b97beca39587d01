import type { AssetId } from '#core/chain/assetId.ts'
import { nativeAsset, trustedPriceOf } from '#core/catalogue/lookups.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { usdValue } from '#core/money/usd.ts'

/** Returns the value in 1e-8 dollar, for decisions; null if the asset is unknown, or its price is unknown or stale. */
export function depositValue(
  catalogue: Catalogue,
  { asset, amount }: { asset: AssetId; amount: bigint },
): bigint | null {
  const def = catalogue.assets.find(({ id }) => id === asset)
  const price = def ? trustedPriceOf(catalogue, def) : null
  return def && price !== null ? usdValue(amount, def.decimals, price) : null
}

/** Returns the value in 1e-8 dollar of a network fee, in native base units. */
export function nativeValue(catalogue: Catalogue, chain: ChainId, amount: bigint): bigint | null {
  const native = nativeAsset(catalogue, chain)
  return native ? depositValue(catalogue, { asset: native.id, amount }) : null
}
