import type { ChainNode } from '#chains/contract/node.ts'
import type { Head, TxStatus } from '#chains/contract/reader.ts'
import { AppError } from '#core/errors.ts'
import type { SlotRow, SlotTx } from '#store/txSlots/types.ts'
import type { ChainContext } from '../contract.ts'
import { chainTime } from '../decide/fillWindow.ts'
import { mayBroadcast } from '../decide/permission.ts'
import {
  isExhausted,
  type Permission,
  decideTransaction,
  type TxFacts,
  type TxDecision,
} from '../decide/decideTransaction.ts'
import { step } from '../failpoints.ts'
import { guarded } from '../guard.ts'
import { inParallel } from '#core/async.ts'
import { placeOf } from './floor.ts'
import { conclude, type Landed, takeBack, writeLanded } from './outcome.ts'
import { paymentOf } from './findPayment.ts'
import { pullThrough, replaceTx } from './replaceTx.ts'
import { mayPayAgain, refundPermission } from './provenUnpaid.ts'
import { rebroadcast } from './broadcast.ts'
import { rebroadcastDropped } from './rebroadcastDropped.ts'
import { isBlockCanonical, isDepositCanonical, newSourceReads, type SourceReads } from './sourceReads.ts'
import { type Subject, subjectOf, subjectsOf } from './subject.ts'
import { transferPermission } from './transferAction.ts'
import { verifyAgain } from './verifyJob.ts'

/** The chain's state before the transactions of a pass were looked up. */
interface Around {
  head: Head
  chainSlot: bigint | null
}
type Statuses = readonly (TxStatus | AppError)[]

/** Tracks every transaction of this chain's payer to finality, page by page, and replaces those that are stuck. */
export async function trackTransactions(ctx: ChainContext): Promise<void> {
  const { store, failpoints, metrics } = ctx.deps
  const { payer, policy, chain } = ctx
  if (!payer) return
  ctx.memory.payer.slotFloor = null
  await rebroadcastDropped(ctx)
  const blocks = newSourceReads()
  let around: Around | null = null
  let count = 0
  for (let after: SlotRow | undefined; ; ) {
    const page = { limit: policy.pageSize, after }
    const slots = await step(failpoints, 'follow.list', () => store.slots.unsettled(chain.id, page))
    count += slots.length
    if (slots.length > 0) {
      around ??= {
        head: await step(failpoints, 'context.head', () => ctx.node.head()),
        chainSlot: await step(failpoints, 'context.slot', async () => (await payer.chainSlot?.()) ?? null),
      }
      await followPage(ctx, slots, around, blocks)
    }
    if (slots.length < page.limit) return metrics.queue(chain.id, 'slots', count)
    after = slots.at(-1)
  }
}

/** One request fetches all statuses of a page; a status that cannot be read fails only its own tx slot. */
async function followPage(
  ctx: ChainContext,
  slots: readonly SlotRow[],
  around: Around,
  blocks: SourceReads,
): Promise<void> {
  const { memory, policy, deps } = ctx
  const paysOrder = ({ purpose }: SlotRow): boolean =>
    purpose !== 'claim' && purpose !== 'open' && purpose !== 'transfer'
  const idle = slots.filter((slot) => slot.refId === null || !paysOrder(slot) || !memory.payer.sending.has(slot.refId))
  const settled = new Set<bigint>()
  await inParallel(idle, policy.pageSize, (slot) =>
    guarded(ctx, 'follow', { slot: String(slot.slot) }, () => isUnchanged(ctx, slot, around.head, blocks, settled)),
  )
  const moving = idle.filter(({ id }) => !settled.has(id))
  const statuses = await step(deps.failpoints, 'follow.status', () =>
    statusesOf(
      ctx.node,
      moving.flatMap(({ txs }) => txs),
    ),
  )
  let place = 0
  const looks = moving.map((slot) => {
    const own = statuses.slice(place, place + slot.txs.length)
    place += slot.txs.length
    return { slot, own }
  })
  const subjects = await subjectsOf(
    ctx,
    looks.filter(({ slot, own }) => own.some(isLanded) && isNews(slot, own)).map(({ slot }) => slot),
  )
  const landed: Landed[] = []
  await inParallel(looks, policy.parallel, ({ slot, own }) =>
    guarded(ctx, 'follow', { slot: String(slot.slot), purpose: slot.purpose }, () =>
      follow(ctx, { slot, known: subjects.get(slot.id), landed }, around, own),
    ),
  )
  await writeLanded(ctx, landed)
}

const isLanded = (look: TxStatus | AppError): boolean =>
  !(look instanceof AppError) && (look.state === 'mined' || look.state === 'failed')

/** Ignores a mined transaction that is not final yet. */
const isNews = ({ state }: SlotRow, looks: Statuses): boolean =>
  state === 'open' || looks.some((look) => !(look instanceof AppError) && (look.final || look.state === 'failed'))

