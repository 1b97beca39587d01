import type { OrderEventType } from '#core/order/state.ts'
import { type Intent, type ModelRow, type ModelSlot, type Purpose, type Side, tell } from './database.ts'
import { NoAnswer } from './eyes.ts'
import { type Effect, LIFETIME, type ModelTx } from './network.ts'
import { commit, Died, Fenced, type Lane, nowMs, type Process } from './process.ts'

const UNCOMMITTED = 0.03

interface Signed {
  side: Side
  purpose: Purpose
  orderId: number
  /** The disbursement; null for a claim. */
  row: ModelRow | null
  effect: Effect
}

/** The journal first, then the rows; nothing is broadcast before both. */
export function* openSlot(
  process: Process,
  { side, purpose, orderId, row, effect }: Signed,
): Generator<void, ModelSlot> {
  const { eyes } = process
  const { database, networks } = process.world
  const floor = eyes[side].nextSlot() ?? 0n
  const ours = database.rows.slots.filter((slot) => slot.side === side)
  const number = ours.reduce((next, slot) => (slot.number >= next ? slot.number + 1n : next), floor)
  // A mempool holds a transaction of this signer that the rows lost: its nonce is not reused.
  if (eyes[side].pendingSlot() > number) throw new NoAnswer()
  const id = database.nextId()
  const tx = newTx(process, { id, side, number, orderId }, effect)
  const slot: ModelSlot = { id, side, number, purpose, orderId, rowId: row?.id ?? null, state: 'open', txs: [] }
  process.world.trace(() => `journal ${purpose} of order ${orderId}: ${tx.ref} number ${number}`)
  yield
  commit(process, side, (rows) => {
    const now = rows.disbursements.find((one) => one.id === row?.id)
    if (row && now?.state !== row.state) throw new Fenced()
    writeAhead(process, intentOf(process, slot, tx, row?.kind ?? null))
    rows.slots.push({ ...slot, txs: [{ tx, broadcastAt: null }] })
    if (now) now.state = 'intent'
    const [order, event] = [rows.orders[orderId], signedEvents[purpose]]
    if (order && event) tell(order, event)
  })
  const opened = database.rows.slots.find((one) => one.id === id)
  if (!opened) throw new Error(`slot ${id} on ${networks[side].ordering} was opened and is not there`)
  return opened
}

const signedEvents: Record<Purpose, OrderEventType | null> = {
  payout: 'intent_written',
  cancel: 'refund_intent_written',
  refund: 'refund_intent_written',
  claim: null,
  void: null,
}

/** Adds another transaction for the same tx slot. */
export function* addTx(process: Process, slot: ModelSlot, effect: Effect): Generator<void, ModelTx> {
  const { database } = process.world
  const row = database.rows.disbursements.find(({ id }) => id === slot.rowId)
  const tx = newTx(process, slot, effect)
  yield
  commit(process, slot.side, (rows) => {
    writeAhead(process, intentOf(process, slot, tx, row?.kind ?? null))
    const now = rows.slots.find(({ id }) => id === slot.id)
    if (!now?.txs.some((one) => one.tx.ref === tx.ref)) now?.txs.push({ tx, broadcastAt: null })
  })
  return tx
}

/** Writes into the journal, inside the database transaction that holds the lease; the process may die between both. */
function writeAhead({ world }: Process, intent: Intent): void {
  world.database.journal.push(intent)
  if (world.troubled && world.random.chance(UNCOMMITTED)) throw new Died()
}

const intentOf = (
  { world }: Process,
  { id, side, number, purpose, orderId, rowId }: ModelSlot,
  tx: ModelTx,
  kind: Intent['kind'],
): Intent => ({ id, side, number, purpose, orderId, rowId, tx, kind, commits: world.database.rows.commits + 1 })

function newTx(
  { world, eyes }: Process,
  { id, side, number, orderId }: Pick<ModelSlot, 'id' | 'side' | 'number' | 'orderId'>,
  effect: Effect,
): ModelTx {
  const numbered = world.networks[side].ordering === 'slots'
  return {
    ref: `${side} ${id} ${effect} ${world.database.nextId()}`,
    effect,
    orderId,
    slot: numbered ? number : null,
    expiresAt: numbered ? null : eyes[side].head().height + LIFETIME,
  }
}

/** Records when nodes first accepted these transactions. */
export function* markSent(process: Process, { id, side, rowId }: ModelSlot, refs: readonly string[]): Lane {
  yield
  commit(process, side, (rows) => {
    const slot = rows.slots.find((one) => one.id === id)
    for (const one of slot?.txs ?? []) if (refs.includes(one.tx.ref)) one.broadcastAt ??= nowMs(process)
    const row = rows.disbursements.find((one) => one.id === rowId)
    if (row?.state !== 'intent') return
    row.state = 'broadcast'
    const order = rows.orders[row.orderId]
    if (order && row.kind === 'payout') tell(order, 'broadcast')
  })
}
