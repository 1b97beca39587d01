import { setTimeout as pause } from 'node:timers/promises'
import { type Client, type TransactionReceipt, TransactionReceiptNotFoundError } from 'viem'
import { getTransactionReceipt } from 'viem/actions'

type Hex = `0x${string}`
const RECEIPT_MS = 180_000

/** Awaits a receipt by polling: viem asks again only on a new block, and a chain that mines per transaction may have none. */
export async function receiptOf(client: Client, hash: Hex): Promise<TransactionReceipt> {
  for (const end = Date.now() + RECEIPT_MS; Date.now() < end; await pause(20)) {
    const receipt = await getTransactionReceipt(client, { hash }).catch(unlessMissing)
    if (receipt) return receipt
  }
  throw new Error(`${hash} is in no block after ${RECEIPT_MS / 1000} s`)
}

/** Resolves with the hash once the transaction succeeded; fails if it reverted. */
export async function mined(client: Client, hash: Hex): Promise<Hex> {
  const { status } = await receiptOf(client, hash)
  if (status !== 'success') throw new Error(`${hash} reverted`)
  return hash
}

function unlessMissing(error: unknown): null {
  if (error instanceof TransactionReceiptNotFoundError) return null
  throw error
}
