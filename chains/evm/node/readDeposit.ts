import { getTransactionReceipt } from 'viem/actions'
import type { ObservedDeposit } from '#chains/contract.ts'
import { behind } from '#chains/rpc/errors.ts'
import type { NodeContext } from './context.ts'
import { depositsIn } from './deposits.ts'
import { readBlock } from './head.ts'
import { receiptKey } from './logs.ts'
import { orNull } from './rpc/faults.ts'

type Hex = `0x${string}`

/** Receipt and block are both agreed on: a database row only names the transaction, and proves nothing itself. */
export async function readDeposit(
  context: NodeContext,
  txId: string,
  ordinal: number,
): Promise<ObservedDeposit | null> {
  const { escrows, id, pool } = context
  if (escrows.length === 0) return null
  const receipt = await pool.agree(
    (client) => orNull(getTransactionReceipt(client, { hash: txId as Hex })),
    (found) => (found ? receiptKey(found) : 'none'),
  )
  if (!receipt) return null
  if ((await readBlock(context, receipt.blockNumber)).hash !== receipt.blockHash)
    throw behind(new Error(`the block of ${txId} moved`))
  return depositsIn(receipt, escrows, id).find((deposit) => deposit.ordinal === ordinal) ?? null
}
