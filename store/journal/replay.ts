import { and, eq, ne } from 'drizzle-orm'
import { AppError } from '#core/errors.ts'
import { nextState } from '#core/order/state.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { Clock } from '#runtime/clock.ts'
import type { Log } from '#runtime/log.ts'
import { recordIncident } from '../operations/incidents.ts'
import { raiseCount, readCounts } from './moneyVersion.ts'
import { skipLostIndexes } from '../depositAddresses/repository.ts'
import { SKIPPED_INDEXES } from '../depositAddresses/types.ts'
import { applyEvent } from '../orders/events.ts'
import { lockOrder, type StoredOrder, toOrder } from '../orders/rows.ts'
import { raiseNextSlot } from '../txSlots/open.ts'
import { bindSubjects, lockSubjects, type SlotSubject } from '../txSlots/subjects.ts'
import { insertTxs } from '../txSlots/rows.ts'
import { only } from '../context.ts'
import type { Db, Runner } from '../database.ts'
import { type Intent, type JournalPayment, type JournalRecord, planReplay } from './record.ts'
import { depositAddresses as handedOut, slots, slotTxs, transfers } from '../schema.ts'
import type { VersionMarks } from './versionMarks.ts'
import type { DepositBinding, ObservedDeposit } from '#chains/contract/deposits.ts'
import { confirmDeposits } from '../deposits/repository.ts'
import { recordDeposit } from '../deposits/record.ts'
import { takeDisbursements } from '../disbursements/take.ts'

export interface Deps {
  clock: Clock
  log: Log
  /** Networks whose orders have a deposit address each. */
  depositNetworks: readonly ChainId[]
}

/**
 * Restores slots and transactions that the database lost; see the crash order in journal.ts. Counts are raised last, so
 * that nothing is reserved or signed before a chain is fully restored. A database that lost commits has lost deposit
 * addresses too, which are skipped.
 */
export async function replayJournal(
  run: Runner,
  records: readonly JournalRecord[],
  marks: VersionMarks,
  deps: Deps,
): Promise<void> {
  const chains = marks.chains()
  const found = await run.read((q) => readCounts(q, chains))
  // A crash between journal and commit leaves one commit of a chain out: its row is locked until then.
  const isOlder = chains.some((chain) => (found.get(chain)?.version ?? 0n) + 1n < marks.version(chain))
  for (const intents of planReplay(records)) {
    await run.write(({ q }) => restoreSlot(q, intents, deps))
  }
  await raiseCounts(run, chains, marks, isOlder ? deps : null)
}

/**
 * `replayJournal` for chains of a running process whose database has less than it saw. Untouched if nothing is lost.
 */
export async function restoreLost(
  run: Runner,
  records: readonly JournalRecord[],
  marks: VersionMarks,
  deps: Deps,
): Promise<ChainId[]> {
  const found = await run.read((q) => readCounts(q, marks.chains()))
  const behind = marks.chains().filter((chain) => (found.get(chain)?.version ?? 0n) < marks.version(chain))
  for (const intents of planReplay(records))
    if (intents.some(({ open }) => behind.includes(open.chainId)))
      await run.write(({ q }) => restoreSlot(q, intents, deps))
  await raiseCounts(run, behind, marks, behind.length > 0 ? deps : null)
  return behind
}

/**
 * Raises the counts of restored chains. Lost deposit addresses are skipped in the same transaction, since the counts
 * are the only sign of the loss.
 * @param lost null if the database lost no commit
 */
async function raiseCounts(
  run: Runner,
  chains: readonly ChainId[],
  marks: VersionMarks,
  lost: Pick<Deps, 'depositNetworks' | 'log'> | null,
): Promise<void> {
  await run.write(async ({ q }) => {
    if (lost) await skipLostIndexes(q, lost.depositNetworks)
    for (const chain of chains.toSorted((a, b) => a - b)) await raiseCount(q, chain, marks)
  })
  const reason = 'the database was older than the intent journal: deposit addresses that it may have lost are skipped'
  lost?.log.warn({ chains, skipped: SKIPPED_INDEXES }, reason)
}

