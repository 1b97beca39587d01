import { and, asc, desc, eq, inArray, isNull, max } from 'drizzle-orm'
import { AppError } from '#core/errors.ts'
import type { SlotRow, Slots } from '../contract.ts'
import type { Db } from '../database.ts'
import { slots, slotTxs } from '../schema/index.ts'
import type { Context } from './context.ts'
import { only } from './context.ts'
import { checkFence } from './fence.ts'
import { openSlot, writeJournal } from './openSlot.ts'
import { insertTx, lockSlot, type StoredSlot, withTxs } from './slotRow.ts'

export function createSlots({ run, clock, journal }: Context): Slots {
  const full = async (q: Db, row: StoredSlot): Promise<SlotRow> => only(await withTxs(q, [row]))
  const first = async (q: Db, rows: Promise<StoredSlot[]>): Promise<SlotRow | null> => (await withTxs(q, (await rows).slice(0, 1)))[0] ?? null

  return {
    open: (request, sign) => run.write(async (scope) => full(scope.q, await openSlot(scope, journal, request, sign, clock.now()))),

    addTx: (slotId, tx, fence) =>
      run.write(async (scope) => {
        const { q } = scope
        await checkFence(q, fence)
        const slot = await lockSlot(q, slotId)
        const known = await q.select({ attempt: slotTxs.attempt }).from(slotTxs).where(and(eq(slotTxs.slotId, slotId), eq(slotTxs.ref, tx.ref)))
        if (known.length > 0) return full(q, slot)
        if (slot.state === 'final' || slot.state === 'lost') {
          throw new AppError('slot_closed', `Slot ${slotId} is ${slot.state}; nothing more can be signed for it.`, { retriable: false })
        }
        const at = clock.now()
        const [last] = await q.select({ attempt: max(slotTxs.attempt) }).from(slotTxs).where(eq(slotTxs.slotId, slotId))
        await insertTx(q, slotId, (last?.attempt ?? -1) + 1, tx, at)
        await writeJournal(scope, journal, { kind: 'tx', intentId: slot.intentId, tx, at })
        return full(q, slot)
      }),

    markBroadcast: (slotId, ref) =>
      run.write(async ({ q }) => {
        const where = and(eq(slotTxs.slotId, slotId), eq(slotTxs.ref, ref), isNull(slotTxs.broadcastAt))
        await q.update(slotTxs).set({ broadcastAt: clock.now() }).where(where)
      }),

    setState: (slotId, state) => run.write(async ({ q }) => void (await q.update(slots).set({ state }).where(eq(slots.id, slotId)))),

    get: (id) => run.read((q) => first(q, q.select().from(slots).where(eq(slots.id, id)))),

    forRef: (purpose, refId) =>
      run.read((q) => first(q, q.select().from(slots).where(and(eq(slots.purpose, purpose), eq(slots.refId, refId))).orderBy(desc(slots.id)).limit(1))),

    unsettled: (chain) =>
      run.read(async (q) => {
        const where = and(eq(slots.chainId, chain), inArray(slots.state, ['open', 'mined']))
        return withTxs(q, await q.select().from(slots).where(where).orderBy(asc(slots.slot), asc(slots.id)))
      }),
  }
}
