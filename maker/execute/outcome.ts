import { batches } from '#core/async.ts'
import { orderHash } from '#chains/evm/order/hash.ts'
import { nextState, type OrderEventType } from '#core/order/state.ts'
import type { Store } from '#store/contract.ts'
import type { SlotRow } from '#store/txSlots/types.ts'
import type { ChainContext } from '../contract.ts'
import { isStrayDeposit } from '../decide/strayDeposits.ts'
import { step } from '../failpoints.ts'
import { guarded } from '../guard.ts'
import { due, postpone } from '../workerState.ts'
import { paymentOf } from './findPayment.ts'
import type { Subject } from './subject.ts'
import { payoutMemo, payoutOrder } from './terms.ts'

export type Outcome =
  | { kind: 'mined'; ref: string }
  | { kind: 'final'; ref: string }
  | { kind: 'failed'; ref: string }
  | { kind: 'lost' }
  | { kind: 'expired' }
  /** None of our transactions can land any more, and the chain shows a payment that is not in the records. */
  | { kind: 'paid_elsewhere' }

/** A tx slot whose transaction had its intended effect; `writeLanded` stores many together. */
export interface Landed {
  slot: SlotRow
  subject: Subject
  kind: 'mined' | 'final'
  ref: string
}

/** Stores the outcome of a tx slot with its row and order in one transaction, or adds it to `landed`. */
export async function conclude(
  ctx: ChainContext,
  slot: SlotRow,
  subject: Subject,
  outcome: Outcome,
  landed: Landed[],
): Promise<void> {
  if (outcome.kind === 'mined' && slot.state === 'mined') return
  if (outcome.kind === 'lost') return subject.kind === 'transfer' ? failed(ctx, slot, subject, 'lost') : lost(ctx, slot)
  if (outcome.kind === 'expired') return failed(ctx, slot, subject, 'lost')
  if (!due(ctx.memory, unproven(slot), ctx.deps.clock.now().getTime())) return
  if (outcome.kind === 'paid_elsewhere') return stop(ctx, slot, subject, 'paid_elsewhere')
  if (outcome.kind === 'failed') return cameToNothing(ctx, slot, subject)
  const content = await contentOf(ctx, slot, subject, outcome.ref)
  if (content === 'what_was_planned') return void landed.push({ slot, subject, kind: outcome.kind, ref: outcome.ref })
  if (outcome.kind === 'mined') return
  return content === 'nothing' ? cameToNothing(ctx, slot, subject) : stop(ctx, slot, subject, 'payout_unproven')
}

/**
 * Returns the content of the transaction that landed: the slot's purpose, nothing, or an effect that cannot prove the
 * order.
 */
async function contentOf(
  ctx: ChainContext,
  slot: SlotRow,
  subject: Subject,
  ref: string,
): Promise<'what_was_planned' | 'nothing' | 'unclear'> {
  const tx = slot.txs.find((each) => each.ref === ref)
  if (tx && subject.kind !== 'other' && ctx.payer?.isVoid?.(tx)) return 'nothing'
  if (subject.kind !== 'row' || subject.row.kind !== 'payout') return 'what_was_planned'
  const { row, order, deposit } = subject
  const terms = payoutOrder(order, deposit.amount, row.amount)
  const fill = await step(ctx.deps.failpoints, 'follow.verify', () =>
    ctx.node.verifyFill(terms, ref, payoutMemo(order)),
  )
  return fill ? 'what_was_planned' : 'unclear'
}

/**
 * A tx slot that ended without a payment leaves its order unpaid only if nothing else paid it: "already filled" is a
 * revert too.
 */
async function cameToNothing(ctx: ChainContext, slot: SlotRow, subject: Subject): Promise<void> {
  const payment = await paymentOf(ctx, subject)
  if (payment.kind === 'wait') return
  if (payment.kind === 'unpaid' && (await unpaid(ctx, subject))) return failed(ctx, slot, subject, 'final')
  await stop(ctx, slot, subject, 'paid_elsewhere')
}

