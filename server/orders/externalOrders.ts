import type { OrderEventType, OrderState } from '#core/order/state.ts'
import type { Clock } from '#runtime/clock.ts'
import type { Log } from '#runtime/log.ts'
import type { Store } from '#store/contract.ts'
import type { ExternalRow } from '#store/orders/external.ts'
import type { NewOrder, OrderRow } from '#store/orders/types.ts'
import { AppError, reasonOf } from '#core/errors.ts'
import { trustedPriceOf } from '#core/catalogue/lookups.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import { usdValue } from '#core/money/usd.ts'
import type { FeeKind } from '#core/order/orderRecord.ts'
import type { ExternalStatus, ExternalTerms, Placement, RouteProvider } from '../providers/provider.ts'
import { type NetworkReads, type ProofDeps, type Proven, proveAnswer } from './externalProof.ts'

interface Deps {
  readonly store: Store
  readonly providers: readonly RouteProvider[]
  readonly clock: Clock
  readonly log: Log
  /** Reads on the networks that can contradict a provider's answer. */
  readonly reads: NetworkReads
}

const BATCH = 20
const POLL_TIMEOUT_MS = 10_000
const SHORTEST_WAIT_MS = 5_000
const LONGEST_WAIT_MS = 10 * 60_000
/** Deposits may be made or reported late; afterwards an order without one is no longer polled. */
const LATE_MS = 24 * 3_600_000

/** Event that leads to a reported status; a deposit that was not reported before precedes it. */
const eventOf: Record<Exclude<ExternalStatus, 'waiting' | 'rejected'>, OrderEventType | null> = {
  deposited: null,
  filling: 'broadcast',
  filled: 'payout_final',
  refunding: 'refund_intent_written',
  refunded: 'refunded',
  held: 'held',
}

/** Polls one provider's orders while more are due; returns the milliseconds for which it allows no further requests. */
async function pollProvider(deps: Deps, provider: string, isStopped = () => false): Promise<number> {
  for (;;) {
    const due = await deps.store.externalOrders.claimDue(BATCH, provider)
    const waits = await Promise.all(due.map(({ order, progress }) => pollOne(deps, order, progress)))
    const wait = Math.max(0, ...waits)
    if (wait > 0 || due.length < BATCH || isStopped()) return wait
  }
}

/** Returns the milliseconds to wait if the request was not made because the provider's budget is spent; 0 otherwise. */
async function pollOne(
  { store, providers, clock, log, reads }: Deps,
  order: OrderRow,
  row: ExternalRow,
): Promise<number> {
  const provider = providers.find(({ name }) => name === order.provider)
  const claim = row.pollAt ?? new Date(0)
  try {
    if (!provider?.poll) throw new Error(`the provider ${order.provider} is not connected`)
    const known = { cursor: row.cursor, depositTx: row.depositTx ?? order.depositHint }
    const answer = await provider.poll(order, known, AbortSignal.timeout(POLL_TIMEOUT_MS))
    const now = clock.now()
    const { takenKeys, isOfMaker, isNamedEarlier } = store.externalOrders
    const proofs: ProofDeps = { ...reads, takenKeys: (keys) => takenKeys(keys, order.id), isOfMaker, isNamedEarlier }
    const proven = await proveAnswer(proofs, { order, row, provider, now }, answer)
    const events = eventsOf(order, proven.status, { provider, now })
    const pollAt = nextPoll(order, proven, now)
    const { state } = await store.externalOrders.record(order.id, { progress: proven.progress, events, pollAt, claim })
    if (state === 'held' && order.state !== 'held') {
      const reason = proven.progress.reason ?? 'failed'
      log.warn({ order: order.id, provider: order.provider, reason }, 'an external order was put under review')
    }
    return 0
  } catch (err) {
    const isFailure = !unasked.has(reasonOf(err))
    const asked = err instanceof AppError && err.fix?.kind === 'retry_after' ? err.fix.seconds * 1000 : 0
    const backoff = SHORTEST_WAIT_MS * 2 ** row.failures
    const wait = Math.min(isFailure ? backoff : Math.max(asked, 1000), LONGEST_WAIT_MS)
    if (isFailure) log.warn({ err, order: order.id, provider: order.provider }, 'an external order could not be polled')
    const pollAt = new Date(clock.now().getTime() + wait)
    await store.externalOrders.postpone(order.id, { pollAt, claim, isFailure })
    return isFailure ? 0 : wait
  }
}

/** Failures of requests that were not made: the order waits for its turn, and no longer after several of them. */
const unasked: ReadonlySet<string> = new Set(['vendor_budget', 'vendor_paused'])

