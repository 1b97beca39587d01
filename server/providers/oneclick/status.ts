import { AppError } from '#core/errors.ts'
import type { EndReason, ExternalStatus, Paid, PollAnswer } from '../provider.ts'
import { oneClickNames } from './assetIds.ts'
import type { StatusAnswer, VendorStatus } from './wire.ts'
import type { OrderRow } from '#store/orders/types.ts'

/** Name of the order in requests: the address as the vendor spells it, and the memo where it has one. */
export const referenceOf = (address: string, memo: string | null | undefined): string =>
  memo ? `${address}?${new URLSearchParams({ memo }).toString()}` : address

/** Parameters by which the vendor finds an order. */
export function statusQuery(reference: string): { depositAddress: string; depositMemo?: string } {
  const [depositAddress = '', query] = reference.split('?')
  const memo = query === undefined ? null : new URLSearchParams(query).get('memo')
  return { depositAddress, ...(memo === null ? {} : { depositMemo: memo }) }
}

type Order = Pick<OrderRow, 'fromAsset' | 'toAsset' | 'recipient'>

/** Documented statuses. FAILED depends on whether a deposit was made. */
const statuses: Readonly<Record<Exclude<VendorStatus, 'FAILED'>, ExternalStatus>> = {
  PENDING_DEPOSIT: 'waiting',
  KNOWN_DEPOSIT_TX: 'deposited',
  // Unless the rest arrives in time, the vendor refunds what it got.
  INCOMPLETE_DEPOSIT: 'refunding',
  PROCESSING: 'filling',
  SUCCESS: 'filled',
  REFUNDED: 'refunded',
}

/** Words of the vendor's reason for a refund, which is free text. */
const reasons: readonly (readonly [RegExp, EndReason])[] = [
  [/partial|incomplete|insufficient.?deposit|deposit.?(too.?(small|low)|below)/i, 'refunded_incomplete_deposit'],
  [/expire|deadline|late|timeout|timed.?out/i, 'refunded_expired'],
  [/slippage|price|min.?amount/i, 'refunded_price'],
  [/liquidity|no.?(quote|solver)/i, 'refunded_liquidity'],
]

/**
 * Reads the progress of an order from the vendor's answer about its deposit address.
 * @throws AppError `vendor_malformed` for an unknown status, or an answer about another order
 */
export function progressOf(
  answer: StatusAnswer,
  order: Order,
  reference: string,
  knownDeposit: string | null,
): Omit<PollAnswer, 'cursor'> {
  requireSameOrder(answer, order, reference)
  const { swapDetails: details } = answer
  const status = statusOf(answer, knownDeposit)
  const sources = hashesOf(details.originChainTxHashes)
  const depositTx = knownDeposit !== null && sources.includes(knownDeposit) ? knownDeposit : sources[0]
  // The refund is on the source network too, next to the deposit, as is the rest of one that was too small.
  const refundTx = status === 'refunded' ? sources.findLast((hash) => hash !== depositTx) : undefined
  const payoutTx = status === 'filled' ? hashesOf(details.destinationChainTxHashes).at(-1) : undefined
  const received = status === 'filled' ? paid(order.toAsset, details.amountOut) : undefined
  const refunded = paid(order.fromAsset, details.refundedAmount)
  const reason = reasonOf(answer, status)
  return {
    status,
    ...(depositTx === undefined ? {} : { depositTx }),
    ...(refundTx === undefined ? {} : { refundTx, isRefundTxLikely: true }),
    ...(payoutTx === undefined ? {} : { payoutTx }),
    ...(received ? { received } : {}),
    ...(refunded ? { refunded } : {}),
    ...(reason ? { reason } : {}),
  }
}

/** Compares the answer with the order. @throws AppError `vendor_malformed` */
function requireSameOrder(
  { quoteResponse: { quote, quoteRequest } }: StatusAnswer,
  order: Order,
  reference: string,
): void {
  const isSame =
    referenceOf(quote.depositAddress ?? '', quote.depositMemo).toLowerCase() === reference.toLowerCase() &&
    oneClickNames(order.fromAsset).includes(quoteRequest.originAsset) &&
    oneClickNames(order.toAsset).includes(quoteRequest.destinationAsset)
  if (!isSame) throw malformed('oneclick reports another order.')
}

function statusOf({ status, swapDetails }: StatusAnswer, knownDeposit: string | null): ExternalStatus {
  if (status === 'FAILED') {
    const hasDeposit =
      knownDeposit !== null ||
      hashesOf(swapDetails.originChainTxHashes).length > 0 ||
      isAbove(swapDetails.depositedAmount, 0n)
    return hasDeposit ? 'held' : 'rejected'
  }
  const found = Object.hasOwn(statuses, status) ? statuses[status as keyof typeof statuses] : undefined
  if (found === undefined) throw malformed(`oneclick reports the unknown status ${status.slice(0, 40)}.`)
  return found
}

function reasonOf(answer: StatusAnswer, status: ExternalStatus): EndReason | undefined {
  if (answer.status === 'FAILED') return 'failed'
  if (answer.status === 'INCOMPLETE_DEPOSIT') return 'refunded_incomplete_deposit'
  if (status !== 'refunded') return undefined
  const { depositedAmount, refundReason } = answer.swapDetails
  const { amountIn } = answer.quoteResponse.quote
  if (isAbove(depositedAmount, 0n) && !isAbove(depositedAmount, BigInt(amountIn) - 1n))
    return 'refunded_incomplete_deposit'
  return reasons.find(([words]) => words.test(refundReason ?? ''))?.[1] ?? 'refunded'
}

const hashesOf = (list: StatusAnswer['swapDetails']['originChainTxHashes']): string[] =>
  (list ?? []).map(({ hash }) => hash).filter((hash) => hash !== '')

const isAbove = (units: string | null | undefined, least: bigint): boolean =>
  units !== null && units !== undefined && BigInt(units) > least

/** Zero is what the vendor writes before there is an amount. */
const paid = (asset: Paid['asset'], units: string | null | undefined): Paid | undefined =>
  isAbove(units, 0n) ? { asset, amount: BigInt(units ?? 0) } : undefined

const malformed = (message: string): AppError => new AppError('vendor_malformed', message, { retriable: true })
