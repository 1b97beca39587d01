import type { ContractEvent } from '#chains/contract/callReads.ts'
import type { Scan } from '#chains/contract/deposits.ts'
import { lower, type NodeContext } from './context.ts'
import { readBlock, readHead } from './head.ts'
import { getBlock, getLogs, getTransactionReceipt } from 'viem/actions'
import { eventNameOf, logsKey, receiptKey } from './logs.ts'
import { mapLimit } from '#core/async.ts'
import type { Log } from 'viem'
import { isTooMuch } from './rpc.ts'
import { AppError } from '#core/errors.ts'
import { depositsIn, endingsIn, isOrderEvent } from './deposits.ts'

const AT_ONCE = 8

type Hex = `0x${string}`

/** Up to here, reading block by block costs no more than requesting the finalized height. */
const FEW_BLOCKS = 32n

/** Last block that may be read with many others at once: the newest final one. */
async function lastOfHistory(context: NodeContext, from: bigint, to: bigint): Promise<bigint> {
  if (to - from < FEW_BLOCKS) return from - 1n
  const { finalized } = await readHead(context)
  return finalized < to ? finalized : to
}

/** Deposits and endings in the blocks from…to, oldest first. */
export async function scanBlocks(context: NodeContext, from: bigint, to: bigint): Promise<Scan> {
  if (context.escrows.length === 0 || from > to) return { deposits: [], endings: [] }
  const border = await lastOfHistory(context, from, to)
  const tipFrom = border < from ? from : border + 1n
  const scans = [...(await scanHistory(context, from, border)), ...(await scanTip(context, tipFrom, to))]
  return {
    deposits: scans.flatMap(({ deposits }) => deposits),
    endings: scans.flatMap(({ endings }) => endings),
  }
}

/** Blocks read one by one may be from both sides of a reorganization; their parent links show it. */
export function requireChained(headers: readonly Header[]): void {
  for (const [index, header] of headers.entries()) {
    const parent = headers[index - 1]
    if (parent && header.parentHash !== parent.hash) throw reorgDuringScan()
  }
}

/** Reads by block hash: a node without the block fails, while a range of heights would return an empty list. */
async function scanTip(context: NodeContext, from: bigint, to: bigint): Promise<Scan[]> {
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

const BLOCKS_AT_ONCE = 1_000n
/** Nodes truncate long answers, some silently; an answer this long is requested again in halves. */
const LONG_ANSWER = 1_000

/** Logs of a range, from nodes that prove to have its last block: one that lags would return an empty list. */
export async function rangeLogs(
  context: NodeContext,
  escrows: readonly Hex[],
  from: bigint,
  to: bigint,
): Promise<readonly Log[]> {
  try {
    const { logs } = await context.pool.agree(
      async (client) => {
        const end = await getBlock(client, { blockNumber: to })
        return { end: end.hash, logs: await getLogs(client, { address: [...escrows], fromBlock: from, toBlock: to }) }
      },
      (answer) => answer.end + logsKey(answer.logs),
    )
    if (logs.length < LONG_ANSWER || from === to) return logs
  } catch (error) {
    if (from === to || !isTooMuch(error)) throw error
  }
  const middle = (from + to) / 2n
  return [...(await rangeLogs(context, escrows, from, middle)), ...(await rangeLogs(context, escrows, middle + 1n, to))]
}

/** Reads the events of any contract. Throws as `rangeLogs`. */
export async function readContractEvents(
  context: NodeContext,
  contract: string,
  from: bigint,
  to: bigint,
): Promise<readonly ContractEvent[]> {
  const logs = await rangeLogs(context, [lower(contract)], from, to)
  return logs.flatMap(({ blockNumber, transactionHash, topics, data }) =>
    blockNumber === null || transactionHash === null
      ? []
      : [{ height: blockNumber, txId: transactionHash, topics, data }],
  )
}

/** Transactions of the logs, block by block; each block is read again, so that a forged log leads nowhere. */
async function transactionsOf(context: NodeContext, logs: readonly Log[]): Promise<Scan[]> {
  const heights = [...new Set(logs.map((log) => log.blockNumber))].filter((height) => height !== null)
  const scans = await mapLimit(heights, AT_ONCE, async (height) => {
    const { hash } = await readBlock(context, height)
    return mapLimit(orderTransactions(logs, context.escrows, hash), AT_ONCE, (transaction) =>
      scanTransaction(context, hash, transaction),
    )
  })
  return scans.flat()
}

/** Final blocks cannot change while they are read, so many fit one request. Used to catch up after a long pause. */
async function scanHistory(context: NodeContext, from: bigint, to: bigint): Promise<Scan[]> {
  const found: Scan[] = []
  for (let start = from; start <= to; start += BLOCKS_AT_ONCE) {
    const end = start + BLOCKS_AT_ONCE - 1n < to ? start + BLOCKS_AT_ONCE - 1n : to
    found.push(...(await transactionsOf(context, await rangeLogs(context, context.escrows, start, end))))
  }
  return found
}

interface Header {
  readonly hash: Hex
  readonly parentHash: Hex
  readonly number: bigint
}

const reorgDuringScan = (): AppError =>
  new AppError('reorg_during_scan', 'The chain was reorganised while it was read.', { status: 502 })

/** Transactions of this block with order events, each once. */
function orderTransactions(logs: readonly Log[], escrows: readonly Hex[], blockHash: Hex): Hex[] {
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
async function scanTransaction(context: NodeContext, blockHash: Hex, hash: Hex): Promise<Scan> {
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
