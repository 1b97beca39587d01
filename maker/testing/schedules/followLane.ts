import { chainTime } from '#maker/decide/fillWindow.ts'
import { mayBroadcast } from '#maker/decide/permission.ts'
import { type Permission, decideTransaction, type TxDecision } from '#maker/decide/decideTransaction.ts'
import { asRows, type ModelRow, type ModelSlot, type Purpose, type Side, tell } from './database.ts'
import { BUMP_MS, MARGINS, REBROADCAST_MS } from './limits.ts'
import type { Effect } from './network.ts'
import { broadcast, commit, type Lane, nowMs, nowSeconds, orderOf, type Process, requireCurrent } from './process.ts'
import { journalHoldsAll } from './payLane.ts'
import { refundPermission, searchPayment } from './returnLane.ts'
import { addTx, markSent, openSlot } from './signing.ts'

/** Tracks every transaction of a signer to finality. */
export function* followLane(process: Process, side: Side): Lane {
  yield* rebroadcastDropped(process, side)
  const open = process.world.database.rows.slots.filter(
    (slot) => slot.side === side && (slot.state === 'open' || slot.state === 'mined'),
  )
  for (const slot of open) yield* follow(process, slot)
}

function* follow(process: Process, slot: ModelSlot): Lane {
  const { eyes, world } = process
  const eye = eyes[slot.side]
  const head = eye.head()
  const chainSlot = eye.nextSlot()
  yield
  const statuses = slot.txs.map(({ tx }) => eye.status(tx.ref))
  yield
  const row = world.database.rows.disbursements.find(({ id }) => id === slot.rowId) ?? null
  const onChain = statuses.some(({ state }) => state === 'mined' || state === 'failed')
  const fellOut = slot.state === 'mined' && !onChain
  if (fellOut) takeBack(process, slot, row)
  const permission = onChain ? 'go' : yield* permissionFor(process, slot, row, head.time)
  if (permission !== 'wait') process.waiting.delete(slot.id)
  else if (!process.waiting.has(slot.id)) process.waiting.set(slot.id, nowMs(process))
  const decision = decideTransaction({
    slot: slot.number,
    txs: slot.txs.flatMap(({ tx, broadcastAt }, i) => {
      const status = statuses[i]
      return status ? [{ ref: tx.ref, expiresAt: tx.expiresAt, status, broadcastAt }] : []
    }),
    chainSlot,
    queued: chainSlot !== null,
    finalizedExpiry: head.finalized,
    finalized: head.finalized,
    suspectSince: process.suspects.get(slot.id) ?? null,
    fellOut,
    underpriced: false,
    sentAt: process.sentAt.get(slot.id) ?? null,
    voided: process.voided.has(slot.id),
    now: nowMs(process),
    bumpAfterMs: BUMP_MS,
    rebroadcastMs: REBROADCAST_MS,
    maxAttempts: 12,
    waitingSince: process.waiting.get(slot.id) ?? null,
    waitMs: 2 * BUMP_MS,
    permission,
  })
  yield
  yield* act(process, slot, row, decision, head.height)
}

function* permissionFor(
  process: Process,
  slot: ModelSlot,
  row: ModelRow | null,
  headTime: number,
): Generator<void, Permission> {
  // Restored from the journal without its row: its bytes must not be sent again.
  if (slot.purpose === 'void') return 'stop'
  if (!row) return 'go'
  const sent = slot.txs.some(({ tx, broadcastAt }) => broadcastAt !== null && tx.effect !== 'void')
  const back = sent || row.kind === 'payout' ? 'go' : yield* refundPermission(process, row.orderId, effects[row.kind])
  if (back !== 'go') return back
  const deposit = process.world.database.rows.deposits[row.orderId]
  const isDepositCanonical = sent || row.kind === 'cancel' || process.eyes.source.depositHeight(row.orderId) !== null
  const now = chainTime(new Date(nowSeconds(process) * 1_000), headTime)
  return mayBroadcast({
    ...asRows(orderOf(process, row.orderId), deposit, row),
    sent,
    isDepositCanonical,
    now,
    margins: MARGINS,
  })
}

const effects: Record<Purpose, Effect> = {
  payout: 'fill',
  cancel: 'cancel',
  refund: 'refund',
  claim: 'claim',
  void: 'void',
}
const effectOf = (process: Process, { purpose, orderId }: ModelSlot): Effect =>
  purpose === 'payout' && orderOf(process, orderId).fillMode === 'transfer' ? 'transfer' : effects[purpose]

function* act(process: Process, slot: ModelSlot, row: ModelRow | null, decision: TxDecision, height: bigint): Lane {
  switch (decision.kind) {
    case 'mined':
      if (effectAt(slot, decision.ref) !== 'void') mined(process, slot, row)
      return
    case 'final':
      return effectAt(slot, decision.ref) === 'void'
        ? yield* cameToNothing(process, slot, row)
        : final(process, slot, row)
    case 'reverted':
      return decision.final ? yield* cameToNothing(process, slot, row) : undefined
    case 'suspect':
      process.suspects.set(slot.id, height)
      return
    case 'lost':
      return commit(process, slot.side, () => {
        slot.state = 'lost'
      })
    case 'broadcast':
      return yield* rebroadcast(process, slot, decision.refs)
    case 'resign':
    case 'expired':
      return yield* afterExpiry(process, slot, row, decision.kind)
    case 'bump':
    case 'void':
      return yield* replace(process, slot, decision.kind)
    case 'wait':
      return
    default:
      throw new Error(`no action for ${JSON.stringify(decision satisfies never)}`)
  }
}

