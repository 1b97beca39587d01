import { and, eq, inArray, sql } from 'drizzle-orm'
import { nextState } from '#core/order/state.ts'
import type { LandedTx, SentTx } from './types.ts'
import type { Db } from '../database.ts'
import { claims, disbursements, openings, transfers } from '../schema.ts'
import { requireMove } from '../disbursements/repository.ts'
import { type Advance, advance, applyEvents, writeAdvances } from '../orders/events.ts'
import { isPaid, lockRows, slotsWithOrders } from './subjects.ts'

type Moved = { id: string; state: LandedTx['state']; ref: string }

/** See `Slots.markLanded`. Moves the slots' subjects in a fixed number of statements. */
export async function markLanded(q: Db, landed: readonly LandedTx[], at: Date): Promise<void> {
  if (landed.length === 0) return
  const bySlot = new Map(landed.map((one) => [one.slotId, one]))
  const named = await slotsWithOrders(q, [...bySlot.keys()])
  const paid = new Map<bigint, LandedTx>()
  const others: Record<'claim' | 'open' | 'transfer', Moved[]> = { claim: [], open: [], transfer: [] }
  for (const { id, purpose, refId } of named) {
    const one = bySlot.get(id)
    if (!one || refId === null) continue
    if (isPaid(purpose)) paid.set(refId, one)
    else if (purpose === 'claim' || purpose === 'open' || purpose === 'transfer')
      others[purpose].push({ id: refId.toString(), state: one.state, ref: one.ref })
  }
  const { orders, rows } = await lockRows(
    q,
    [...paid.keys()],
    named.flatMap(({ orderId }) => orderId ?? []),
  )
  const moved = rows.flatMap((row): Moved[] => {
    const one = paid.get(row.id)
    if (!one) return []
    requireMove(row, one.state)
    return [{ id: row.id.toString(), state: one.state, ref: one.ref }]
  })
  const time = sql`${at.toISOString()}::timestamptz`
  if (moved.length > 0)
    await q.execute(sql`
      update disbursements set state = moved.state, tx_ref = moved.ref, updated_at = ${time}
        from ${records(moved)} as moved(id bigint, state text, ref text) where disbursements.id = moved.id`)
  if (others.claim.length > 0)
    await q.execute(sql`
      update ${claims} set state = moved.state, tx_ref = moved.ref
        from ${records(others.claim)} as moved(id bigint, state text, ref text) where claims.id = moved.id`)
  if (others.open.length > 0)
    await q.execute(sql`
      update ${openings} set state = moved.state, tx_ref = moved.ref, updated_at = ${time}
        from ${records(others.open)} as moved(id bigint, state text, ref text)
        where openings.id = moved.id and openings.state in ('intent', 'broadcast', 'mined')`)
  if (others.transfer.length > 0)
    await q.execute(sql`
      update ${transfers} set state = moved.state, tx_ref = moved.ref, updated_at = ${time}
        from ${records(others.transfer)} as moved(id bigint, state text, ref text)
        where transfers.id = moved.id and transfers.state in ('intent', 'broadcast', 'mined')`)
  for (const event of new Set(landed.flatMap((one) => one.event ?? []))) {
    const told = rows.flatMap(({ id, orderId, amount }) => {
      const [one, order] = [paid.get(id), orders.get(orderId)]
      if (one?.event !== event || !order || !nextState(order.state, event)) return []
      return [{ order, data: { tx: one.ref, amount: amount.toString() } }]
    })
    for (const order of await applyEvents(q, told, event, at)) orders.set(order.id, order)
  }
  const states = landed.map(({ slotId, state }) => ({ id: slotId.toString(), state }))
  await q.execute(sql`
    update slots set state = moved.state
      from ${records(states)} as moved(id bigint, state text) where slots.id = moved.id`)
}

const records = (rows: readonly object[]) => sql`jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)`

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
  const moved = subjects.filter(({ purpose }) => purpose === 'transfer')
  for (const { refId, ref } of moved)
    await q
      .update(transfers)
      .set({ state: 'broadcast', txRef: ref, updatedAt: at })
      .where(and(eq(transfers.id, refId), eq(transfers.state, 'intent')))
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
