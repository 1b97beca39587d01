import { isNative } from '#core/chain/assetId.ts'
import { AppError } from '#core/errors.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { evmAsset } from '../evmCalls.ts'
import type { ExternalStatus, PollAnswer } from '../provider.ts'
import type { DepositStatus } from './answers.ts'
import { wrappedOf } from './policy.ts'

/** Stages of a deposit: docs.across.to, "Tracking Deposits". */
const stages: Readonly<Record<string, ExternalStatus>> = {
  pending: 'deposited',
  // No relayer has paid; the pool pays from its own liquidity.
  slowFillRequested: 'filling',
  filled: 'filled',
  // The pool refunds expired deposits together, some hours later.
  expired: 'refunding',
  refunded: 'refunded',
}

/** Maps the state of a deposit. @throws AppError `vendor_malformed` for an undocumented status or another transfer */
export function progressOf(
  { fromAsset, fromChain, toChain, sendAmount }: Pick<OrderRow, 'fromAsset' | 'fromChain' | 'toChain' | 'sendAmount'>,
  answer: DepositStatus,
): Omit<PollAnswer, 'cursor'> {
  const { originChainId, destinationChainId } = answer
  const status = Object.hasOwn(stages, answer.status) ? stages[answer.status] : undefined
  if (!status) throw malformed(`an unknown status: ${answer.status.slice(0, 40)}`)
  if (originChainId !== fromChain || destinationChainId !== toChain) throw malformed('a deposit of other networks')
  const payoutTx = answer.fillTxnRef ?? answer.fillTx
  const refundTx = answer.depositRefundTxnRef ?? answer.depositRefundTxHash
  if (status === 'filled') return { status, ...(payoutTx ? { payoutTx } : {}) }
  if (status !== 'refunded') return { status }
  // The pool holds coins as their wrapped token, and refunds that.
  const wrapped = isNative(fromAsset) ? wrappedOf(fromChain) : null
  return {
    status,
    ...(refundTx ? { refundTx } : {}),
    reason: 'refunded_expired',
    refunded: { asset: wrapped === null ? fromAsset : evmAsset(fromChain, wrapped), amount: sendAmount },
  }
}

const malformed = (what: string): AppError =>
  new AppError('vendor_malformed', `Across has ${what}.`, { retriable: true })