/**
 * Restores a slot from all its intents, oldest first. One that the database has proves that the earlier ones are
 * settled.
 */
async function restoreSlot(q: Db, intents: readonly Intent[], deps: Deps): Promise<void> {
  const newest = intents.at(-1)
  if (!newest) return
  for (const intent of intents) {
    const [known] = await q
      .select({ id: slots.id })
      .from(slots)
      .where(eq(slots.intentId, intent.open.intentId))
      .for('update')
    if (known) return restoreTxs(q, known.id, intent, deps)
  }
  const { chainId, signer, slot } = newest.open
  const [taken] = await q
    .select({ id: slots.id })
    .from(slots)
    .where(slotIs(chainId, signer, slot))
  // Another intent uses the slot: this one was rolled back while the process continued.
  if (taken) return
  await insertSlot(q, newest, deps)
}

async function restoreTxs(q: Db, slotId: bigint, intent: Intent, { log }: Deps): Promise<void> {
  const stored = await q
    .select({ ref: slotTxs.ref, attempt: slotTxs.attempt })
    .from(slotTxs)
    .where(eq(slotTxs.slotId, slotId))
  const lastKnown = intent.txs.findLastIndex(({ tx }) => stored.some(({ ref }) => ref === tx.ref))
  let attempt = Math.max(-1, ...stored.map((row) => row.attempt))
  for (const { tx, at } of intent.txs.slice(lastKnown + 1)) {
    await insertTxs(q, [{ slotId, attempt: ++attempt, tx }], at)
    log.warn({ slot: slotId.toString(), ref: tx.ref }, 'a signed transaction was restored from the intent journal')
  }
}

async function insertSlot(q: Db, intent: Intent, deps: Deps): Promise<void> {
  const { open } = intent
  const { chainId, signer, slot, intentId, at } = open
  const subject =
    (await findSubject(q, open)) ??
    (await restorePayment(q, open, deps.clock.now())) ??
    (await restoreTransfer(q, open, deps.clock.now()))
  // The payment's rows are lost or changed. The slot must still be used, by a void, and an operator must check.
  const bound = subject !== null
  const row = only(
    await q
      .insert(slots)
      .values({
        chainId,
        signer,
        slot,
        intentId,
        state: 'open',
        createdAt: at,
        purpose: bound ? open.purpose : 'void',
        refId: refIdOf(subject, open),
      })
      .returning(),
  )
  for (const [attempt, { tx, at: signedAt }] of intent.txs.entries())
    await insertTxs(q, [{ slotId: row.id, attempt, tx }], signedAt)
  await raiseNextSlot(q, chainId, signer, slot)
  if (subject) await bindSubjects(q, [{ subject, slotId: row.id, slot, ref: open.tx.ref }], deps.clock.now())
  else await raiseAlarm(q, open, deps)
  deps.log.warn(
    { chain: chainId, slot: slot.toString(), ref: open.tx.ref, bound },
    'a slot was restored from the intent journal',
  )
}

/** A recreated row has another id. */
function refIdOf(subject: SlotSubject | null, open: Intent['open']): bigint | null {
  if (subject === null) return null
  return subject.kind === 'disbursement' || subject.kind === 'transfer' ? subject.row.id : open.refId
}

/** Finds the slot's subject, if the database still has it exactly as before the intent. */
async function findSubject(q: Db, open: Intent['open']): Promise<SlotSubject | null> {
  const subject = only(await lockSubjects(q, [open]))
  if (subject instanceof AppError) return null
  if (subject.kind === 'opening') return subject.orderId === open.orderId ? subject : null
  if (subject.kind === 'transfer') return subject.row.orderId === open.orderId ? subject : null
  if (subject.kind !== 'disbursement') return subject
  return subject.order.id === open.orderId ? subject : null
}