/** A rejected deposit may be sent again until the order ends, so that it ends no order while one can still be paid. */
function eventsOf(
  order: OrderRow,
  status: ExternalStatus,
  { provider, now }: { provider: RouteProvider; now: Date },
): readonly OrderEventType[] {
  if (status === 'waiting' || status === 'rejected') {
    if (now <= order.openBy) return []
    const isPayable = provider.staysPayable === true && now.getTime() <= order.openBy.getTime() + LATE_MS
    return [status === 'waiting' || isPayable ? 'expired' : 'rejected']
  }
  const event = eventOf[status]
  return ['deposit_seen', ...(event ? [event] : [])]
}

const unpaid: readonly OrderState[] = ['quoted', 'expired']

/** Waits longer the older the order is; null once a deposit is no longer expected. */
function nextPoll({ state, openBy, createdAt }: OrderRow, { status, progress }: Proven, now: Date): Date | null {
  const isUnpaid = unpaid.includes(state) && (status === 'waiting' || status === 'rejected')
  if (isUnpaid && progress.depositTx === null && now.getTime() > openBy.getTime() + LATE_MS) return null
  const wait = (now.getTime() - createdAt.getTime()) / 10
  return new Date(now.getTime() + Math.min(Math.max(wait, SHORTEST_WAIT_MS), LONGEST_WAIT_MS))
}

interface ExternalOrdersWork {
  /** Polls what is due now. */
  runOnce(): Promise<void>
  stop(): Promise<void>
}

/**
 * Polls until stopped; a failed round is logged and repeated. Each provider has a round of its own, so that a slow one delays
 * no other. Without external providers nothing runs.
 */
export function startExternalOrders(deps: Deps, everyMs = 2000): ExternalOrdersWork {
  if (!deps.providers.some(({ poll }) => poll))
    return { runOnce: () => Promise.resolve(), stop: () => Promise.resolve() }
  const running = new Map<string, Promise<void>>()
  const pausedUntil = new Map<string, number>()
  const warn = (err: unknown): void => deps.log.warn({ err }, 'a pass over external orders failed')
  let isStopped = false

  const run = (provider: string): Promise<void> =>
    pollProvider(deps, provider, () => isStopped)
      .then((wait) => void pausedUntil.set(provider, deps.clock.now().getTime() + wait))
      .catch(warn)
      .finally(() => running.delete(provider))

  async function look(): Promise<void> {
    const due = await deps.store.externalOrders.dueProviders()
    const now = deps.clock.now().getTime()
    for (const provider of due)
      if (!isStopped && !running.has(provider) && (pausedUntil.get(provider) ?? 0) <= now)
        running.set(provider, run(provider))
  }

  let looking: Promise<void> | null = null
  const timer = setInterval(() => {
    looking ??= look()
      .catch(warn)
      .finally(() => (looking = null))
  }, everyMs)
  timer.unref()
  return {
    runOnce: async () => {
      await look()
      await Promise.all(running.values())
    },
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      await looking
      await Promise.all(running.values())
    },
  }
}

/** Returns the row of an order that an external provider settles. */
export function toExternalOrder(
  catalogue: Catalogue,
  { request, quote, ...placement }: Placement,
  { reference, openBy, fillDeadline, sendAmount = BigInt(quote.send_amount) }: ExternalTerms,
): NewOrder {
  const fee = (kind: FeeKind): bigint => BigInt(quote.fees.find((line) => line.kind === kind)?.amount ?? '0')
  // The quote's fee is all that doesn't arrive, so what is sent less than quoted lowers it.
  const saved = BigInt(quote.send_amount) - sendAmount
  const price = trustedPriceOf(catalogue, request.from)
  return {
    id: placement.orderId,
    provider: quote.provider,
    settlement: { kind: 'external', reference },
    fromAsset: request.from.id,
    toAsset: request.to.id,
    fromChain: request.from.chainId,
    toChain: request.to.chainId,
    exact: quote.exact,
    sendAmount,
    receiveAmount: BigInt(quote.receive_amount),
    gasCompensation: fee('gas_compensation'),
    depositGas: fee('deposit_gas'),
    bridgeFee: fee('bridge_fee') > saved ? fee('bridge_fee') - saved : 0n,
    channelFee: fee('channel_fee'),
    destinationGas: BigInt(quote.destination_gas),
    sendUsdE8: price === null ? null : usdValue(sendAmount, request.from.decimals, price),
    fromAddress: placement.fromAddress,
    recipient: placement.recipient,
    refundAddress: placement.refundAddress,
    memo: placement.memo,
    exchangeId: request.exchange?.id ?? null,
    custody: quote.custody,
    fillMode: quote.fill_mode,
    channelId: request.channel.id,
    onchainId: null,
    escrow: null,
    escrowOrder: null,
    makerSignature: null,
    etaSeconds: quote.eta_seconds,
    openBy,
    fillDeadline,
    refundAfter: null,
    creatorTokenHash: placement.creatorTokenHash,
    surface: placement.surface,
  }
}
