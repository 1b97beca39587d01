import type { TransactionReceipt } from 'viem'
import type { ObservedDeposit, ObservedEnding } from '#chains/contract.ts'
import { assetId, NATIVE } from '#core/asset/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { AppError } from '#core/errors.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import { zeroAddress } from '../address.ts'
import { orderHash } from '../order/hash.ts'
import { normaliseOrder } from '../order/wire.ts'
import { type EscrowEvent, escrowEvents } from './logs.ts'

const endingKinds: Readonly<Record<string, ObservedEnding['kind']>> = {
  OrderClaimed: 'claimed',
  OrderCancelled: 'cancelled',
  OrderRefunded: 'refunded',
}
export const isOrderEvent = (event: EscrowEvent): boolean =>
  event.eventName === 'OrderOpened' || event.eventName in endingKinds

type Opened = Extract<EscrowEvent, { eventName: 'OrderOpened' }>

/** The escrow hashes what it emits, so an event whose order hashes otherwise never came from it. */
function requireGenuine(event: Opened, order: EscrowOrder, chainId: ChainId): void {
  if (orderHash(order) === event.args.orderId && order.srcChainId === BigInt(chainId)) return
  throw new AppError('rpc_forged_log', 'A node reported an event that the escrow cannot have made.', { status: 502 })
}

function toDeposit(event: Opened, ordinal: number, receipt: TransactionReceipt, chainId: ChainId): ObservedDeposit {
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
    binding: { kind: 'escrow', onchainId: event.args.orderId, order },
  }
}

/** Deposits of one transaction; the ordinal counts our openings in it, whatever else it logs. A failed transaction has none. */
export function depositsIn(receipt: TransactionReceipt, escrow: string, chainId: ChainId): ObservedDeposit[] {
  if (receipt.status !== 'success') return []
  return escrowEvents(receipt.logs, escrow)
    .filter((event) => event.eventName === 'OrderOpened')
    .map((event, ordinal) => toDeposit(event, ordinal, receipt, chainId))
}

export function endingsIn(receipt: TransactionReceipt, escrow: string): ObservedEnding[] {
  if (receipt.status !== 'success') return []
  return escrowEvents(receipt.logs, escrow).flatMap((event) => {
    const kind = endingKinds[event.eventName]
    if (!kind || !('orderId' in event.args)) return []
    return [
      {
        kind,
        onchainId: event.args.orderId,
        txId: receipt.transactionHash,
        height: receipt.blockNumber,
        blockHash: receipt.blockHash,
      },
    ]
  })
}
