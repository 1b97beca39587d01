import { isNative } from '../chain/assetId.ts'
import type { AssetDef, Catalogue, PriceIds } from './types.ts'

/** Identifies a price key at vendors: by the id of a network's own coin, or by a token's contract on a network. */
export type PriceTarget =
  | { readonly key: string; readonly coin: string }
  | {
      readonly key: string
      readonly address: string
      readonly defillama: string | undefined
      readonly coingecko: string | undefined
    }

type Source = Pick<Catalogue, 'assets' | 'priceIds'>

const idsOf = ({ priceIds }: Source, asset: AssetDef): PriceIds => priceIds.get(asset.chainId) ?? {}
const ofKey = ({ assets }: Source, key: string): readonly AssetDef[] => assets.filter((a) => a.priceKey === key)

/** Returns every coin id that the key's native coins map to: one, or the ids contradict each other. */
export const coinIdsOf = (from: Source, key: string): readonly string[] => [
  ...new Set(ofKey(from, key).flatMap((a) => (isNative(a.id) ? (idsOf(from, a).coin ?? []) : []))),
]

/**
 * Returns the asset that represents a key at vendors: a native coin before a token, in catalogue order; null if no vendor has a
 * name for any.
 */
export function priceTarget(from: Source, key: string): PriceTarget | null {
  const [coin] = coinIdsOf(from, key)
  if (coin !== undefined) return { key, coin }
  const token = ofKey(from, key).find(
    (a) => !isNative(a.id) && (idsOf(from, a).defillama ?? idsOf(from, a).coingecko) !== undefined,
  )
  if (!token) return null
  const { defillama, coingecko } = idsOf(from, token)
  return { key, address: token.token, defillama, coingecko }
}

/** Every price key of the catalogue that vendors know. */
export const priceTargets = (from: Source): readonly PriceTarget[] =>
  [...new Set(from.assets.flatMap((a) => a.priceKey ?? []))].flatMap((key) => priceTarget(from, key) ?? [])
