import { getLogs, getTransactionReceipt } from 'viem/actions'
import type { Scan } from '#chains/contract.ts'
import { AppError } from '#core/errors.ts'
import type { NodeContext } from './context.ts'
import { depositsIn, endingsIn, isOrderEvent } from './deposits.ts'
import { readBlock } from './head.ts'
import { escrowEvents, logsKey, receiptKey } from './logs.ts'
import { mapLimit } from './mapLimit.ts'

const AT_ONCE = 8
interface Header {
  readonly hash: `0x${string}`
  readonly parentHash: `0x${string}`
  readonly number: bigint
}

/** Blocks read one by one may come from both sides of a reorganisation; their parent links show it. */
export function requireChained(headers: readonly Header[]): void {
  for (const [index, header] of headers.entries()) {
    const parent = headers[index - 1]
    if (parent && header.parentHash !== parent.hash)
      throw new AppError('reorg_during_scan', 'The chain was reorganised while it was read.', { status: 502 })
  }
}

/** By block hash: a node that does not have the block fails, where a range of heights would come back empty. */
async function orderTransactions(context: NodeContext, escrow: `0x${string}`, header: Header): Promise<`0x${string}`[]> {
  const logs = await context.pool.agree((client) => getLogs(client, { blockHash: header.hash, address: escrow }), logsKey)
  const own = escrowEvents(logs, escrow).filter((event) => isOrderEvent(event) && event.blockHash === header.hash)
  return [...new Set(own.map((event) => event.transactionHash))]
}

async function receiptIn(context: NodeContext, header: Header, hash: `0x${string}`) {
  const receipt = await context.pool.agree((client) => getTransactionReceipt(client, { hash }), receiptKey)
  if (receipt.blockHash !== header.hash)
    throw new AppError('reorg_during_scan', 'The chain was reorganised while it was read.', { status: 502 })
  return receipt
}

/** Deposits and endings in the blocks from…to. The receipt decides, not the log query that led to it. */
export async function scanBlocks(context: NodeContext, from: bigint, to: bigint): Promise<Scan> {
  const { escrow, id } = context
  if (!escrow || from > to) return { deposits: [], endings: [] }
  const heights = Array.from({ length: Number(to - from) + 1 }, (_, index) => from + BigInt(index))
  const headers = await mapLimit(heights, AT_ONCE, (height) => readBlock(context, height))
  requireChained(headers)
  const receipts = await mapLimit(headers, AT_ONCE, async (header) => {
    const hashes = await orderTransactions(context, escrow, header)
    return mapLimit(hashes, AT_ONCE, (hash) => receiptIn(context, header, hash))
  })
  const flat = receipts.flat()
  return {
    deposits: flat.flatMap((receipt) => depositsIn(receipt, escrow, id)),
    endings: flat.flatMap((receipt) => endingsIn(receipt, escrow)),
  }
}
