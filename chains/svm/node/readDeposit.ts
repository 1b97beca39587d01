import type { ObservedDeposit } from '#chains/contract.ts'
import { behind } from '#chains/rpc/errors.ts'
import type { NodeContext } from './context.ts'
import { creditsOf } from './deposits.ts'
import { agreedBlock } from './head.ts'
import { readLanded } from './landed.ts'

/** Confirmed transaction as a quorum has it; one that most nodes do not have yet counts as missing. */
export async function readDeposit(
  context: NodeContext,
  txId: string,
  ordinal: number,
): Promise<ObservedDeposit | null> {
  const { depositAddress, pool, tokens, id } = context
  if (depositAddress === null) return null
  const tx = await pool.agree(
    (connection) => readLanded(connection, txId),
    (found) => JSON.stringify(found, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)),
  )
  if (!tx) return null
  const credit = creditsOf(tx, depositAddress, tokens).find((one) => one.ordinal === ordinal)
  if (!credit || tx.signature !== txId) return null
  const height = BigInt(tx.slot)
  const block = await agreedBlock(context, height)
  if (!block) throw behind(new Error(`slot ${tx.slot} holds ${txId} and no block`))
  const { asset, amount, sender, memo } = credit
  return {
    chainId: id,
    txId,
    ordinal,
    height,
    blockHash: block.hash,
    asset,
    amount,
    sender,
    binding: { kind: 'memo', memo },
  }
}
