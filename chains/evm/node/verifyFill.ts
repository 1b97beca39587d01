import { type TransactionReceipt, erc20Abi, parseEventLogs, type Transaction } from 'viem'
import { getTransaction, getTransactionReceipt } from 'viem/actions'
import type { VerifiedFill } from '#chains/contract.ts'
import { fillModes, type EscrowOrder } from '#core/order/escrowOrder.ts'
import { zeroAddress } from '../address.ts'
import { orderHash } from '../order/hash.ts'
import { proofId } from '../order/proof.ts'
import type { NodeContext } from './context.ts'
import { readBlock, readHead } from './head.ts'
import { fillEvents, receiptKey } from './logs.ts'
import { orNull } from './rpc/faults.ts'

const same = (a: string | null | undefined, b: string): boolean => a?.toLowerCase() === b.toLowerCase()

/** Place of this order's fill among the fills of the transaction; null when it is not one of them. */
function ordinalByContract(order: EscrowOrder, receipt: TransactionReceipt, filler: string): number | null {
  const id = orderHash(order)
  const ordinal = fillEvents(receipt.logs, filler).findIndex((event) => event.args.orderId === id)
  return ordinal < 0 ? null : ordinal
}

/** A plain payment by the maker itself. It names no order: the attester's own uniqueness over (transaction, ordinal) keeps it single. */
function ordinalByTransfer(order: EscrowOrder, receipt: TransactionReceipt, transaction: Transaction): number | null {
  if (!same(transaction.from, order.maker)) return null
  if (same(order.outputToken, zeroAddress)) {
    const paid = same(transaction.to, order.recipient) && transaction.value === order.outputAmount + order.destinationGas
    return paid ? 0 : null
  }
  const transfers = parseEventLogs({ abi: erc20Abi, eventName: 'Transfer', strict: true, logs: receipt.logs }).filter((log) => same(log.address, order.outputToken))
  const ordinal = transfers.findIndex(({ args }) => same(args.from, order.maker) && same(args.to, order.recipient) && args.value === order.outputAmount)
  return ordinal < 0 ? null : ordinal
}

async function ordinalOf(context: NodeContext, order: EscrowOrder, receipt: TransactionReceipt): Promise<number | null> {
  if (order.fillMode === fillModes.contract) return context.filler ? ordinalByContract(order, receipt, context.filler) : null
  const transaction = await context.pool.agree(
    (client) => getTransaction(client, { hash: receipt.transactionHash }),
    (t) => JSON.stringify([t.hash, t.from, t.to, String(t.value), t.blockHash]),
  )
  return ordinalByTransfer(order, receipt, transaction)
}

/** A payout here carries no memo of its own: an order that asks for one in a plain transfer cannot have been paid as agreed. */
const memoFits = (order: EscrowOrder, memo: string | null): boolean => order.fillMode === fillModes.contract || memo === null

/** The payout of this order in that transaction, seen by a quorum in a canonical block; null when it is not there. */
export async function verifyFill(context: NodeContext, order: EscrowOrder, ref: string, memo: string | null): Promise<VerifiedFill | null> {
  if (order.dstChainId !== BigInt(context.id) || !memoFits(order, memo)) return null
  const hash = ref as `0x${string}`
  const receipt = await context.pool.agree(
    (client) => orNull(getTransactionReceipt(client, { hash })),
    (found) => (found ? receiptKey(found) : 'none'),
  )
  if (receipt?.status !== 'success') return null
  const block = await readBlock(context, receipt.blockNumber)
  if (block.hash !== receipt.blockHash) return null
  const ordinal = await ordinalOf(context, order, receipt)
  if (ordinal === null) return null
  const { finalized } = await readHead(context)
  const txId = receipt.transactionHash
  return { txId, ordinal, proofId: proofId(context.id, txId, ordinal), height: receipt.blockNumber, final: receipt.blockNumber <= finalized }
}
