import type { Log, TransactionReceipt } from 'viem'
import { getTransactionReceipt } from 'viem/actions'
import { AppError } from '#core/errors.ts'
import type { NodeContext } from '../context.ts'
import { isOrderEvent } from '../deposits.ts'
import { escrowEvents, receiptKey } from '../logs.ts'

type Hex = `0x${string}`
export interface Header {
  readonly hash: Hex
  readonly parentHash: Hex
  readonly number: bigint
}

export const reorgDuringScan = (): AppError =>
  new AppError('reorg_during_scan', 'The chain was reorganised while it was read.', { status: 502 })

/** Transactions of this block that say something about orders, each once. */
export function orderTransactions(logs: readonly Log[], escrow: Hex, blockHash: Hex): Hex[] {
  const own = escrowEvents(logs, escrow).filter((event) => isOrderEvent(event) && event.blockHash === blockHash)
  return [...new Set(own.map((event) => event.transactionHash))]
}

/** The receipt decides, not the log query that led to it. */
export async function receiptIn({ pool }: NodeContext, blockHash: Hex, hash: Hex): Promise<TransactionReceipt> {
  const receipt = await pool.agree((client) => getTransactionReceipt(client, { hash }), receiptKey)
  if (receipt.blockHash !== blockHash) throw reorgDuringScan()
  return receipt
}
