import { and, asc, desc, eq, gt, inArray, max, or } from 'drizzle-orm'
import { AppError } from '#core/errors.ts'
import type { SlotRow, Slots } from './types.ts'
import type { Db } from '../database.ts'
import { slots, slotTxs } from '../schema.ts'
import { type Context, only } from '../context.ts'
import { checkFence } from '../work/leases.ts'
import { markLanded, markSent } from './outcomes.ts'
import { bumpVersion } from '../journal/moneyVersion.ts'
import { openSlots, writeJournal } from './open.ts'
import { insertTxs, justOpened, lockSlot, type StoredSlot, withTxs } from './rows.ts'

export function createSlots({ run, clock, journal, marks, signed }: Context): Slots {
  const full = async (q: Db, row: StoredSlot): Promise<SlotRow> => only(await withTxs(q, [row]))
  const first = async (q: Db, rows: Promise<StoredSlot[]>): Promise<SlotRow | null> =>
    (await withTxs(q, (await rows).slice(0, 1)))[0] ?? null

  return {
    open: ({ purpose, refId, checked, checkedTransfer, limit, ...request }, sign) =>
      run.write(async (scope) => {
        const opened = only(
          await openSlots(
            scope,
            { journal, marks, signed },
            { ...request, asks: [{ purpose, refId, checked, checkedTransfer, limit }] },
            sign,
            clock.now(),
          ),
        )
        if ('failed' in opened) throw opened.failed
        return justOpened(opened.row, opened.tx)
      }),

    openAll: (request, sign) =>
      run.write(async (scope) => {
        const outcomes = await openSlots(scope, { journal, marks, signed }, request, sign, clock.now())
        return outcomes.map((outcome) =>
          'failed' in outcome ? outcome : { opened: justOpened(outcome.row, outcome.tx) },
        )
      }),

    addTx: (slotId, tx, fence) =>
      run.write(async (scope) => {
        const { q } = scope
        await checkFence(q, fence)
        const slot = await lockSlot(q, slotId)
        const known = await q
          .select({ attempt: slotTxs.attempt })
          .from(slotTxs)
          .where(and(eq(slotTxs.slotId, slotId), eq(slotTxs.ref, tx.ref)))
        if (known.length > 0) return full(q, slot)
        if (slot.state === 'final' || slot.state === 'lost') {
          throw new AppError('slot_closed', `Slot ${slotId} is ${slot.state}; it can’t sign another transaction.`, {
            retriable: false,
          })
        }
        if (signed && !signed.isIn(slot.intentId, slot))
          throw new AppError('slot_changed', `The journal has slot ${slotId} under another number.`, {
            retriable: false,
          })
        const at = clock.now()
        const [last] = await q
          .select({ attempt: max(slotTxs.attempt) })
          .from(slotTxs)
          .where(eq(slotTxs.slotId, slotId))
        await insertTxs(q, [{ slotId, attempt: (last?.attempt ?? -1) + 1, tx }], at)
        const count = await bumpVersion(scope, marks, slot.chainId, 'journalled', at)
        await writeJournal(scope, journal, [{ kind: 'tx', intentId: slot.intentId, tx, at, count }])
        return full(q, slot)
      }),

    markSent: (sent, fence) =>
      run.write(async ({ q }) => {
        await checkFence(q, fence)
        await markSent(q, sent, clock.now())
      }),

    markLanded: (landed, fence) =>
      run.write(async ({ q }) => {
        await checkFence(q, fence)
        await markLanded(q, landed, clock.now())
      }),

    setState: (slotId, state) =>
      run.statement(async (q) => void (await q.update(slots).set({ state }).where(eq(slots.id, slotId)))),

    get: (id) => run.read((q) => first(q, q.select().from(slots).where(eq(slots.id, id)))),

    forRef: (purpose, refId) =>
      run.read((q) =>
        first(
          q,
          q
            .select()
            .from(slots)
            .where(and(eq(slots.purpose, purpose), eq(slots.refId, refId)))
            .orderBy(desc(slots.id))
            .limit(1),
        ),
      ),

    forRefs: (purpose, refIds) =>
      run.read(async (q) => {
        if (refIds.length === 0) return []
        const rows = await q
          .selectDistinctOn([slots.refId])
          .from(slots)
          .where(and(eq(slots.purpose, purpose), inArray(slots.refId, [...refIds])))
          .orderBy(asc(slots.refId), desc(slots.id))
        return withTxs(q, rows)
      }),

    unsettled: (chain, { purposes, limit, after } = {}) =>
      run.read(async (q) => {
        const where = and(
          eq(slots.chainId, chain),
          inArray(slots.state, ['open', 'mined']),
          purposes && inArray(slots.purpose, [...purposes]),
          after && or(gt(slots.slot, after.slot), and(eq(slots.slot, after.slot), gt(slots.id, after.id))),
        )
        const all = q.select().from(slots).where(where).orderBy(asc(slots.slot), asc(slots.id))
        return withTxs(q, await (limit === undefined ? all : all.limit(limit)))
      }),
  }
}
