import type { PayoutAction, Payer } from '#chains/contract/payer.ts'
import { AppError, isRetriable } from '#core/errors.ts'
import type { OrderId } from '#core/order/id.ts'
import type { OpeningRow } from '#store/escrow/types.ts'
import type { TransferRow } from '#store/transfers/types.ts'
import type { SlotRow, SlotTx } from '#store/txSlots/types.ts'
import type { ChainContext } from '../contract.ts'
import { step } from '../failpoints.ts'
import { guarded } from '../guard.ts'
import { type CappedPlan, signCapped, withinFeeCap } from './feeGuard.ts'
import { rebroadcast } from './broadcast.ts'
import { actionOf, type Subject } from './subject.ts'
import { due, postpone } from '../workerState.ts'
import { openingAction } from './openingAction.ts'
import { checkedDeposit } from './transferAction.ts'
import { type Verified, verifyAgain } from './verifyJob.ts'

type How = 'bump' | 'resign' | 'void'
const nothing: PayoutAction = { kind: 'void' }

/**
 * Signs another transaction for the same tx slot: at a higher price, after the old one provably expired, or to void it.
 */
export async function replaceTx(ctx: ChainContext, slot: SlotRow, subject: Subject, how: How): Promise<void> {
  const { payer, memory, deps } = ctx
  const last = slot.txs.at(-1)
  if (!payer || !last) return
  const plan = await planned(ctx, slot, subject, how, payer, last)
  if (!plan) return
  const signed = await step(deps.failpoints, 'follow.sign', () => signCapped(payer, plan, slot.slot))
  const replaced = await step(deps.failpoints, 'follow.replace', () =>
    deps.store.slots.addTx(slot.id, signed, ctx.fence),
  )
  const uses = payer.isVoid?.(signed) ?? false
  ctx.log.warn({ slot: String(slot.slot), how, uses_up: uses, attempt: slot.txs.length }, 'replaced')
  memory.payer.underpriced.delete(slot.id)
  if (uses) memory.settle.voided.add(slot.id)
  const newest = replaced.txs.at(-1)
  if (newest) await rebroadcast(ctx, replaced, [newest.ref])
}

async function planned(
  ctx: ChainContext,
  slot: SlotRow,
  subject: Subject,
  how: How,
  payer: Payer,
  last: SlotTx,
): Promise<CappedPlan | null> {
  const { failpoints, metrics } = ctx.deps
  const plan = async (action: PayoutAction) =>
    withinFeeCap(
      ctx,
      await step(failpoints, 'follow.plan', () => payer.plan(action, slot.txs.length, last)),
      isPayout(action, subject),
    )
  if (how === 'void') return await plan(nothing)
  const action = await actionAgain(ctx, slot, subject)
  if (!action) return null
  try {
    return await plan(action)
  } catch (error) {
    if (how !== 'bump' || !(error instanceof AppError)) throw error
    metrics.failure(ctx.chain.id, 'follow.plan', error.reason)
    // The transaction would certainly fail. Later nonces wait for this one, so it is voided; only one of the two can land.
    if (!isRetriable(error)) return await plan(nothing)
  }
  return dearer(ctx, slot, subject, action, payer, last)
}

/**
 * Rebuilds the tx slot's action from the chain: a row that was changed since the first signature must not get a second
 * one. While the source does not show the deposit, the stored bytes are rebroadcast.
 */
async function actionAgain(ctx: ChainContext, slot: SlotRow, subject: Subject): Promise<PayoutAction | null> {
  if (subject.kind === 'claim' || subject.kind === 'other') return actionOf(ctx, subject)
  const order = orderIn(subject)
  const look = (): Promise<Verified> => {
    if (subject.kind === 'transfer') return transferAgain(ctx, slot, subject.transfer)
    return subject.kind === 'opening' ? openingAgain(ctx, subject.opening) : verifyAgain(ctx, subject)
  }
  const checked = await guarded(ctx, 'follow.verify', { order }, look)
  if (checked && 'action' in checked) return checked.action
  if (checked) ctx.deps.metrics.failure(ctx.chain.id, 'follow.verify', checked.failure.reason)
  await rebroadcast(
    ctx,
    slot,
    slot.txs.map(({ ref }) => ref),
  )
  await pullThrough(ctx, slot)
  return null
}

