import type { AssetId } from '#core/chain/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'

/** Balance and debts of an escrow in one asset, as decimal base units. */
export interface EscrowHoldings {
  readonly escrow: string
  readonly asset: AssetId
  readonly held: string
  /** Open orders, accrued channel fees, and payments that their accounts could not receive. */
  readonly owed: string
}

export interface ReconciledChain {
  readonly chainId: ChainId
  readonly readAt: Date
  /** Final block of the holdings. */
  readonly height: bigint
  readonly escrows: readonly EscrowHoldings[]
}

/** Number of distinct endpoint domains by process. */
export interface ProviderDomains {
  readonly maker: number
  /** Of those that reported, in the maker's order. */
  readonly attesters: readonly number[]
}

export interface ProviderCheck {
  readonly checkedAt: Date
  readonly attesters: number
  /** Attesters that did not report their providers. */
  readonly silent: number
  /** Pairs of parties, the maker included, that share a provider. */
  readonly shared: number
  /** Null in a check of an earlier version. */
  readonly domains: ProviderDomains | null
}

/** Results of the checks that reconciler and maker run, for publication only. */
export interface Assurance {
  recordReconciled(chain: ReconciledChain): Promise<void>
  reconciled(): Promise<readonly ReconciledChain[]>
  recordProviderCheck(check: ProviderCheck): Promise<void>
  /** Null before the first check. */
  providerCheck(): Promise<ProviderCheck | null>
}
