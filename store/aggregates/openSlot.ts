import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { SignedTx } from '#chains/contract.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { Slots } from '../contract.ts'
import type { Db, Scope } from '../database.ts'
import type { IntentJournal } from '../journal.ts'
import type { JournalRecord } from '../journalRecord.ts'
import { signers, slots } from '../schema/index.ts'
import { only } from './context.ts'
import { checkFence } from './fence.ts'
import { bindSubject, lockSubject } from './slotPurpose.ts'
import { insertTx, type StoredSlot } from './slotRow.ts'

export type OpenRequest = Parameters<Slots['open']>[0]

/** Takes the next slot, signs and stores; see `Slots.open` and the crash order in journal.ts. */
export async function openSlot(scope: Scope, journal: IntentJournal | null, request: OpenRequest, sign: (slot: bigint) => Promise<SignedTx>, at: Date): Promise<StoredSlot> {
  const { q } = scope
  const { chainId, signer, purpose, refId, floor, fence } = request
  await checkFence(q, fence)
  const subject = await lockSubject(q, purpose, refId)
  const slot = await takeNext(q, chainId, signer, floor)
  const tx = await sign(slot)
  const intentId = randomUUID()
  const row = only(await q.insert(slots).values({ chainId, signer, slot, purpose, refId, state: 'open', intentId, createdAt: at }).returning())
  await insertTx(q, row.id, 0, tx, at)
  const orderId = await bindSubject(q, subject, row.id, slot, tx.ref, at)
  await writeJournal(scope, journal, { kind: 'open', intentId, chainId, signer, slot, purpose, refId, orderId, tx, at })
  return row
}

/** Locks the signer. The chain may be ahead of the database when the key was used elsewhere, never the other way round. */
async function takeNext(q: Db, chainId: ChainId, signer: string, floor: bigint): Promise<bigint> {
  await q.insert(signers).values({ chainId, signer, nextSlot: floor }).onConflictDoNothing()
  const rows = await q
    .update(signers)
    .set({ nextSlot: sql`greatest(${signers.nextSlot}, ${floor}::numeric) + 1` })
    .where(and(eq(signers.chainId, chainId), eq(signers.signer, signer)))
    .returning({ next: signers.nextSlot })
  return only(rows).next - 1n
}

/** Makes sure that a slot number which the chain may know is never handed out again. */
export async function raiseNextSlot(q: Db, chainId: ChainId, signer: string, used: bigint): Promise<void> {
  const nextSlot = used + 1n
  await q
    .insert(signers)
    .values({ chainId, signer, nextSlot })
    .onConflictDoUpdate({ target: [signers.chainId, signers.signer], set: { nextSlot: sql`greatest(${signers.nextSlot}, excluded.next_slot)` } })
}

/** The last step before the commit, so that whatever fails earlier leaves no record. */
export async function writeJournal(scope: Scope, journal: IntentJournal | null, record: Exclude<JournalRecord, { kind: 'abort' }>): Promise<void> {
  if (!journal) return
  scope.onRollback(() => journal.append({ kind: 'abort', intentId: record.intentId, ref: record.tx.ref }))
  await journal.append(record)
}
