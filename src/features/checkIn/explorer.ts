import type { ChainRow } from '#core/wire/catalogue.ts'
import type { RewardsData } from '#core/wire/rewards.ts'

/** Where a check-in's transaction is shown: the contract's own explorer where it names one (81457), else the network's. */
export function explorerOf(contracts: RewardsData['check_in']['contracts'], chains: readonly ChainRow[]): (chainId: number, hash: string) => string | null {
  return (chainId, hash) => {
    const special = contracts.find((one) => one.chain_id === chainId)?.explorer_url
    const base = special ?? chains.find((one) => one.chain_id === chainId)?.explorer_url
    return base ? `${base.replace(/\/$/, '')}/tx/${hash}` : null
  }
}