async function unpaid(ctx: ChainContext, subject: Subject): Promise<boolean> {
  if (subject.kind !== 'row' || subject.row.kind !== 'payout' || subject.order.fillMode !== 'contract') return true
  const { row, order, deposit } = subject
  const id = orderHash(payoutOrder(order, deposit.amount, row.amount))
  // Asks by height, so that a node that does not have the tx slot's end yet cannot answer.
  const { height } = await step(ctx.deps.failpoints, 'context.head', () => ctx.node.head())
  return (await step(ctx.deps.failpoints, 'follow.filled', async () => ctx.node.isFilled?.(id, height))) === false
}

/**
 * A database that lost commits is restored first: they may have the attempt that landed, and a tx slot or order that has
 * ended can't take it back.
 */
const requireCurrent = ({ deps, chain }: ChainContext): Promise<void> =>
  step(deps.failpoints, 'follow.current', () => deps.store.intents.requireCurrent(chain.id))

const unproven = (slot: SlotRow): string => `unproven:${slot.id}`

/**
 * Neither paid nor unpaid for certain: nothing may move. The tx slot is checked at growing intervals, and an operator
 * decides.
 */
async function stop(ctx: ChainContext, slot: SlotRow, subject: Subject, reason: string): Promise<void> {
  await requireCurrent(ctx)
  postpone(ctx.memory, unproven(slot), ctx.deps.clock.now().getTime(), ctx.policy)
  ctx.log.error(
    { slot: String(slot.slot), purpose: slot.purpose, reason },
    'what the transaction did is not certain: held',
  )
  ctx.deps.metrics.failure(ctx.chain.id, 'follow', reason)
  if (subject.kind !== 'row' || subject.order.state === 'held') return
  await step(ctx.deps.failpoints, 'payout.hold', () =>
    ctx.deps.store.transaction((tx) => recordEvent(tx, ctx, subject, 'held', { reason }, reason)),
  )
}

/** Maximum number of tx slots per database transaction. */
const LANDED_AT_ONCE = 100

/** Moves tx slots, rows and orders of one kind in one transaction; if that fails, each is tried alone. */
export async function writeLanded(ctx: ChainContext, landed: readonly Landed[]): Promise<void> {
  for (const kind of ['mined', 'final'] as const) {
    const own = landed.filter((one) => one.kind === kind)
    for (const some of batches(own, LANDED_AT_ONCE)) {
      const written = await guarded(ctx, 'follow', { slots: some.length }, () => move(ctx, some, kind))
      if (written || some.length === 1) continue
      for (const one of some)
        await guarded(ctx, 'follow', { slot: String(one.slot.slot) }, () => move(ctx, [one], kind))
    }
  }
}

async function move(ctx: ChainContext, landed: readonly Landed[], kind: Landed['kind']): Promise<true> {
  const { store, failpoints } = ctx.deps
  const moved = landed.map(({ slot, subject, ref }) => ({
    slotId: slot.id,
    state: kind,
    ref,
    event: subject.kind === 'row' && !isStrayDeposit(subject.deposit) ? landedEvents[kind][subject.row.kind] : null,
  }))
  if (kind === 'mined') {
    await step(failpoints, 'follow.mined', () => store.slots.markLanded(moved, ctx.fence))
    return true
  }
  await step(failpoints, 'follow.final', () => store.slots.markLanded(moved, ctx.fence))
  for (const { slot, ref } of landed) ctx.log.info({ slot: String(slot.slot), ref, purpose: slot.purpose }, 'final')
  const sources = landed.flatMap(({ subject }) => (subject.kind === 'row' ? [subject.order.fromChain] : []))
  for (const chain of new Set(sources)) ctx.wake(chain)
  return true
}