async function raiseAlarm(q: Db, open: Intent['open'], { clock, log }: Deps): Promise<void> {
  const details = { chain: open.chainId, slot: open.slot.toString(), order: open.orderId, ref: open.tx.ref }
  log.error({ alert: 'journal_conflict', ...details }, 'the intent journal and the database disagree')
  // An opening spends no money of ours: if it lands, its deposit is found on the chain.
  if (open.purpose === 'open') return
  // The order may be lost as well, so only this incident informs an operator.
  const subject = `${open.chainId}:${open.tx.ref}`
  await recordIncident(q, { kind: 'journal_conflict', subject, details }, clock.now())
  // Its provider settles the order of a transfer, whatever the database lost.
  const order = open.purpose !== 'transfer' && open.orderId && (await lockOrder(q, open.orderId))
  if (order && nextState(order.state, 'incident')) {
    await applyEvent(q, order, 'incident', { heldReason: 'journal_conflict', data: { tx: open.tx.ref } }, clock.now())
  }
}

const slotIs = (chainId: Intent['open']['chainId'], signer: string, slot: bigint) =>
  and(eq(slots.chainId, chainId), eq(slots.signer, signer), eq(slots.slot, slot))

/**
 * Recreates the deposit and row that a lost intent paid from, as journaled; null if the order is lost too or the
 * database has changed since.
 */
async function restorePayment(q: Db, open: Intent['open'], at: Date): Promise<SlotSubject | null> {
  const { payment, orderId, purpose, chainId } = open
  const order = payment && orderId && (await lockOrder(q, orderId))
  if (!payment || !order || (purpose !== 'payout' && purpose !== 'refund' && purpose !== 'cancel')) return null
  const { deposit } = await recordDeposit(q, observed(payment.deposit, order, await addressOf(q, order)), at)
  if (deposit.orderId !== order.id || deposit.status === 'orphaned') return null
  await confirmDeposits(q, [deposit.id], at)
  const request = { depositId: deposit.id, orderId: order.id, kind: purpose, chainId, ...payment.row }
  const outcome = only(await takeDisbursements(q, chainId, [request], null, undefined, at))
  const row = 'taken' in outcome ? outcome.taken : 'refused' in outcome ? outcome.existing : null
  if (row?.kind !== purpose || row.depositId !== deposit.id) return null
  const subject = only(await lockSubjects(q, [{ purpose, refId: row.id }]))
  return subject instanceof AppError ? null : subject
}

/** Recreates the row of a lost transfer as journaled; null if the database has another state of it. */
async function restoreTransfer(
  q: Db,
  { transfer, purpose, at: signedAt }: Intent['open'],
  at: Date,
): Promise<SlotSubject | null> {
  if (!transfer || purpose !== 'transfer') return null
  const row = {
    ...transfer,
    openBy: new Date(transfer.openBy),
    state: 'waiting' as const,
    createdAt: signedAt,
    updatedAt: at,
  }
  if (transfer.canaryRoute != null && transfer.canaryHour != null)
    // A canary that was requested since the database lost the signed one has not been signed, and never is.
    await q
      .update(transfers)
      .set({ state: 'expired', reason: 'canary_repeated', updatedAt: at })
      .where(
        and(
          eq(transfers.canaryRoute, transfer.canaryRoute),
          eq(transfers.state, 'waiting'),
          ne(transfers.orderId, transfer.orderId),
        ),
      )
  await q.insert(transfers).values(row).onConflictDoNothing()
  const [found] = await q.select().from(transfers).where(eq(transfers.orderId, transfer.orderId)).for('update')
  return found?.state === 'waiting' ? { kind: 'transfer', row: found } : null
}

/** Deposit address of the order; null where its deposits carry a memo. */
const addressOf = async (q: Db, { id }: StoredOrder): Promise<string | null> =>
  (await q.select({ address: handedOut.address }).from(handedOut).where(eq(handedOut.orderId, id)))[0]?.address ?? null

function observed(
  { memo, ...deposit }: JournalPayment['deposit'],
  stored: StoredOrder,
  address: string | null,
): ObservedDeposit {
  const { onchainId, escrow, escrowOrder, custody } = toOrder(stored)
  const binding: DepositBinding =
    custody === 'escrow' && onchainId && escrow && escrowOrder
      ? { kind: 'escrow', escrow, onchainId, order: escrowOrder }
      : address === null
        ? { kind: 'memo', memo }
        : { kind: 'address', address }
  return { ...deposit, binding }
}
