import { and, eq, inArray, sql } from 'drizzle-orm'
import { nextState } from '#core/order/state.ts'
import type { SentTx } from './rowTypes.ts'
import type { Db } from '../database.ts'
import { claims, disbursements, openings } from '../schema.ts'
import { type Advance, advance, writeAdvances } from '../orders/events.ts'
import { isPaid, lockRows, slotsWithOrders } from './subjects.ts'

/** See `Slots.markSent`. They were sent together, so the last one dates them all. */
export async function markSent(q: Db, sent: readonly SentTx[], now: Date): Promise<void> {
  if (sent.length === 0) return
  const at = new Date(Math.max(...sent.map((tx) => (tx.at ?? now).getTime())))
  const named = await slotsWithOrders(
    q,
    sent.map(({ slotId }) => slotId),
  )
  const refs = new Map(sent.map(({ slotId, ref }) => [slotId, ref]))
  const subjects = named.flatMap(({ id, purpose, refId }) =>
    refId === null ? [] : [{ purpose, refId, ref: refs.get(id) ?? '' }],
  )
  const paid = new Map(subjects.filter(({ purpose }) => isPaid(purpose)).map(({ refId, ref }) => [refId, ref]))
  const { orders, rows } = await lockRows(
    q,
    [...paid.keys()],
    named.flatMap(({ orderId }) => orderId ?? []),
  )
  for (const { purpose, refId, ref } of subjects)
    if (purpose === 'claim') await q.update(claims).set({ state: 'broadcast', txRef: ref }).where(eq(claims.id, refId))
  const opened = subjects.filter(({ purpose }) => purpose === 'open')
  for (const { refId, ref } of opened)
    await q
      .update(openings)
      .set({ state: 'broadcast', txRef: ref, updatedAt: at })
      .where(and(eq(openings.id, refId), eq(openings.state, 'intent')))
  await stamp(q, sent, at)
  // A row that was seen mined in the meantime keeps that later state.
  const moving = rows.filter(({ state }) => state === 'intent')
  if (moving.length > 0) {
    await q
      .update(disbursements)
      .set({ state: 'broadcast', updatedAt: at })
      .where(
        and(
          inArray(
            disbursements.id,
            moving.map(({ id }) => id),
          ),
          eq(disbursements.state, 'intent'),
        ),
      )
  }
  const told = moving.flatMap(({ id, kind, orderId }): Advance[] => {
    const order = kind === 'payout' ? orders.get(orderId) : undefined
    return order && nextState(order.state, 'broadcast')
      ? [advance(order, 'broadcast', { data: { tx: paid.get(id) } })]
      : []
  })
  await writeAdvances(q, told, at)
}

async function stamp(q: Db, sent: readonly SentTx[], at: Date): Promise<void> {
  const rows = sent.map(({ slotId, ref }) => ({ slot: slotId.toString(), ref }))
  await q.execute(sql`
    update slot_txs set broadcast_at = ${at.toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as sent(slot bigint, ref text)
      where slot_txs.slot_id = sent.slot and slot_txs.ref = sent.ref and slot_txs.broadcast_at is null`)
}
