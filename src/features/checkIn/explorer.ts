import { addressRules, hasAddressRules } from '#chains/registry.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { RewardsData } from '#core/wire/rewards.ts'

/** Where a check-in's transaction is shown: the contract's own explorer where it names one (81457), else the network's. */
export function explorerOf(
  contracts: RewardsData['check_in']['contracts'],
  chains: readonly ChainRow[],
): (chainId: number, hash: string) => string | null {
  return (chainId, hash) => {
    const special = contracts.find((one) => one.chain_id === chainId)?.explorer_url
    const chain = chains.find((one) => one.chain_id === chainId)
    const base = special ?? chain?.explorer_url
    // A contract's network may have left the catalogue since; those have been EVM's.
    const family = chain?.family ?? 'evm'
    return base && hasAddressRules(family) ? addressRules(family).txUrl(base, hash) : null
  }
}
