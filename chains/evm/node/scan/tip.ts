import { getLogs } from 'viem/actions'
import type { Scan } from '#chains/contract.ts'
import type { NodeContext } from '../context.ts'
import { readBlock } from '../head.ts'
import { logsKey } from '../logs.ts'
import { mapLimit } from '#core/async.ts'
import { type Header, orderTransactions, reorgDuringScan, scanTransaction } from './receipts.ts'

const AT_ONCE = 8

/** Blocks read one by one may be from both sides of a reorganisation; their parent links show it. */
export function requireChained(headers: readonly Header[]): void {
  for (const [index, header] of headers.entries()) {
    const parent = headers[index - 1]
    if (parent && header.parentHash !== parent.hash) throw reorgDuringScan()
  }
}

/** Reads by block hash: a node without the block fails, while a range of heights would return an empty list. */
export async function scanTip(context: NodeContext, from: bigint, to: bigint): Promise<Scan[]> {
  if (from > to) return []
  const { escrows } = context
  const heights = Array.from({ length: Number(to - from) + 1 }, (_, index) => from + BigInt(index))
  const headers = await mapLimit(heights, AT_ONCE, (height) => readBlock(context, height))
  requireChained(headers)
  const scans = await mapLimit(headers, AT_ONCE, async ({ hash }) => {
    const logs = await context.pool.agree(
      (client) => getLogs(client, { blockHash: hash, address: [...escrows] }),
      logsKey,
    )
    return mapLimit(orderTransactions(logs, escrows, hash), AT_ONCE, (transaction) =>
      scanTransaction(context, hash, transaction),
    )
  })
  return scans.flat()
}
