import type { ChainNode, ObservedDeposit } from '#chains/contract.ts'
import type { AssetId } from '#core/asset/assetId.ts'
import type { ChainSettlement } from '#core/catalogue/types.ts'
import type { ChainId } from '#core/chain/chainId.ts'

/** One account that holds deposits, and one asset of it, in base units at the latest block. */
export interface BalanceProof {
  readonly chainId: ChainId
  /** The escrow, or the deposit address where the maker holds deposits. */
  readonly account: string
  readonly asset: AssetId
  /** Sum of the deposits that have not ended. */
  readonly owed: bigint
  readonly balance: bigint
}

/**
 * Compares each account's obligations in the rebuilt database with its balance. A shortfall means that a deposit left
 * without being found. A surplus is normal: fees, other makers and inventory share the accounts.
 */
export async function proveByBalances(
  node: ChainNode,
  { depositAddress }: Pick<ChainSettlement, 'depositAddress'>,
  open: readonly ObservedDeposit[],
): Promise<BalanceProof[]> {
  const proofs: BalanceProof[] = []
  const accountOf = ({ binding }: ObservedDeposit) => (binding.kind === 'escrow' ? binding.escrow : depositAddress)
  for (const account of new Set(open.map(accountOf))) {
    if (account === null) continue
    const owed = new Map<AssetId, bigint>()
    for (const deposit of open.filter((each) => accountOf(each) === account))
      owed.set(deposit.asset, (owed.get(deposit.asset) ?? 0n) + deposit.amount)
    const balances = await node.balances(account, [...owed.keys()])
    for (const [asset, sum] of owed)
      proofs.push({ chainId: node.id, account, asset, owed: sum, balance: balances.get(asset) ?? 0n })
  }
  return proofs
}

export const isCovered = ({ owed, balance }: BalanceProof): boolean => balance >= owed
