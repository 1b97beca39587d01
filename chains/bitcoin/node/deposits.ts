import type { ObservedDeposit, Scan } from '#chains/contract/deposits.ts'
import { behind } from '#chains/rpc/errors.ts'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import type { NodeContext } from './api/api.ts'
import type { BlockTransaction } from './block.ts'
import { readBlocks, readTransaction } from './blocks.ts'
import { agreedHash } from './head.ts'
import { sightingOf } from './txStatus.ts'

interface Place {
  readonly height: bigint
  readonly blockHash: string
}

/** Outputs to deposit addresses. A payment's inputs are of many kinds, so it has no sender. */
function depositsIn({ chain, watched }: NodeContext, transaction: BlockTransaction, place: Place): ObservedDeposit[] {
  return transaction.outputs.flatMap(({ script, amount }, ordinal) => {
    const found = amount > 0n ? watched?.find(script) : null
    if (!found) return []
    const binding = { kind: 'address', ...found } as const
    const asset = assetId(chain.id, NATIVE)
    return [{ chainId: chain.id, txId: transaction.txId, ordinal, ...place, asset, amount, sender: '', binding }]
  })
}

/**
 * Payments to deposit addresses in blocks from…to, oldest first. A quorum agrees on each block's hash, and its bytes
 * prove themselves, so one endpoint can neither add nor omit any.
 */
export async function scanBlocks(context: NodeContext, from: bigint, to: bigint): Promise<Scan> {
  if (!context.watched || to < from) return { deposits: [], endings: [] }
  const deposits: ObservedDeposit[] = []
  const blocks = readBlocks(context, from, to)
  // Addresses after blocks: one that is paid in them was handed out before.
  for await (const { height, block } of blocks) {
    await context.watched.refresh()
    for (const transaction of block.transactions)
      deposits.push(...depositsIn(context, transaction, { height, blockHash: block.hash }))
  }
  return { deposits, endings: [] }
}

/** The deposit, if a quorum shows its transaction in a block of the chain. */
export async function readDeposit(
  context: NodeContext,
  txId: string,
  ordinal: number,
): Promise<ObservedDeposit | null> {
  const { block } = await sightingOf(context, txId)
  if (!block || !context.watched) return null
  if ((await agreedHash(context, block.height)) !== block.hash)
    throw behind(new Error(`block ${block.hash} left the chain`))
  const transaction = await readTransaction(context, txId)
  if (!transaction) throw behind(new Error(`transaction ${txId} is in a block and missing`))
  await context.watched.refresh()
  const found = depositsIn(context, transaction, { height: block.height, blockHash: block.hash })
  return found.find((deposit) => deposit.ordinal === ordinal) ?? null
}
