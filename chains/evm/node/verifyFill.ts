import { erc20Abi, getAbiItem, parseEventLogs, type Transaction, type TransactionReceipt, zeroHash } from 'viem'
import { getBlock, getLogs, getTransaction, getTransactionReceipt } from 'viem/actions'
import type { VerifiedFill } from '#chains/contract/settlement.ts'
import { behind } from '#chains/rpc/errors.ts'
import { type EscrowOrder, fillModes } from '#core/order/escrowOrder.ts'
import { zeroAddress } from '../address.ts'
import { orderHash, proofId } from '../order/hash.ts'
import { transferCall } from '../order/calls.ts'
import { lower, type NodeContext } from './context.ts'
import { readBlock, readHead } from './head.ts'
import { fillEvents, receiptKey } from './logs.ts'
import { isTooMuch, orNull } from './rpc.ts'
import { bridgeFillerAbi } from '#contracts/abi/bridgeFiller.ts'
import { searchBack } from './searchBack.ts'

const same = (a: string | null | undefined, b: string): boolean => a?.toLowerCase() === b.toLowerCase()

/** Returns the ordinal of this order's fill among the fills of the transaction; null if it is not one of them. */
function ordinalByContract(order: EscrowOrder, receipt: TransactionReceipt, filler: string): number | null {
  const id = orderHash(order)
  const ordinal = fillEvents(receipt.logs, filler).findIndex((event) => event.args.orderId === id)
  return ordinal < 0 ? null : ordinal
}

/** Ordinal of a plain payment by the maker itself that names this order and nothing else. */
function ordinalByTransfer(order: EscrowOrder, receipt: TransactionReceipt, transaction: Transaction): number | null {
  const native = same(order.outputToken, zeroAddress)
  const amount = native ? order.outputAmount + order.destinationGas : order.outputAmount
  const call = transferCall({
    token: native ? null : lower(order.outputToken),
    recipient: lower(order.recipient),
    amount,
    orderId: orderHash(order),
  })
  if (!same(transaction.from, order.maker) || !same(transaction.to, call.to)) return null
  if (!same(transaction.input, call.data) || transaction.value !== call.value) return null
  if (native) return 0
  const transfers = parseEventLogs({ abi: erc20Abi, eventName: 'Transfer', strict: true, logs: receipt.logs }).filter(
    (log) => same(log.address, order.outputToken),
  )
  const ordinal = transfers.findIndex(
    ({ args }) => same(args.from, order.maker) && same(args.to, order.recipient) && args.value === order.outputAmount,
  )
  return ordinal < 0 ? null : ordinal
}

async function ordinalOf(
  context: NodeContext,
  order: EscrowOrder,
  receipt: TransactionReceipt,
): Promise<number | null> {
  if (order.fillMode === fillModes.contract)
    return context.filler ? ordinalByContract(order, receipt, context.filler) : null
  const transaction = await context.pool.agree(
    (client) => orNull(getTransaction(client, { hash: receipt.transactionHash })),
    (t) => JSON.stringify(t && [t.hash, t.from, t.to, String(t.value), t.input, t.blockHash]),
  )
  if (transaction?.blockHash !== receipt.blockHash)
    throw behind(new Error(`${receipt.transactionHash} is not in the block of its receipt`))
  return ordinalByTransfer(order, receipt, transaction)
}

/**
 * A payout here carries no memo of its own: an order that needs one in a plain transfer cannot have been paid as
 * agreed.
 */
const memoFits = (order: EscrowOrder, memo: string | null): boolean =>
  order.fillMode === fillModes.contract || (memo === null && order.memoHash === zeroHash)

/**
 * Returns the payout of this order in that transaction, seen by a quorum in a canonical block; null if the transaction exists
 * and does something else.
 * @throws AppError `rpc_behind` while it is missing, which proves nothing.
 */
export async function verifyFill(
  context: NodeContext,
  order: EscrowOrder,
  ref: string,
  memo: string | null,
): Promise<VerifiedFill | null> {
  if (order.dstChainId !== BigInt(context.id) || !memoFits(order, memo)) return null
  const hash = ref as `0x${string}`
  // Finality is read first: a block that is replaced between the requests must not look like one below it.
  const { finalized } = await readHead(context)
  const receipt = await context.pool.agree(
    (client) => orNull(getTransactionReceipt(client, { hash })),
    (found) => (found ? receiptKey(found) : 'none'),
  )
  if (!receipt) throw behind(new Error(`${ref} has no receipt`))
  if ((await readBlock(context, receipt.blockNumber)).hash !== receipt.blockHash)
    throw behind(new Error(`the block of ${ref} moved`))
  if (receipt.status !== 'success') return null
  const ordinal = await ordinalOf(context, order, receipt)
  if (ordinal === null) return null
  const txId = receipt.transactionHash
  return {
    txId,
    ordinal,
    proofId: proofId(context.id, txId, ordinal),
    height: receipt.blockNumber,
    final: receipt.blockNumber <= finalized,
  }
}

const event = getAbiItem({ abi: bridgeFillerAbi, name: 'OrderFilled' })

/**
 * Finds the transaction in which the filler paid this order, in blocks from `since` (epoch seconds) to the finalized one;
 * null if no quorum shows one. The filler pays an order once, so there is no second one to miss.
 * @throws AppError `search_too_long`, `rpc_disagree`, `rpc_behind`, `rpc_unreachable`
 */
export async function findFill(
  context: NodeContext,
  filler: `0x${string}`,
  onchainId: `0x${string}`,
  since: number,
): Promise<string | null> {
  const { pool } = context
  const { finalized } = await readHead(context)
  return pool.agree(async (client) => {
    const within = async (fromBlock: bigint, toBlock: bigint): Promise<string | null> => {
      const asked = { address: filler, event, args: { orderId: onchainId }, fromBlock, toBlock, strict: true } as const
      const [log] = await getLogs(client, asked)
      return log ? log.transactionHash : null
    }
    const timeOf = async (blockNumber: bigint) => Number((await getBlock(client, { blockNumber })).timestamp)
    return searchBack({ newest: finalized, within, timeOf, isTooMuch }, since)
  }, String)
}
