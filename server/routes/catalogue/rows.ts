import { routeAvailability } from '#core/catalogue/availability.ts'
import { priceOf } from '#core/catalogue/lookups.ts'
import { parseAssetId, isNative } from '#core/asset/assetId.ts'
import type { AssetDef, Catalogue, ChainDef, RouteDef } from '#core/catalogue/types.ts'
import { addressRules, hasAddressRules } from '#chains/registry.ts'
import { formatUnits } from '#core/money/units.ts'
import { USD_DECIMALS } from '#core/money/usd.ts'
import type { Price } from '#core/prices/price.ts'
import type { ChainRow, ChainsData, TokenRow } from '#core/wire/catalogue.ts'

export const chainRow = (catalogue: Catalogue, c: ChainDef): ChainRow => ({
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
  route: routeAvailability(catalogue, c),
})

export const routeRow = (r: RouteDef): ChainsData['routes'][number] => ({
  fromChainId: parseAssetId(r.from).chain,
  toChainId: parseAssetId(r.to).chain,
  from_asset: r.from,
  to_asset: r.to,
  min: String(r.min),
  max: String(r.max),
  eta_seconds: r.etaSeconds,
  custody: r.custody,
})

/** Token address; for the native coin the name that its family uses instead. */
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
