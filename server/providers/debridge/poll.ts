import { AppError, reasonOf } from '#core/errors.ts'
import type { Clock } from '#runtime/clock.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { ExternalStatus, KnownProgress, PollAnswer, RouteProvider } from '../provider.ts'
import type { Vendor } from '../vendor.ts'
import { orderStatus, type TrackedOrder, trackedOrder } from './answers.ts'

interface Apis {
  readonly vendor: Vendor
  /** Order tracking, which knows the transactions some seconds later. */
  readonly tracking: Vendor
  readonly clock: Clock
}

const SEEN = 'seen'
/** The end of an order is reported without its payout's transaction if that is not known by then. */
const LATEST_MS = 5 * 60_000

/**
 * Creates the poll: the status decides, and the tracking API adds the transactions. The cursor says that the order was
 * seen, or since when it is paid.
 */
export function createDebridgePoll({ vendor, tracking, clock }: Apis): NonNullable<RouteProvider['poll']> {
  async function statusOf(id: string, { cursor }: KnownProgress, signal: AbortSignal): Promise<string> {
    try {
      const { orderId, status } = await vendor.get(`dln/order/${id}/status`, {}, orderStatus, signal)
      requireSame(orderId, id)
      return status
    } catch (error) {
      // An order that is not on its network yet is unknown.
      if (cursor === null && reasonOf(error) === 'vendor_refused') return 'None'
      throw error
    }
  }

  async function track(id: string, signal: AbortSignal): Promise<TrackedOrder | null> {
    try {
      const order = await tracking.get(`api/Orders/${id}`, {}, trackedOrder, signal)
      requireSame(order.orderId.stringValue, id)
      return order
    } catch (error) {
      if (signal.aborted) throw error
      return null
    }
  }

  return async (order: OrderRow, known: KnownProgress, signal: AbortSignal): Promise<PollAnswer> => {
    const id = order.settlement.kind === 'external' ? order.settlement.reference : null
    if (id === null) throw new AppError('reference_missing', 'The order has no id of deBridge.', { retriable: false })
    const stage = stageOf(await statusOf(id, known, signal))
    if (stage === 'waiting') return { status: stage, cursor: known.cursor }
    const hasFacts = stage === 'deposited' && known.depositTx !== null
    const facts = factsOf(order, stage, hasFacts ? null : await track(id, signal))
    // An order that no solver takes stays open until its sender cancels it.
    if (stage === 'deposited' && clock.now() > order.fillDeadline)
      return { status: 'held', cursor: SEEN, ...facts, reason: 'untaken' }
    if (stage !== 'filled' || facts.payoutTx) return { status: stage, cursor: SEEN, ...facts }
    const now = clock.now()
    const since = known.cursor === null || known.cursor === SEEN ? now : new Date(known.cursor)
    const isLate = now.getTime() - since.getTime() >= LATEST_MS
    return { status: isLate ? 'filled' : 'filling', cursor: since.toISOString(), ...facts }
  }
}

/** @throws AppError `vendor_malformed` for an answer that is about another order */
function requireSame(id: string, asked: string): void {
  if (id.toLowerCase() === asked.toLowerCase()) return
  throw new AppError('vendor_malformed', 'deBridge answered for another order.', { retriable: true })
}

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
function stageOf(status: string): ExternalStatus {
  const stage = Object.hasOwn(stages, status) ? stages[status] : undefined
  if (stage) return stage
  throw new AppError('vendor_malformed', `deBridge has an unknown status: ${status.slice(0, 40)}`, { retriable: true })
}

type Facts = Omit<PollAnswer, 'status' | 'cursor'>

/** Lists the facts that the tracked order and its stage give. A cancelled order returns all that was sent, fees included. */
function factsOf(
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
