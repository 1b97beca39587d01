import { noRoutes, routeAvailability } from '#core/catalogue/availability.ts'
import { priceOf } from '#core/catalogue/lookups.ts'
import { parseAssetId, isNative } from '#core/chain/assetId.ts'
import type { AssetDef, Catalogue, ChainDef } from '#core/catalogue/types.ts'
import { addressRules, hasAddressRules } from '#chains/registry.ts'
import { formatUnits } from '#core/money/units.ts'
import { USD_DECIMALS } from '#core/money/usd.ts'
import type { Price } from '#core/money/price.ts'
import type { ChainRow, ChainsData, TokenRow } from '#core/wire/catalogue.ts'
import type { ProviderRoute } from '../../providers/provider.ts'

/** `served`: networks with a route of any provider. */
export const chainRow = (catalogue: Catalogue, c: ChainDef, served: ReadonlySet<number>): ChainRow => ({
  chain_id: c.id,
  chain_name: c.name,
  alias_name: c.alias,
  is_testnet: c.isTestnet,
  explorer_url: c.explorerUrl,
  network_code: c.code,
  slug: c.slug,
  popular_item_list: [...c.popular],
  flags: [...c.flags],
  icon: c.icon,
  disabled: c.disabled,
  order: c.order,
  family: c.family,
  native_currency: c.nativeCurrency,
  rpc_urls: [...c.rpcUrls],
  ...(c.settlement?.depositAccount ? { pays_to_address: true as const } : {}),
  route: served.has(c.id) && !c.disabled ? { available: true, reason: null } : unserved(catalogue, c),
})

/** Without a connected provider even the enabled routes of the catalogue are not offered. */
function unserved(catalogue: Catalogue, chain: ChainDef): ChainRow['route'] {
  const found = routeAvailability(catalogue, chain)
  return found.available ? noRoutes(chain) : found
}

export const routeRow = (r: ProviderRoute): ChainsData['routes'][number] => ({
  fromChainId: parseAssetId(r.from).chain,
  toChainId: parseAssetId(r.to).chain,
  from_asset: r.from,
  to_asset: r.to,
  min: String(r.min),
  max: String(r.max),
  eta_seconds: r.etaSeconds,
  custody: r.custody,
  ...(r.paysToAddress ? { pays_to_address: true as const } : {}),
})

/** Returns the token address; for the native coin the name that its family uses instead. */
function wireAddress(chain: ChainDef | undefined, asset: AssetDef): string {
  if (!chain || !hasAddressRules(chain.family)) return asset.token
  const rules = addressRules(chain.family)
  return isNative(asset.id) ? rules.nativeSentinel : rules.display(asset.token)
}

const priceFields = (price: Price | null): Pick<TokenRow, `usd_price${string}` & keyof TokenRow> => ({
  usd_price: price && formatUnits(price.usdE8, USD_DECIMALS),
  usd_price_stale: price?.stale ?? false,
  usd_price_source: price?.source ?? null,
  usd_price_at: price?.asOf?.toISOString() ?? null,
})

export function tokenRow(catalogue: Catalogue, a: AssetDef): TokenRow {
  return {
    asset_id: a.id,
    chain_id: a.chainId,
    address: wireAddress(
      catalogue.chains.find((c) => c.id === a.chainId),
      a,
    ),
    symbol: a.symbol,
    name: a.name,
    decimals: a.decimals,
    icon: a.icon,
    authorization: a.authorization ? { kind: 'erc3009', ...a.authorization } : null,
    ...priceFields(priceOf(catalogue, a)),
  }
}
