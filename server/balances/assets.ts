import { assetBySymbol, assetsOf, createNetworkCodes } from '#core/catalogue/lookups.ts'
import { NATIVE } from '#core/chain/assetId.ts'
import type { AssetDef, Catalogue, ChainDef } from '#core/catalogue/types.ts'
import { addressRules, hasAddressRules } from '#chains/registry.ts'

/** Resolves a token address, the family's native name or a symbol on a network; null if unknown. */
export function assetNamed(catalogue: Catalogue, chain: ChainDef, name: string): AssetDef | null {
  const assets = assetsOf(catalogue, chain.id)
  const token = tokenOf(chain, name)
  return assets.find((a) => a.token === token) ?? assetBySymbol(catalogue, chain.id, name)
}

function tokenOf(chain: ChainDef, name: string): string | null {
  if (!hasAddressRules(chain.family)) return null
  const rules = addressRules(chain.family)
  try {
    const canonical = rules.parse(name)
    return canonical === rules.nativeSentinel ? NATIVE : canonical
  } catch {
    return null
  }
}

/** Finds a network by code, name or alias, ignoring case and spelling variants. */
export function chainNamed({ chains }: Pick<Catalogue, 'chains'>, text: string): ChainDef | null {
  const codes = createNetworkCodes(chains)
  const code = codes.nameToCode(codes.codeToName(text) ?? text)
  return chains.find((c) => c.code === code) ?? null
}
