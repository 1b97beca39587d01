import { erc20Abi, parseEventLogs, type TransactionReceipt } from 'viem'
import { getTransaction, getTransactionReceipt } from 'viem/actions'
import type { AssetId } from '#core/chain/assetId.ts'
import { isNative, parseAssetId } from '#core/chain/assetId.ts'
import { AppError } from '#core/errors.ts'
import type { Arrival, Emitted, EmittedRead, Moved, MovedRead } from '#chains/contract/reader.ts'
import { lower, type NodeContext } from './context.ts'
import { readBlock } from './head.ts'
import { receiptKey } from './logs.ts'
import { orNull } from './rpc.ts'

type Hex = `0x${string}`

/**
 * Reads what a transaction brought an account, or took from it: the token's transfers, or the coins of a transaction from or to the
 * account. Null while it is in no block.
 * @throws AppError `rpc_unreachable`, `rpc_disagree`, `rpc_behind`
 */
export async function readMoved(context: NodeContext, { asset, account, txId }: MovedRead): Promise<Moved | null> {
  const found = await minedOf(context, txId)
  if (!found) return null
  const { receipt, at } = found
  if (receipt.status !== 'success') return { at, amount: 0n, isFailed: true }
  if (isNative(asset)) return { at, amount: await coinsOf(context, txId as Hex, lower(account)) }
  return { at, ...tokensOf(receipt, asset, lower(account)) }
}

/** Lists the events that a contract emitted in a transaction; none if it failed, null while it is in no block. Throws as `readMoved`. */
export async function readEmitted(context: NodeContext, { contract, txId }: EmittedRead): Promise<Emitted | null> {
  const found = await minedOf(context, txId)
  if (!found) return null
  const { receipt, at } = found
  const logs = receipt.status === 'success' ? receipt.logs : []
  return { at, events: logs.filter(({ address }) => lower(address) === lower(contract)) }
}

/** The agreed receipt of a transaction in a block of the chain that a quorum has. */
async function minedOf(
  context: NodeContext,
  txId: string,
): Promise<{ readonly receipt: TransactionReceipt; readonly at: Date } | null> {
  const receipt = await context.pool.agree(
    (client) => orNull(getTransactionReceipt(client, { hash: txId as Hex })),
    (found) => (found ? receiptKey(found) : 'none'),
  )
  if (!receipt) return null
  const block = await readBlock(context, receipt.blockNumber)
  if (block.hash !== receipt.blockHash)
    throw new AppError('rpc_disagree', 'The transaction’s block left the chain.', { status: 502, retriable: true })
  return { receipt, at: new Date(Number(block.timestamp) * 1000) }
}

function tokensOf({ logs }: TransactionReceipt, asset: AssetId, account: string): Pick<Moved, 'amount' | 'arrivals'> {
  const token = lower(parseAssetId(asset).token)
  const transfers = parseEventLogs({
    abi: erc20Abi,
    eventName: 'Transfer',
    logs: logs.filter(({ address }) => lower(address) === token),
    strict: true,
  }).flatMap(({ args, logIndex: position }) => {
    const [to, from] = [lower(args.to), lower(args.from)]
    const [into, outOf] = [to === account, from === account]
    return into === outOf ? [] : [{ position, from, amount: into ? args.value : -args.value }]
  })
  const amount = transfers.reduce((sum, transfer) => sum + transfer.amount, 0n)
  const arrivals: readonly Arrival[] = transfers.filter((transfer) => transfer.amount > 0n)
  const isWhole = arrivals.length > 0 && transfers.every((transfer) => transfer.amount >= 0n)
  return isWhole ? { amount, arrivals } : { amount }
}

/** Coins that a contract moves are in no log, so that calls of contracts show only what they were sent. */
async function coinsOf({ pool }: NodeContext, hash: Hex, account: string): Promise<bigint | null> {
  const transaction = await pool.agree(
    (client) => orNull(getTransaction(client, { hash })),
    (found) => (found ? [found.from, found.to, found.value, found.input].join(' ') : 'none'),
  )
  if (!transaction) return null
  const { from, to, value, input } = transaction
  const [isFrom, isTo] = [lower(from) === account, to !== null && lower(to) === account]
  if (isFrom && isTo) return 0n
  if (isFrom) return -value
  if (isTo && value > 0n) return value
  // A plain payment moves the coins of its sender to its receiver alone.
  return input === '0x' ? 0n : null
}
