import type { StatusMessage, SubstatusDone, SubstatusFailed, SubstatusPending } from '@lifi/types'
import type { OrderRow } from '#store/orders/types.ts'
import { evmAsset } from '../evmCalls.ts'
import type { EndReason, ExternalStatus, Paid, PollAnswer } from '../provider.ts'
import type { StatusAnswer } from './wire.ts'

interface Meaning {
  readonly status: ExternalStatus
  readonly reason?: EndReason
}

/** Stages while LI.FI follows the bridge. The intent ones belong to deposit addresses, which are not used here. */
const pending: Readonly<Record<SubstatusPending, Meaning>> = {
  WAIT_SOURCE_CONFIRMATIONS: { status: 'deposited' },
  WAIT_DESTINATION_TRANSACTION: { status: 'filling' },
  BRIDGE_NOT_AVAILABLE: { status: 'deposited' },
  CHAIN_NOT_AVAILABLE: { status: 'deposited' },
  REFUND_IN_PROGRESS: { status: 'refunding' },
  UNKNOWN_ERROR: { status: 'deposited' },
  INTENT_AWAITING_FUNDS: { status: 'waiting' },
  INTENT_READY: { status: 'deposited' },
  INTENT_EXECUTING: { status: 'filling' },
  INTENT_FAILED_RETRYABLE: { status: 'filling' },
  INTENT_SIMULATION_FAILURE: { status: 'filling' },
}

const done: Readonly<Record<SubstatusDone, Meaning>> = {
  COMPLETED: { status: 'filled' },
  PARTIAL: { status: 'filled', reason: 'partial' },
  REFUNDED: { status: 'refunded', reason: 'refunded' },
}

/** Failures of the sending transaction moved nothing; after any other, the deposit waits for someone. */
const failed: Readonly<
  Record<SubstatusFailed | 'NOT_PROCESSABLE_REFUND_NEEDED' | 'UNKNOWN_ERROR' | 'REFUNDED', Meaning>
> = {
  INSUFFICIENT_ALLOWANCE: { status: 'rejected', reason: 'failed' },
  INSUFFICIENT_BALANCE: { status: 'rejected', reason: 'failed' },
  OUT_OF_GAS: { status: 'rejected', reason: 'failed' },
  EXPIRED: { status: 'held', reason: 'failed' },
  SLIPPAGE_EXCEEDED: { status: 'held', reason: 'failed' },
  UNKNOWN_FAILED_ERROR: { status: 'held', reason: 'failed' },
  NOT_PROCESSABLE_REFUND_NEEDED: { status: 'held', reason: 'failed' },
  UNKNOWN_ERROR: { status: 'held', reason: 'failed' },
  REFUNDED: { status: 'refunded', reason: 'refunded' },
}

interface Row {
  readonly substatuses: Readonly<Record<string, Meaning>>
  /** Meaning without a substatus; null if the status alone says too little. */
  readonly alone: Meaning | null
}

const waiting: Row = { substatuses: {}, alone: { status: 'waiting' } }
const rows: Readonly<Record<StatusMessage, Row>> = {
  NOT_FOUND: waiting,
  INVALID: waiting,
  PENDING: { substatuses: pending, alone: { status: 'deposited' } },
  DONE: { substatuses: done, alone: null },
  FAILED: { substatuses: failed, alone: { status: 'held', reason: 'failed' } },
}

/**
 * Returns the progress that LI.FI's status tells of an order.
 * @throws Error for statuses that are not documented, and for another network than the order's
 */
export function progressOf(
  answer: StatusAnswer,
  { fromChain, toAsset }: Pick<OrderRow, 'fromChain' | 'toAsset'>,
): PollAnswer {
  const { status, reason } = meaningOf(answer)
  const { sending, receiving } = answer
  if (status === 'waiting') return { status, cursor: null }
  if (sending?.chainId !== undefined && sending.chainId !== fromChain)
    throw new Error(`LI.FI reports a transfer from network ${sending.chainId}`)
  const moved = movedOf(receiving)
  const depositTx = sending?.txHash ? { depositTx: sending.txHash } : {}
  if (status === 'refunded' || status === 'refunding') {
    const refundTx = receiving?.txHash ? { refundTx: receiving.txHash } : {}
    return { status, cursor: null, ...depositTx, ...refundTx, ...moved('refunded'), ...(reason ? { reason } : {}) }
  }
  const paid = moved('received')
  const payoutTx = receiving?.txHash ? { payoutTx: receiving.txHash } : {}
  // A completed transfer that brought another asset has ended halfway, whatever it is called.
  const end = status === 'filled' && paid.received && paid.received.asset !== toAsset ? 'partial' : reason
  return { status, cursor: null, ...depositTx, ...payoutTx, ...paid, ...(end ? { reason: end } : {}) }
}

function meaningOf({ status, substatus }: StatusAnswer): Meaning {
  const row = Object.hasOwn(rows, status) ? rows[status as StatusMessage] : null
  if (!row) throw new Error(`LI.FI reports the unknown status ${status}`)
  if (row === waiting) return { status: 'waiting' }
  const meaning =
    substatus === undefined ? row.alone : Object.hasOwn(row.substatuses, substatus) ? row.substatuses[substatus] : null
  if (!meaning) throw new Error(`LI.FI reports the unknown status ${status} ${substatus ?? ''}`)
  return meaning
}

/** The received amount, as a payout or as a refund: networks and tokens of both are LI.FI's word. */
const movedOf =
  (receiving: StatusAnswer['receiving']) =>
  <Field extends 'received' | 'refunded'>(field: Field): { readonly [F in Field]?: Paid } => {
    if (!receiving?.token || receiving.amount === undefined) return {}
    const chain = receiving.chainId ?? receiving.token.chainId
    const paid: Paid = { asset: evmAsset(chain, receiving.token.address), amount: BigInt(receiving.amount) }
    return { [field]: paid } as { readonly [F in Field]?: Paid }
  }
