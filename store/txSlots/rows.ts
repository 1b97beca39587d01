import { asc, eq, inArray } from 'drizzle-orm'
import type { SignedTx } from '#chains/contract/payer.ts'
import { AppError } from '#core/errors.ts'
import type { SlotRow, SlotTx } from './types.ts'
import type { Db } from '../database.ts'
import { slots, slotTxs } from '../schema.ts'

export type StoredSlot = typeof slots.$inferSelect

/** Slots with all transactions signed for them, in the given order. */
export async function withTxs(q: Db, rows: readonly StoredSlot[]): Promise<SlotRow[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const txs = await q
    .select()
    .from(slotTxs)
    .where(inArray(slotTxs.slotId, ids))
    .orderBy(asc(slotTxs.slotId), asc(slotTxs.attempt))
  const bySlot = new Map<bigint, SlotTx[]>(ids.map((id) => [id, []]))
  for (const tx of txs) bySlot.get(tx.slotId)?.push(toTx(tx))
  return rows.map(({ intentId: _, ...slot }) => ({ ...slot, txs: bySlot.get(slot.id) ?? [] }))
}

function toTx(stored: typeof slotTxs.$inferSelect): SlotTx {
  const { slotId: _, ...tx } = stored
  return tx
}

export async function lockSlot(q: Db, id: bigint): Promise<StoredSlot> {
  const [slot] = await q.select().from(slots).where(eq(slots.id, id)).for('update')
  if (!slot) throw new AppError('slot_not_found', `Slot ${id} not found.`, { retriable: false })
  return slot
}

export interface NewTx {
  slotId: bigint
  attempt: number
  tx: SignedTx
}

export async function insertTxs(q: Db, txs: readonly NewTx[], at: Date): Promise<void> {
  await q.insert(slotTxs).values(
    txs.map(({ slotId, attempt, tx: { ref, raw, feeCap, expiresAt } }) => ({
      slotId,
      attempt,
      ref,
      raw,
      feeCap,
      expiresAt,
      createdAt: at,
      broadcastAt: null,
    })),
  )
}

/** Builds the row of a slot that was just opened, without reading it back. */
export function justOpened({ intentId: _, ...slot }: StoredSlot, { ref, raw, feeCap, expiresAt }: SignedTx): SlotRow {
  return { ...slot, txs: [{ attempt: 0, ref, raw, feeCap, expiresAt, createdAt: slot.createdAt, broadcastAt: null }] }
}
