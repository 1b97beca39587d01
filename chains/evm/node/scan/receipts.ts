import type { Log } from 'viem'
import { getTransactionReceipt } from 'viem/actions'
import type { Scan } from '#chains/contract.ts'
import { AppError } from '#core/errors.ts'
import { lower, type NodeContext } from '../context.ts'
import { depositsIn, endingsIn, isOrderEvent } from '../deposits.ts'
import { eventNameOf, receiptKey } from '../logs.ts'

type Hex = `0x${string}`
export interface Header {
  readonly hash: Hex
  readonly parentHash: Hex
  readonly number: bigint
}

export const reorgDuringScan = (): AppError =>
  new AppError('reorg_during_scan', 'The chain was reorganised while it was read.', { status: 502 })

/** Transactions of this block with order events, each once. */
export function orderTransactions(logs: readonly Log[], escrows: readonly Hex[], blockHash: Hex): Hex[] {
  const own = logs.filter((log) => {
    const name = eventNameOf(log)
    return log.blockHash === blockHash && escrows.includes(lower(log.address)) && name !== null && isOrderEvent(name)
  })
  return [...new Set(own.flatMap(({ transactionHash }) => transactionHash ?? []))]
}

/** Maximum number of cached receipts, as their order events. */
const MOST_REMEMBERED = 20_000

/**
 * Deposits and endings in a transaction of this block. The receipt decides, not the log query. A quorum's result for a
 * block hash never changes, so recent blocks, which are read at every pass, cost no receipt twice.
 */
export async function scanTransaction(context: NodeContext, blockHash: Hex, hash: Hex): Promise<Scan> {
  const { pool, id, escrows, scanned } = context
  const place = `${blockHash} ${hash}`
  const known = scanned.get(place)
  if (known) return known
  const receipt = await pool.agree((client) => getTransactionReceipt(client, { hash }), receiptKey)
  if (receipt.blockHash !== blockHash) throw reorgDuringScan()
  const scan = { deposits: depositsIn(receipt, escrows, id), endings: endingsIn(receipt, escrows) }
  if (scanned.size >= MOST_REMEMBERED) for (const oldest of scanned.keys()) if (scanned.delete(oldest)) break
  scanned.set(place, scan)
  return scan
}
