import { confirmationsFor } from '#core/catalogue/tiers.ts'
import type { ChainSettlement } from '#core/catalogue/types.ts'
import type { ChainStateRow } from '#store/chainState/types.ts'
import type { DepositRow } from '#store/deposits/types.ts'

export interface Confirmations {
  have: number
  need: number
}

/**
 * Returns a deposit's depth and the depth required for its value. Finality has no fixed depth, so `need` is then the current
 * depth of the finalized block. Null if the head or the rule is unknown.
 */
export function confirmationsOf(
  settlement: ChainSettlement | null,
  chain: Pick<ChainStateRow, 'headHeight' | 'finalizedHeight'>,
  deposit: Pick<DepositRow, 'height' | 'status' | 'final'>,
  usdE8: bigint | null,
): Confirmations | null {
  if (!settlement || chain.headHeight === null || deposit.status === 'orphaned') return null
  const rule = confirmationsFor(settlement, usdE8)
  const depth = chain.headHeight - deposit.height + 1n
  const finality = chain.headHeight - (chain.finalizedHeight ?? chain.headHeight) + 1n
  const need = rule === 'finalized' ? finality : BigInt(rule)
  const reached = deposit.final || deposit.status === 'confirmed' || depth > need
  const have = reached ? need : depth < 0n ? 0n : depth
  return { have: Number(have), need: Number(need) }
}