const effectAt = (slot: ModelSlot, ref: string): Effect | undefined =>
  slot.txs.find(({ tx }) => tx.ref === ref)?.tx.effect

function mined(process: Process, slot: ModelSlot, row: ModelRow | null): void {
  if (slot.state === 'mined') return
  commit(process, slot.side, () => {
    slot.state = 'mined'
    if (!row) return
    row.state = 'mined'
    if (row.kind === 'payout') tell(orderOf(process, row.orderId), 'payout_mined')
  })
}

function takeBack(process: Process, slot: ModelSlot, row: ModelRow | null): void {
  commit(process, slot.side, () => {
    slot.state = 'open'
    if (!row) return
    row.state = 'broadcast'
    if (row.kind === 'payout') tell(orderOf(process, row.orderId), 'payout_orphaned')
  })
}

function final(process: Process, slot: ModelSlot, row: ModelRow | null): void {
  commit(process, slot.side, () => {
    slot.state = 'final'
    if (!row) return
    row.state = 'final'
    const order = orderOf(process, row.orderId)
    if (row.kind === 'payout') tell(order, 'payout_final')
    if (row.kind === 'refund') tell(order, 'refunded')
  })
}

/** This tx slot paid nothing; the deposit is released only after a check that nothing else paid the order. */
function* cameToNothing(process: Process, slot: ModelSlot, row: ModelRow | null): Lane {
  if (row?.kind === 'payout' && process.eyes.destination.done(row.orderId, ['fill']))
    return commit(process, slot.side, () => tell(orderOf(process, slot.orderId), 'held', 'paid_elsewhere'))
  const payment =
    row && row.kind !== 'cancel' ? searchPayment(process, orderOf(process, row.orderId), effectOf(process, slot)) : null
  if (payment?.kind === 'wait') return
  yield
  if (payment?.kind === 'paid')
    return commit(process, slot.side, () => tell(orderOf(process, slot.orderId), 'held', 'paid_elsewhere'))
  failed(process, slot, row, 'final')
}

function failed(process: Process, slot: ModelSlot, row: ModelRow | null, state: 'final' | 'lost'): void {
  commit(process, slot.side, () => {
    slot.state = state
    if (!row) return
    row.state = 'failed'
    tell(orderOf(process, row.orderId), 'held', `${row.kind}_failed`)
  })
}

function* rebroadcast(process: Process, slot: ModelSlot, refs: readonly string[]): Lane {
  requireCurrent(process)
  yield
  broadcast(
    process,
    slot,
    slot.txs.filter(({ tx }) => refs.includes(tx.ref)).map(({ tx }) => tx),
  )
  yield* markSent(process, slot, refs)
}

function* replace(process: Process, slot: ModelSlot, how: 'bump' | 'void' | 'resign'): Lane {
  const filled = slot.purpose === 'payout' && process.eyes.destination.done(slot.orderId, ['fill'])
  if (how === 'resign' && filled) return
  const effect = how === 'void' || (how === 'bump' && filled) ? 'void' : effectOf(process, slot)
  yield
  const tx = yield* addTx(process, slot, effect)
  if (effect === 'void') process.voided.add(slot.id)
  yield* rebroadcast(process, slot, [tx.ref])
}

function* afterExpiry(process: Process, slot: ModelSlot, row: ModelRow | null, kind: 'resign' | 'expired'): Lane {
  const payment = row ? searchPayment(process, orderOf(process, row.orderId), effectOf(process, slot)) : null
  yield
  if (payment?.kind === 'wait') return
  if (payment?.kind === 'paid') {
    if (slot.txs.some(({ tx }) => tx.ref === payment.ref)) return
    return commit(process, slot.side, () => tell(orderOf(process, slot.orderId), 'held', 'paid_elsewhere'))
  }
  if (kind === 'expired') return failed(process, slot, row, 'lost')
  // A later signature may be missing from the database but still be valid.
  if (row === null || row.kind === 'cancel' || journalHoldsAll(process)) yield* replace(process, slot, 'resign')
}

/** A row whose nonce was used from outside gets another nonce once it is proven unpaid. */
function* rebroadcastDropped(process: Process, side: Side): Lane {
  const { rows } = process.world.database
  for (const slot of rows.slots.filter((one) => one.side === side && one.state === 'lost')) {
    const row = rows.disbursements.find(({ id }) => id === slot.rowId)
    const newest = rows.slots.findLast(({ rowId }) => rowId === slot.rowId)
    if (!row || newest !== slot || (row.state !== 'intent' && row.state !== 'broadcast')) continue
    const order = orderOf(process, row.orderId)
    if (order.state === 'incident') continue
    if (
      row.kind === 'payout' &&
      order.fillMode === 'contract' &&
      process.eyes.destination.done(row.orderId, ['fill'])
    ) {
      commit(process, side, () => tell(orderOf(process, row.orderId), 'held', 'paid_elsewhere'))
      continue
    }
    if (row.kind === 'refund' || (row.kind === 'payout' && order.fillMode === 'transfer')) {
      commit(process, side, () => tell(orderOf(process, row.orderId), 'held', 'slot_lost'))
      continue
    }
    yield
    const effect = effectOf(process, slot)
    if (row.kind !== 'payout' && (yield* refundPermission(process, row.orderId, effect)) !== 'go') continue
    if (row.kind === 'payout' && process.eyes.source.depositHeight(row.orderId) === null) continue
    yield
    const next = yield* openSlot(process, { side, purpose: row.kind, orderId: row.orderId, row, effect })
    yield* rebroadcast(
      process,
      next,
      next.txs.map(({ tx }) => tx.ref),
    )
  }
}
