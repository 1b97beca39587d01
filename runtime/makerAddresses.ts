import type { Catalogue } from '#core/catalogue/types.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { FamilyName } from '#core/chain/family.ts'

/**
 * Returns the maker's wallet on each network with settlement: its deposit or payout address where it holds deposits itself,
 * elsewhere the operator's address for the family.
 */
export function makerAddressesOf(
  catalogue: Pick<Catalogue, 'chains'>,
  byFamily: Partial<Record<FamilyName, string>>,
): ReadonlyMap<ChainId, string> {
  const found = new Map<ChainId, string>()
  for (const chain of catalogue.chains) {
    const { settlement } = chain
    const address =
      settlement?.depositAddress ?? settlement?.payoutAddress ?? (settlement ? byFamily[chain.family] : undefined)
    if (address) found.set(chain.id, address)
  }
  return found
}
