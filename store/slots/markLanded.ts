import { sql } from 'drizzle-orm'
import { nextState } from '#core/order/state.ts'
import type { LandedTx } from './rowTypes.ts'
import type { Db } from '../database.ts'
import { claims, openings } from '../schema.ts'
import { requireMove } from '../disbursements/moves.ts'
import { applyEvents } from '../orders/events.ts'
import { isPaid, lockRows, slotsWithOrders } from './subjects.ts'

type Moved = { id: string; state: LandedTx['state']; ref: string }

/** See `Slots.markLanded`. Moves the slots' subjects in a fixed number of statements. */
export async function markLanded(q: Db, landed: readonly LandedTx[], at: Date): Promise<void> {
  if (landed.length === 0) return
  const bySlot = new Map(landed.map((one) => [one.slotId, one]))
  const named = await slotsWithOrders(q, [...bySlot.keys()])
  const paid = new Map<bigint, LandedTx>()
  const others: Record<'claim' | 'open', Moved[]> = { claim: [], open: [] }
  for (const { id, purpose, refId } of named) {
    const one = bySlot.get(id)
    if (!one || refId === null) continue
    if (isPaid(purpose)) paid.set(refId, one)
    else if (purpose === 'claim' || purpose === 'open')
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
  for (const event of new Set(landed.flatMap((one) => one.event ?? []))) {
    const told = rows.flatMap(({ id, orderId }) => {
      const [one, order] = [paid.get(id), orders.get(orderId)]
      return one?.event === event && order && nextState(order.state, event) ? [{ order, data: { tx: one.ref } }] : []
    })
    for (const order of await applyEvents(q, told, event, at)) orders.set(order.id, order)
  }
  const states = landed.map(({ slotId, state }) => ({ id: slotId.toString(), state }))
  await q.execute(sql`
    update slots set state = moved.state
      from ${records(states)} as moved(id bigint, state text) where slots.id = moved.id`)
}

const records = (rows: readonly object[]) => sql`jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)`