interface Followed {
  slot: SlotRow
  /** Loaded together with others of the page. */
  known: Subject | undefined
  /** Landed tx slots of the page, written together. */
  landed: Landed[]
}

/**
 * Records a tx slot whose block is still canonical but not final: a quorum agreed on that block's hash, so its content
 * cannot have changed. Waiting for finality then costs one read per block, not per transaction.
 */
async function isUnchanged(
  ctx: ChainContext,
  { id, state }: SlotRow,
  { finalized }: Head,
  blocks: SourceReads,
  unchanged: Set<bigint>,
): Promise<void> {
  const block = ctx.memory.settle.minedIn.get(id)
  if (state !== 'mined' || !block || block.height <= finalized) return
  if (await isBlockCanonical(ctx, blocks, { chainId: ctx.chain.id, ...block })) unchanged.add(id)
}

const statusesOf = (node: ChainNode, txs: readonly SlotTx[]): Promise<Statuses> =>
  node.txStatuses?.(txs) ?? Promise.all(txs.map(({ ref, expiresAt }) => node.txStatus(ref, expiresAt)))

async function follow(
  ctx: ChainContext,
  { slot, known, landed }: Followed,
  { head, chainSlot }: Around,
  looks: Statuses,
): Promise<void> {
  const { memory, policy, chain, deps } = ctx
  memory.settle.minedIn.delete(slot.id)
  const failure = looks.find((look) => look instanceof AppError)
  if (failure) throw failure
  const statuses = looks.filter((look): look is TxStatus => !(look instanceof AppError))
  const onChain = statuses.some(({ state }) => state === 'mined' || state === 'failed')
  if (nothingNew(ctx, slot, statuses, chainSlot)) return
  const subject = known ?? (await subjectOf(ctx, slot))
  const fellOut = slot.state === 'mined' && !onChain
  if (fellOut) await takeBack(ctx, slot, subject)
  const permission = onChain ? 'go' : await permissionFor(ctx, slot, subject, head)
  const bumpAfterMs = Math.max(policy.bumpAfterBlocks * chain.settlement.blockTimeMs, 1_000)
  const place = onChain || !ctx.payer ? chainSlot : await placeOf(deps, ctx.payer, slot, chainSlot)
  const facts: TxFacts = {
    slot: slot.slot,
    txs: slot.txs.flatMap(({ ref, expiresAt, broadcastAt }, i) => {
      const status = statuses[i]
      return status ? [{ ref, expiresAt, status, broadcastAt: broadcastAt?.getTime() ?? null }] : []
    }),
    chainSlot: place,
    queued: chainSlot !== null,
    finalizedExpiry: head.finalizedExpiry ?? head.finalized,
    finalized: head.finalized,
    suspectSince: memory.settle.suspects.get(slot.id) ?? null,
    fellOut,
    underpriced: memory.payer.underpriced.has(slot.id),
    sentAt: memory.payer.sentAt.get(slot.id) ?? null,
    voided: memory.settle.voided.has(slot.id),
    now: deps.clock.now().getTime(),
    bumpAfterMs,
    rebroadcastMs: policy.rebroadcastMs,
    maxAttempts: policy.maxAttempts,
    waitingSince: waitingSince(ctx, slot, permission),
    waitMs: Math.max(2 * bumpAfterMs, policy.rebroadcastMs),
    permission,
  }
  if (isExhausted(facts)) {
    deps.metrics.failure(ctx.chain.id, 'follow', 'attempts_exhausted')
    await pullThrough(ctx, slot)
  }
  await act(ctx, { slot, subject, landed }, decideTransaction(facts), head)
}

/** Most checks find a transaction unchanged; those must cost no query, because payouts need the same database. */
function nothingNew(
  { memory, policy, chain, deps }: ChainContext,
  slot: SlotRow,
  statuses: readonly TxStatus[],
  chainSlot: bigint | null,
): boolean {
  if (slot.state === 'mined') {
    const mined = statuses.find(({ state, final }) => state === 'mined' && !final)
    if (mined?.height != null && mined.blockHash !== null)
      memory.settle.minedIn.set(slot.id, { height: mined.height, blockHash: mined.blockHash })
    return mined !== undefined
  }
  const sent = memory.payer.sentAt.get(slot.id) ?? slot.txs.at(-1)?.broadcastAt?.getTime() ?? null
  const young =
    sent !== null &&
    deps.clock.now().getTime() - sent <
      Math.min(policy.rebroadcastMs, policy.bumpAfterBlocks * chain.settlement.blockTimeMs)
  const unseen = statuses.every(({ state }) => state === 'pending' || state === 'unknown')
  return young && unseen && !memory.payer.underpriced.has(slot.id) && (chainSlot === null || chainSlot <= slot.slot)
}

