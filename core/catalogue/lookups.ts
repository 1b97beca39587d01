import { type AssetId, isNative } from '../chain/assetId.ts'
import type { ChainId } from '../chain/chainId.ts'
import { AppError } from '../errors.ts'
import type { Price } from '../money/price.ts'
import type { AssetDef, Catalogue, ChainDef, ExchangeDef, RouteDef } from './types.ts'

/** Returns a network. @throws AppError `chain_unknown` (404). */
export function chainById(catalogue: Catalogue, id: number): ChainDef {
  const chain = catalogue.chains.find((c) => c.id === id)
  if (!chain) throw new AppError('chain_unknown', `Network ${id} is not in the catalogue.`, { status: 404 })
  return chain
}

/** Returns an asset. @throws AppError `asset_unknown` (404). */
export function assetById(catalogue: Catalogue, id: AssetId): AssetDef {
  const asset = catalogue.assets.find((a) => a.id === id)
  if (!asset) throw new AppError('asset_unknown', `Token ${id} is not in the catalogue.`, { status: 404 })
  return asset
}

export const assetsOf = (catalogue: Catalogue, chain: ChainId): readonly AssetDef[] =>
  catalogue.assets.filter((a) => a.chainId === chain)

/** Asset that a symbol means on a network: the native coin before a token of the same symbol; null if none. */
export function assetBySymbol(catalogue: Catalogue, chain: ChainId, symbol: string): AssetDef | null {
  const wanted = symbol.toUpperCase()
  const named = assetsOf(catalogue, chain).filter((a) => a.symbol.toUpperCase() === wanted)
  return named.find((a) => isNative(a.id)) ?? named[0] ?? null
}

/** Returns the network's native coin as an asset; null if the catalogue does not list it. */
export const nativeAsset = (catalogue: Catalogue, chain: ChainId): AssetDef | null =>
  assetsOf(catalogue, chain).find((a) => isNative(a.id)) ?? null

/** Returns the maker's route for a pair, also a disabled one; null if none. */
export const findRoute = (catalogue: Catalogue, from: AssetId, to: AssetId): RouteDef | null =>
  catalogue.routes.find((r) => r.from === from && r.to === to) ?? null

export const exchangeById = (catalogue: Catalogue, id: number): ExchangeDef | null =>
  catalogue.exchanges.find((e) => e.id === id) ?? null

type Prices = Pick<Catalogue, 'prices'>

/** For display: the price with its source and age; null if unknown. */
export const priceOf = ({ prices }: Prices, { priceKey }: Pick<AssetDef, 'priceKey'>): Price | null =>
  priceKey === null ? null : (prices.get(priceKey) ?? null)

/** For decisions: 1e-8 dollar per whole unit; null if the price is unknown or stale. */
export function trustedPriceOf(catalogue: Prices, asset: Pick<AssetDef, 'priceKey'>): bigint | null {
  const price = priceOf(catalogue, asset)
  return price === null || price.stale ? null : price.usdE8
}

interface Linked {
  readonly id: number
  readonly slug: string
  readonly code: string
}

/** The network that a link names by number, slug or internal code, in any case; null when nothing matches. */
export function chainFromLink<T extends Linked>(chains: readonly T[], text: string): T | null {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return null
  return chains.find((c) => String(c.id) === wanted || c.slug === wanted || c.code.toLowerCase() === wanted) ?? null
}

/** Two-way map of internal network codes and display names (spec §3), in any spelling. */
interface NetworkCodes {
  /** "ArbitrumOneMainnet" → "Arbitrum One"; null when unknown. */
  codeToName(code: string): string | null
  /** Accepts a name or its short form. */
  nameToCode(name: string): string | null
}

const folded = (text: string): string => text.toLowerCase().replace(/[\s_-]/g, '')

export function createNetworkCodes(chains: readonly Pick<ChainDef, 'code' | 'name' | 'alias'>[]): NetworkCodes {
  const names = new Map(chains.map((c) => [folded(c.code), c.name]))
  const codes = new Map(chains.flatMap((c) => [c.alias, c.name].map((name) => [folded(name), c.code] as const)))
  return {
    codeToName: (code) => names.get(folded(code)) ?? null,
    nameToCode: (name) => codes.get(folded(name)) ?? null,
  }
}

/**
 * Networks that the specification removes from every list after load (spec §3), with everything that belongs to them.
 */
const hiddenChains: readonly number[] = [61022, 8086]

const chainOf = (asset: string): number => Number(asset.slice(0, asset.indexOf(':')))

const isHiddenChain = (id: number): boolean => hiddenChains.includes(id)

/** Returns the catalogue without hidden networks, their assets, their routes and their entries at exchanges. */
export function dropHidden(catalogue: Catalogue): Catalogue {
  return {
    ...catalogue,
    chains: catalogue.chains.filter((c) => !isHiddenChain(c.id)),
    assets: catalogue.assets.filter((a) => !isHiddenChain(a.chainId)),
    routes: catalogue.routes.filter((r) => !isHiddenChain(chainOf(r.from)) && !isHiddenChain(chainOf(r.to))),
    exchanges: catalogue.exchanges.map((e) => ({
      ...e,
      networks: e.networks.filter((n) => !isHiddenChain(n.chainId)),
    })),
  }
}
