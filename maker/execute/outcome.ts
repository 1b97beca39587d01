import { nextState, type OrderEventType } from '#core/order/state.ts'
import type { SlotRow, Store } from '#store/contract.ts'
import type { ChainContext } from '../contract.ts'
import { step } from '../failpoints.ts'
import type { Subject } from './subject.ts'
import { payoutMemo, payoutOrder } from './terms.ts'

export type Outcome = { kind: 'mined'; ref: string } | { kind: 'final'; ref: string } | { kind: 'failed'; ref: string } | { kind: 'lost' } | { kind: 'expired' }

/** Writes down how a slot fared; slot, row and order move in one transaction. */
export async function conclude(ctx: ChainContext, slot: SlotRow, subject: Subject, outcome: Outcome): Promise<void> {
  if (outcome.kind === 'mined' && slot.state === 'mined') return
  if (outcome.kind === 'lost') return lost(ctx, slot)
  const carried = outcome.kind === 'mined' || outcome.kind === 'final' ? await carries(ctx, subject, outcome.ref) : false
  if (outcome.kind === 'mined') return carried ? mined(ctx, slot, subject, outcome.ref) : undefined
  if (outcome.kind === 'final' && carried) return final(ctx, slot, subject, outcome.ref)
  await failed(ctx, slot, subject, outcome.kind === 'expired' ? 'lost' : 'final')
}

/** Whether this transaction really paid the order: the slot may have been used up by a void one. */
async function carries(ctx: ChainContext, subject: Subject, ref: string): Promise<boolean> {
  if (subject.kind !== 'row' || subject.row.kind !== 'payout') return true
  const { row, order, deposit } = subject
  const terms = payoutOrder(order, deposit.amount, row.amount)
  return (await step(ctx.deps.failpoints, 'follow.verify', () => ctx.node.verifyFill(terms, ref, payoutMemo(order)))) !== null
}

async function mined(ctx: ChainContext, slot: SlotRow, subject: Subject, ref: string): Promise<void> {
  await step(ctx.deps.failpoints, 'follow.mined', () =>
    ctx.deps.store.transaction(async (tx) => {
      if (subject.kind === 'row' && subject.row.kind === 'payout') await tell(tx, ctx, subject, 'payout_mined', { tx: ref })
      if (subject.kind === 'row') await tx.disbursements.setState(subject.row.id, 'mined', ref)
      if (subject.kind === 'claim') await tx.claims.setBatchState(subject.batchId, 'mined', ref)
      await tx.slots.setState(slot.id, 'mined')
    }),
  )
}

/** A block that held the transaction is gone; the same bytes go out again. */
export async function takeBack(ctx: ChainContext, slot: SlotRow, subject: Subject): Promise<void> {
  ctx.log.warn({ slot: String(slot.slot), purpose: slot.purpose }, 'a mined transaction left the chain')
  await step(ctx.deps.failpoints, 'follow.unmined', () =>
    ctx.deps.store.transaction(async (tx) => {
      if (subject.kind === 'row' && subject.row.kind === 'payout') await tell(tx, ctx, subject, 'payout_orphaned', {})
      if (subject.kind === 'row') await tx.disbursements.setState(subject.row.id, 'broadcast', null)
      if (subject.kind === 'claim') await tx.claims.setBatchState(subject.batchId, 'broadcast', null)
      await tx.slots.setState(slot.id, 'open')
    }),
  )
}

const finalEvents: Record<'payout' | 'refund' | 'cancel', OrderEventType | null> = {
  payout: 'payout_final',
  refund: 'refunded',
  // The escrow's own event tells, seen by the source's watcher like anyone else's refund.
  cancel: null,
}

async function final(ctx: ChainContext, slot: SlotRow, subject: Subject, ref: string): Promise<void> {
  await step(ctx.deps.failpoints, 'follow.final', () =>
    ctx.deps.store.transaction(async (tx) => {
      const event = subject.kind === 'row' ? finalEvents[subject.row.kind] : null
      if (subject.kind === 'row' && event) await tell(tx, ctx, subject, event, { tx: ref })
      if (subject.kind === 'row') await tx.disbursements.setState(subject.row.id, 'final', ref)
      if (subject.kind === 'claim') await tx.claims.setBatchState(subject.batchId, 'final', ref)
      await tx.slots.setState(slot.id, 'final')
    }),
  )
  ctx.log.info({ slot: String(slot.slot), ref, purpose: slot.purpose }, 'final')
  if (subject.kind === 'row') ctx.wake(subject.order.fromChain)
}

/** Proven that nothing moved and nothing can move any more: an unpaid deposit goes back, anything else waits for an operator. */
async function failed(ctx: ChainContext, slot: SlotRow, subject: Subject, slotState: 'final' | 'lost'): Promise<void> {
  ctx.log.error({ slot: String(slot.slot), purpose: slot.purpose }, 'the transaction came to nothing')
  await step(ctx.deps.failpoints, 'follow.failed', () =>
    ctx.deps.store.transaction(async (tx) => {
      if (subject.kind === 'row') await tell(tx, ctx, subject, 'held', {}, `${subject.row.kind}_failed`)
      if (subject.kind === 'row') await tx.disbursements.setState(subject.row.id, 'failed')
      if (subject.kind === 'claim') await tx.claims.setBatchState(subject.batchId, 'failed')
      await tx.slots.setState(slot.id, slotState)
    }),
  )
  ctx.memory.allowancesAt = 0
  if (subject.kind === 'row') ctx.wake(subject.order.fromChain)
}

async function lost(ctx: ChainContext, slot: SlotRow): Promise<void> {
  ctx.log.error({ slot: String(slot.slot), purpose: slot.purpose }, 'the slot is lost to a transaction from outside; another is taken')
  await step(ctx.deps.failpoints, 'follow.lost', () => ctx.deps.store.slots.setState(slot.id, 'lost'))
}

/** Applies an order event where it may follow; a second deposit's refund is not the order's business. */
async function tell(
  tx: Store,
  ctx: ChainContext,
  { order, deposit }: Subject & { kind: 'row' },
  event: OrderEventType,
  data: Record<string, unknown>,
  heldReason?: string,
): Promise<void> {
  if (deposit.exception === 'second' || deposit.exception === 'wrong_asset') return
  const now = await tx.orders.get(order.id)
  if (!now || !nextState(now.state, event)) return
  await tx.orders.apply(order.id, event, { data, fence: ctx.fence, ...(heldReason ? { heldReason } : {}) })
}
