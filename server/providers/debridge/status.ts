import { AppError } from '#core/errors.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { ExternalStatus, PollAnswer } from '../provider.ts'
import type { TrackedOrder } from './answers.ts'

/** Stages of an order: docs.debridge.com, "Order States". Solvers are repaid after the payout. */
const stages: Readonly<Record<string, ExternalStatus>> = {
  None: 'waiting',
  Created: 'deposited',
  Fulfilled: 'filled',
  SentUnlock: 'filled',
  ClaimedUnlock: 'filled',
  OrderCancelled: 'refunding',
  SentOrderCancel: 'refunding',
  ClaimedOrderCancel: 'refunded',
}

/** @throws AppError `vendor_malformed` for a status that is not documented */
export function stageOf(status: string): ExternalStatus {
  const stage = Object.hasOwn(stages, status) ? stages[status] : undefined
  if (stage) return stage
  throw new AppError('vendor_malformed', `deBridge has an unknown status: ${status.slice(0, 40)}`, { retriable: true })
}

type Facts = Omit<PollAnswer, 'status' | 'cursor'>

/** Lists the facts that the tracked order and its stage give. A cancelled order returns all that was sent, fees included. */
export function factsOf(
  { fromAsset, toAsset, sendAmount }: Pick<OrderRow, 'fromAsset' | 'toAsset' | 'sendAmount'>,
  stage: ExternalStatus,
  tracked: TrackedOrder | null,
): Facts {
  const depositTx = tracked?.createdSrcEventMetadata?.transactionHash?.stringValue
  const payoutTx = tracked?.fulfilledDstEventMetadata?.transactionHash?.stringValue
  const paid = tracked?.takeOfferWithMetadata?.finalAmount?.stringValue
  return {
    ...(depositTx ? { depositTx } : {}),
    ...(stage === 'filled' && payoutTx ? { payoutTx } : {}),
    ...(stage === 'filled' && paid ? { received: { asset: toAsset, amount: BigInt(paid) } } : {}),
    ...(stage === 'refunded' ? { reason: 'refunded', refunded: { asset: fromAsset, amount: sendAmount } } : {}),
  }
}