async function permissionFor(ctx: ChainContext, slot: SlotRow, subject: Subject, head: Head): Promise<Permission> {
  // Restored from the journal without its purpose: its bytes must not be sent again.
  if (slot.purpose === 'void') return 'stop'
  if (subject.kind === 'transfer') return transferPermission(ctx, slot, subject.transfer)
  if (subject.kind !== 'row') return 'go'
  const { row, order, deposit } = subject
  const sent = slot.txs.some((tx) => tx.broadcastAt !== null && !ctx.payer?.isVoid?.(tx))
  // Nothing was broadcast yet, so the permission to refund is checked again.
  const back = sent || row.kind === 'payout' ? 'go' : await backPermission(ctx, subject)
  if (back !== 'go') return back
  const isDepositCanonical = sent || row.kind === 'cancel' || (await isStillCanonical(ctx, subject))
  const now = chainTime(ctx.deps.clock.now(), head.time)
  return mayBroadcast({ row, order, deposit, sent, isDepositCanonical, now, margins: ctx.policy.margins })
}

async function backPermission(ctx: ChainContext, subject: Subject & { kind: 'row' }): Promise<Permission> {
  const { order, deposit } = subject
  const look = async () => {
    const checked = await verifyAgain(ctx, subject)
    return 'action' in checked ? refundPermission(ctx, order, deposit, checked.action) : 'wait'
  }
  return (await guarded(ctx, 'follow', { order: order.id }, look)) ?? 'wait'
}

/**
 * Checks the source again for a payment signed some time ago, even if its deposit was final. A source that does not
 * answer proves nothing.
 */
async function isStillCanonical(ctx: ChainContext, subject: Subject & { kind: 'row' }): Promise<boolean> {
  const look = async () => {
    const { row, deposit } = subject
    const there =
      row.kind === 'payout'
        ? await isDepositCanonical(ctx, newSourceReads(), { ...deposit, final: false })
        : await isBlockCanonical(ctx, newSourceReads(), deposit)
    return there && 'action' in (await verifyAgain(ctx, subject))
  }
  return (await guarded(ctx, 'follow', { order: subject.order.id }, look)) === true
}

function waitingSince(
  {
    memory: {
      settle: { waiting },
    },
    deps,
  }: ChainContext,
  { id }: SlotRow,
  permission: Permission,
): number | null {
  if (permission !== 'wait') waiting.delete(id)
  else if (!waiting.has(id)) waiting.set(id, deps.clock.now().getTime())
  return waiting.get(id) ?? null
}

async function act(
  ctx: ChainContext,
  { slot, subject, landed }: { slot: SlotRow; subject: Subject; landed: Landed[] },
  decision: TxDecision,
  head: Head,
): Promise<void> {
  switch (decision.kind) {
    case 'mined':
    case 'final':
      return conclude(ctx, slot, subject, { kind: decision.kind, ref: decision.ref }, landed)
    case 'reverted':
      return decision.final ? conclude(ctx, slot, subject, { kind: 'failed', ref: decision.ref }, landed) : undefined
    case 'suspect':
      ctx.memory.settle.suspects.set(slot.id, head.height)
      return ctx.log.warn({ slot: String(slot.slot) }, 'the slot was used by a transaction that is not ours')
    case 'lost':
      return conclude(ctx, slot, subject, { kind: 'lost' }, landed)
    case 'broadcast':
      return rebroadcast(ctx, slot, decision.refs)
    case 'expired':
    case 'resign':
      return afterExpiry(ctx, slot, subject, decision.kind, landed)
    case 'bump':
    case 'void':
      return replaceTx(ctx, slot, subject, decision.kind)
    case 'wait':
      return undefined
    default:
      throw new AppError('undecided', `No action for ${JSON.stringify(decision satisfies never)}`)
  }
}

/** Expiry proves that this tx slot's transaction is gone; only the chain itself proves that no other one has paid. */
async function afterExpiry(
  ctx: ChainContext,
  slot: SlotRow,
  subject: Subject,
  kind: 'expired' | 'resign',
  landed: Landed[],
): Promise<void> {
  const payment = await paymentOf(ctx, subject)
  if (payment.kind === 'wait') return
  if (payment.kind === 'unpaid') {
    if (kind === 'expired') return conclude(ctx, slot, subject, { kind }, landed)
    // A later signature may be missing from the database but still be valid.
    const may = subject.kind !== 'row' || (await mayPayAgain(ctx, subject.row, subject.order))
    return may ? replaceTx(ctx, slot, subject, kind) : undefined
  }
  // If the payment is one of this tx slot's own transactions, its status only lags; any other one is for an operator.
  if (!slot.txs.some(({ ref }) => ref === payment.ref))
    await conclude(ctx, slot, subject, { kind: 'paid_elsewhere' }, landed)
}
