import type { EndReason, ExternalStatus, KnownProgress, Paid, PollAnswer } from '../provider.ts'
import type { PublishedStatus, StatusAnswer } from './answers.ts'

/** "delayed" is documented, but missing in the published types. */
type RelayStatus = PublishedStatus | 'delayed'

const statuses: Readonly<Record<RelayStatus, ExternalStatus>> = {
  waiting: 'waiting',
  depositing: 'deposited',
  pending: 'deposited',
  submitted: 'filling',
  delayed: 'filling',
  success: 'filled',
  refund: 'refunded',
  // Often followed by a refund, and otherwise for Relay's support.
  failure: 'held',
}

/** Reasons of a refund, by what made the payout fail; any other one is a plain refund. */
const refundReasons: Readonly<Record<string, EndReason>> = {
  TTL_EXPIRED: 'refunded_expired',
  PROTOCOL_DEADLINE_EXPIRED: 'refunded_expired',
  DEPOSIT_CONFIRMATION_TIMEOUT: 'refunded_expired',
  ORDER_EXPIRED: 'refunded_expired',
  SLIPPAGE: 'refunded_price',
  TOO_LITTLE_RECEIVED: 'refunded_price',
  SWAP_IMPACT_TOO_HIGH: 'refunded_price',
  NEGATIVE_NEW_AMOUNT_AFTER_FEES: 'refunded_price',
  QUOTED_GAS_LIMIT_EXCEEDED: 'refunded_price',
  SOLVER_CAPACITY_EXCEEDED: 'refunded_liquidity',
  SOLVER_BALANCE_TOO_LOW: 'refunded_liquidity',
  INSUFFICIENT_POOL_LIQUIDITY: 'refunded_liquidity',
  NO_QUOTES: 'refunded_liquidity',
  NO_INTERNAL_SWAP_ROUTES_FOUND: 'refunded_liquidity',
  DEPOSITED_AMOUNT_TOO_LOW_TO_FILL: 'refunded_incomplete_deposit',
  INCORRECT_PAYMENT: 'refunded_incomplete_deposit',
  INCORRECT_DEPOSIT_CURRENCY: 'refunded_incomplete_deposit',
  ORIGIN_CURRENCY_MISMATCH: 'refunded_incomplete_deposit',
}

/** Amounts that an ended order paid, by Relay's history; null where it can't be read. */
export interface RelayOutcome {
  readonly received: Paid | null
  readonly refunded: Paid | null
  /** True if another asset than ordered was paid out. */
  readonly isPartial: boolean
}

/** True once the history can say what was paid. */
export const hasOutcome = ({ status }: StatusAnswer): boolean => status === 'success' || status === 'refund'

/** Translates a status of Relay. @throws for a status that is not documented */
export function relayProgress(
  { status, inTxHashes = [], txHashes = [], failReason }: StatusAnswer,
  known: KnownProgress,
  outcome: RelayOutcome | null,
): PollAnswer {
  if (!isKnown(status)) throw new Error(`Relay reports an unknown status: ${status.slice(0, 40)}`)
  const depositTx = inTxHashes[0]
  // A failed payout is replaced by a refund, so only the end says what the last transaction is.
  const lastTx = txHashes.at(-1)
  const progress = { cursor: null, ...(depositTx === undefined ? {} : { depositTx }) }
  const last = lastTx === undefined ? null : lastTx
  if (status === 'success')
    return {
      ...progress,
      status: 'filled',
      ...(last === null ? {} : { payoutTx: last }),
      ...(outcome?.received ? { received: outcome.received } : {}),
      ...(outcome?.isPartial ? { reason: 'partial' as const } : {}),
    }
  if (status === 'refund')
    return {
      ...progress,
      status: 'refunded',
      reason: refundReasons[failReason ?? ''] ?? 'refunded',
      ...(last === null ? {} : { refundTx: last }),
      ...(outcome?.refunded ? { refunded: outcome.refunded } : {}),
    }
  if (status === 'failure') {
    // Without a deposit nothing is held, and one may still arrive.
    if (depositTx === undefined && known.depositTx === null) return { ...progress, status: 'waiting' }
    return { ...progress, status: 'held', reason: 'failed' }
  }
  return { ...progress, status: statuses[status] }
}

const isKnown = (status: string): status is RelayStatus => Object.hasOwn(statuses, status)
