import type { ChainRow } from '#core/wire/catalogue.ts'
import type { RewardsData } from '#core/wire/rewards.ts'
import type { AddressBook } from '#src/features/shared/addressBook.ts'

/** Returns the explorer link of a check-in: the contract's own explorer when configured (81457), else the network's; null until the book is loaded. */
export function explorerOf(
  book: Pick<AddressBook, 'addressRules' | 'hasAddressRules'> | null,
  contracts: RewardsData['check_in']['contracts'],
  chains: readonly ChainRow[],
): (chainId: number, hash: string) => string | null {
  return (chainId, hash) => {
    const special = contracts.find((one) => one.chain_id === chainId)?.explorer_url
    const chain = chains.find((one) => one.chain_id === chainId)
    const base = special ?? chain?.explorer_url
    // A contract's network may have left the catalogue since; those were EVM networks.
    const family = chain?.family ?? 'evm'
    return base && book?.hasAddressRules(family) ? book.addressRules(family).txUrl(base, hash) : null
  }
}