const orderIn = (subject: Exclude<Subject, { kind: 'claim' | 'other' }>): OrderId => {
  if (subject.kind === 'transfer') return subject.transfer.orderId
  return subject.kind === 'opening' ? subject.opening.orderId : subject.order.id
}

/** A child of the waiting transaction pays nothing but its fee, so it needs no record and no proof of the deposit. */
export async function pullThrough(ctx: ChainContext, { id, slot, txs }: SlotRow): Promise<void> {
  const { payer, deps, memory } = ctx
  const last = txs.at(-1)
  const [subject, now] = [`child:${id}`, deps.clock.now().getTime()]
  if (!payer?.pullThrough || !last?.broadcastAt || payer.isVoid?.(last) || !due(memory, subject, now)) return
  postpone(memory, subject, now, ctx.policy)
  const child = await guarded(ctx, 'follow.child', { slot: String(slot) }, () =>
    step(deps.failpoints, 'follow.child', async () => payer.pullThrough?.(last)),
  )
  if (child) ctx.log.warn({ slot: String(slot), child }, 'pulled through')
}

/** A deposit that may no longer be opened voids its nonce. */
async function openingAgain(ctx: ChainContext, opening: OpeningRow): Promise<Verified> {
  const checked = await openingAction(ctx, opening)
  if ('action' in checked) return { action: checked.action, to: 'order' }
  const { kind, reason } = checked.problem
  return kind === 'wait' ? { failure: { kind, reason } } : { action: nothing, to: 'order' }
}

/**
 * A transfer that its provider may no longer honour voids its nonce, and so does one that this journal has not signed there. A row
 * of another transfer, sealed or not, is not signed in its place.
 */
async function transferAgain(ctx: ChainContext, slot: SlotRow, transfer: TransferRow): Promise<Verified> {
  const { store, failpoints } = ctx.deps
  const signed = store.intents.transferIn(slot)
  if (!signed) return { action: nothing, to: 'own' }
  if (signed.seal !== transfer.seal || signed.orderId !== transfer.orderId) {
    const details = { signed: signed.orderId, slot: String(slot.slot) }
    await step(failpoints, 'transfer.forged', () =>
      store.incidents.record({ kind: 'transfer_forged', subject: transfer.orderId, details }),
    )
    return { failure: { kind: 'wait', reason: 'transfer_changed' } }
  }
  const checked = await checkedDeposit(ctx, transfer)
  if ('action' in checked) return { action: checked.action, to: 'own' }
  const { kind, reason } = checked.problem
  return kind === 'expire' ? { action: nothing, to: 'own' } : { failure: { kind: 'wait', reason } }
}

/** Payouts, openings and transfers can wait for a price; claims and refunds cannot. */
const isPayout = ({ kind }: PayoutAction, subject: Subject): boolean =>
  kind === 'open' || kind === 'deposit' || (kind !== 'void' && subject.kind === 'row' && subject.row.kind === 'payout')

/**
 * The tx slot must move even if the simulation now fails; without a price, at least the stored bytes are rebroadcast.
 */
async function dearer(
  ctx: ChainContext,
  slot: SlotRow,
  subject: Subject,
  action: PayoutAction,
  payer: Payer,
  last: SlotTx,
): Promise<CappedPlan | null> {
  try {
    const plan = await step(ctx.deps.failpoints, 'follow.plan', async () => payer.reprice?.(action, last))
    return plan ? withinFeeCap(ctx, plan, isPayout(action, subject)) : null
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    ctx.deps.metrics.failure(ctx.chain.id, 'follow.reprice', error.reason)
    await rebroadcast(
      ctx,
      slot,
      slot.txs.map(({ ref }) => ref),
    )
    return null
  }
}