/** The block with the transaction left the chain; the same bytes are rebroadcast. */
export async function takeBack(ctx: ChainContext, slot: SlotRow, subject: Subject): Promise<void> {
  ctx.log.warn({ slot: String(slot.slot), purpose: slot.purpose }, 'a mined transaction left the chain')
  await step(ctx.deps.failpoints, 'follow.unmined', () =>
    ctx.deps.store.transaction(async (tx) => {
      if (subject.kind === 'row' && subject.row.kind === 'payout')
        await recordEvent(tx, ctx, subject, 'payout_orphaned', {})
      if (subject.kind === 'row') await tx.disbursements.setState(subject.row.id, 'broadcast', null)
      if (subject.kind === 'claim') await tx.claims.setBatchState(subject.batchId, 'broadcast', null)
      if (subject.kind === 'opening') await tx.openings.setState(subject.opening.id, 'broadcast')
      if (subject.kind === 'transfer') await tx.transfers.setState(subject.transfer.id, 'broadcast', { txRef: null })
      await tx.slots.setState(slot.id, 'open')
    }, ctx.fence),
  )
}

const landedEvents: Record<Landed['kind'], Record<'payout' | 'refund' | 'cancel', OrderEventType | null>> = {
  mined: { payout: 'payout_mined', refund: null, cancel: null },
  // The escrow's own event reports a cancel, which the source's watcher records like any other refund.
  final: { payout: 'payout_final', refund: 'refunded', cancel: null },
}

/** Nothing moved and nothing can move any more: an unpaid deposit is refunded, anything else waits for an operator. */
async function failed(ctx: ChainContext, slot: SlotRow, subject: Subject, slotState: 'final' | 'lost'): Promise<void> {
  await requireCurrent(ctx)
  ctx.log.error({ slot: String(slot.slot), purpose: slot.purpose }, 'the transaction had no effect')
  ctx.deps.metrics.failure(ctx.chain.id, 'follow', `${slot.purpose}_failed`)
  await step(ctx.deps.failpoints, 'follow.failed', () =>
    ctx.deps.store.transaction(async (tx) => {
      if (subject.kind === 'row') await recordEvent(tx, ctx, subject, 'held', {}, `${subject.row.kind}_failed`)
      if (subject.kind === 'row') await tx.disbursements.setState(subject.row.id, 'failed')
      if (subject.kind === 'claim') await tx.claims.setBatchState(subject.batchId, 'failed')
      if (subject.kind === 'opening') await openingFailed(tx, ctx, subject)
      if (subject.kind === 'transfer')
        await tx.transfers.setState(subject.transfer.id, 'failed', { reason: 'transaction_failed' })
      await tx.slots.setState(slot.id, slotState)
    }, ctx.fence),
  )
  ctx.memory.payer.allowancesAt = 0
  if (subject.kind === 'opening')
    postpone(ctx.memory, `open:${subject.opening.id}`, ctx.deps.clock.now().getTime(), ctx.policy)
  if (subject.kind === 'row') ctx.wake(subject.order.fromChain)
}

/**
 * Lets a deposit address be looked at again, for a few attempts: another account may have opened its order, or its owner have
 * moved the funds for a while. A signature that failed is used.
 */
async function openingFailed(
  tx: Store,
  { policy }: ChainContext,
  { opening: { id, kind } }: Subject & { kind: 'opening' },
): Promise<void> {
  const mayRetry = kind === 'address' && (await tx.openings.attempts(id)) < policy.addressAttempts
  await tx.openings.setState(id, mayRetry ? 'waiting' : 'failed', { reason: 'opening_failed' })
}

async function lost(ctx: ChainContext, slot: SlotRow): Promise<void> {
  await requireCurrent(ctx)
  ctx.log.error(
    { slot: String(slot.slot), purpose: slot.purpose },
    'the slot is lost to a transaction from outside; another is taken',
  )
  await step(ctx.deps.failpoints, 'follow.lost', () =>
    ctx.deps.store.transaction((tx) => tx.slots.setState(slot.id, 'lost'), ctx.fence),
  )
}

/** Applies an order event if the state allows it; a stray deposit's refund does not change the order. */
async function recordEvent(
  tx: Store,
  ctx: ChainContext,
  { order, deposit }: Subject & { kind: 'row' },
  event: OrderEventType,
  data: Record<string, unknown>,
  heldReason?: string,
): Promise<void> {
  if (isStrayDeposit(deposit)) return
  const now = await tx.orders.get(order.id)
  if (!now || !nextState(now.state, event)) return
  await tx.orders.apply(order.id, event, { data, fence: ctx.fence, ...(heldReason ? { heldReason } : {}) })
}
