import type { TransactionReceipt } from 'viem'
import type { ObservedDeposit, ObservedEnding } from '#chains/contract/deposits.ts'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { AppError } from '#core/errors.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import { zeroAddress } from '../address.ts'
import { orderHash } from '../order/hash.ts'
import { normaliseOrder } from '../order/wire.ts'
import { type EscrowEvent, escrowEvents, receiptKey } from './logs.ts'
import { getTransactionReceipt } from 'viem/actions'
import { behind } from '#chains/rpc/errors.ts'
import type { NodeContext } from './context.ts'
import { readBlock } from './head.ts'
import { orNull } from './rpc.ts'

const endingKinds: Readonly<Record<string, ObservedEnding['kind']>> = {
  OrderClaimed: 'claimed',
  OrderCancelled: 'cancelled',
  OrderRefunded: 'refunded',
}
const openings: ReadonlySet<string> = new Set(['OrderOpened'])
const endings: ReadonlySet<string> = new Set(Object.keys(endingKinds))
export const isOrderEvent = (name: string): boolean => openings.has(name) || endings.has(name)

type Opened = Extract<EscrowEvent, { eventName: 'OrderOpened' }>

/** The escrow emits the order's hash, so an event whose order hashes otherwise is not the escrow's. */
function requireGenuine(event: Opened, order: EscrowOrder, chainId: ChainId): void {
  if (orderHash(order) === event.args.orderId && order.srcChainId === BigInt(chainId)) return
  throw new AppError('rpc_forged_log', 'A node reported an event that the escrow cannot have made.', { status: 502 })
}

const addressOf = ({ address }: EscrowEvent, escrows: readonly string[]): string | null =>
  escrows.find((escrow) => escrow === address.toLowerCase()) ?? null

function toDeposit(
  { event, escrow, ordinal }: { event: Opened; escrow: string; ordinal: number },
  receipt: TransactionReceipt,
  chainId: ChainId,
): ObservedDeposit {
  const order = normaliseOrder(event.args.order as EscrowOrder)
  requireGenuine(event, order, chainId)
  return {
    chainId,
    txId: receipt.transactionHash,
    ordinal,
    height: receipt.blockNumber,
    blockHash: receipt.blockHash,
    asset: assetId(chainId, order.inputToken === zeroAddress ? NATIVE : order.inputToken),
    amount: order.inputAmount,
    sender: order.depositor,
    binding: { kind: 'escrow', escrow, onchainId: event.args.orderId, order },
  }
}

/**
 * Deposits of one transaction; a failed transaction has none. The ordinal counts every opening in it, even of other
 * contracts, so that an escrow listed later does not renumber earlier deposits.
 */
export function depositsIn(
  receipt: TransactionReceipt,
  escrows: readonly string[],
  chainId: ChainId,
): ObservedDeposit[] {
  if (receipt.status !== 'success') return []
  return escrowEvents(receipt.logs, openings)
    .filter((event) => event.eventName === 'OrderOpened')
    .flatMap((event, ordinal) => {
      const escrow = addressOf(event, escrows)
      return escrow === null ? [] : [toDeposit({ event, escrow, ordinal }, receipt, chainId)]
    })
}

export function endingsIn(receipt: TransactionReceipt, escrows: readonly string[]): ObservedEnding[] {
  if (receipt.status !== 'success') return []
  return escrowEvents(receipt.logs, endings).flatMap((event) => {
    const kind = endingKinds[event.eventName]
    const escrow = addressOf(event, escrows)
    if (!kind || escrow === null || !('orderId' in event.args)) return []
    return [
      {
        kind,
        escrow,
        onchainId: event.args.orderId,
        txId: receipt.transactionHash,
        height: receipt.blockNumber,
        blockHash: receipt.blockHash,
      },
    ]
  })
}

type Hex = `0x${string}`

/** Receipt and block are both agreed on: a database row only names the transaction, and proves nothing itself. */
export async function readDeposit(
  context: NodeContext,
  txId: string,
  ordinal: number,
): Promise<ObservedDeposit | null> {
  const { escrows, id, pool } = context
  if (escrows.length === 0) return null
  const receipt = await pool.agree(
    (client) => orNull(getTransactionReceipt(client, { hash: txId as Hex })),
    (found) => (found ? receiptKey(found) : 'none'),
  )
  if (!receipt) return null
  if ((await readBlock(context, receipt.blockNumber)).hash !== receipt.blockHash)
    throw behind(new Error(`the block of ${txId} moved`))
  return depositsIn(receipt, escrows, id).find((deposit) => deposit.ordinal === ordinal) ?? null
}
