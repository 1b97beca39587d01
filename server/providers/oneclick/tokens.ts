import { addressRules } from '#chains/registry.ts'
import type { AssetDef, Catalogue } from '#core/catalogue/types.ts'
import type { AssetId } from '#core/chain/assetId.ts'
import type { Served } from '../vendorRoutes.ts'
import { networkOf, oneClickNames } from './assetIds.ts'
import type { Token } from './wire.ts'

/** Names under which the vendor lists assets of the catalogue now. */
export type ListedNames = ReadonlyMap<AssetId, string>

/**
 * Finds the catalogue's assets in the vendor's list. A token counts only if name, network, contract and decimals are all
 * those of the asset, so that the browser can derive the same name.
 */
export function listedNames({ assets }: Pick<Catalogue, 'assets'>, tokens: readonly Token[]): ListedNames {
  const byName = new Map(tokens.map((token) => [token.assetId, token]))
  return new Map(
    assets.flatMap((asset) => {
      const name = oneClickNames(asset.id).find((one) => isSame(asset, byName.get(one)))
      return name === undefined ? [] : [[asset.id, name] as const]
    }),
  )
}

function isSame({ chainId, token, decimals }: AssetDef, listed: Token | undefined): boolean {
  const network = networkOf(chainId)
  if (!network || !listed || listed.blockchain !== network.name || listed.decimals !== decimals) return false
  if (token === 'native' || !listed.contractAddress) return true
  try {
    return addressRules(network.family).parse(listed.contractAddress, chainId) === token
  } catch {
    return false
  }
}

/** Any listed network can send: a deposit is a plain payment, from a wallet or an exchange. */
export function servedBy(names: ListedNames, { assets }: Pick<Catalogue, 'assets'>): Served {
  const listed = new Set(assets.map(({ id }) => id).filter((id) => names.has(id)))
  return { sources: listed, destinations: listed }
}
