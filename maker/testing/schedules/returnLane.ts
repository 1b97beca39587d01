import { chainTime } from '#maker/decide/fillWindow.ts'
import { judgePayment, type PaymentVerdict } from '#maker/decide/payment.ts'
import { refundDueReason } from '#maker/decide/returnDue.ts'
import type { Permission } from '#maker/decide/decideTransaction.ts'
import { judgeUnpaid } from '#maker/decide/unpaid.ts'
import { asRows, type ModelOrder, type ModelRow, tell } from './database.ts'
import type { Effect } from './network.ts'
import { broadcast, commit, type Lane, nowMs, nowSeconds, orderOf, type Process, requireCurrent } from './process.ts'
import { DISPUTE_MS, FORGOTTEN_MS, MARGINS } from './limits.ts'
import { journalHoldsAll } from './payLane.ts'
import { markSent, openSlot } from './signing.ts'

/** Refunds deposits that were not paid: a cancel in the escrow, or a transfer where the maker holds the deposit. */
export function* returnLane(process: Process): Lane {
  const { orders, deposits } = process.world.database.rows
  for (const { id, state } of orders)
    if (deposits[id]?.status === 'confirmed' && !ended.has(state)) yield* returnOne(process, id)
}

const ended: ReadonlySet<string> = new Set(['final', 'claimed', 'done', 'refunded', 'incident'])

function* returnOne(process: Process, orderId: number): Lane {
  const { database } = process.world
  const deposit = database.rows.deposits[orderId]
  if (!deposit) return
  const order = orderOf(process, orderId)
  const taken = database.rows.disbursements.find((row) => row.orderId === orderId && row.state !== 'failed') ?? null
  if (taken && taken.kind !== 'payout' && taken.state === 'reserved') return yield* send(process, taken)
  const now = chainTime(new Date(nowSeconds(process) * 1_000), process.eyes.source.head().time)
  const facts = asRows(order, deposit, taken)
  if (!refundDueReason({ ...facts, disbursement: taken && facts.row, now, margins: MARGINS })) return
  yield
  const kind = order.custody === 'escrow' ? 'cancel' : 'refund'
  const row: ModelRow = { id: database.nextId(), orderId, kind, state: 'reserved' }
  let won = false
  commit(process, 'source', (rows) => {
    if (rows.disbursements.some((one) => one.orderId === orderId && one.state !== 'failed')) return
    rows.disbursements.push(row)
    won = true
  })
  if (won) yield* send(process, row)
}

function* send(process: Process, row: ModelRow): Lane {
  const { orderId } = row
  const effect = row.kind === 'cancel' ? 'cancel' : 'refund'
  yield
  if (process.eyes.source.depositHeight(orderId) === null) return
  if ((yield* refundPermission(process, orderId, effect)) !== 'go') return
  yield
  const slot = yield* openSlot(process, { side: 'source', purpose: row.kind, orderId, row, effect })
  yield
  if ((yield* refundPermission(process, orderId, effect)) !== 'go') return
  requireCurrent(process)
  yield
  const tx = slot.txs.at(-1)?.tx
  if (tx) broadcast(process, slot, [tx])
  yield* markSent(process, slot, [tx?.ref ?? ''])
}

/** Reads the facts like the maker's `provenUnpaid` and `refundPermission`, for the same decision. */
export function* refundPermission(process: Process, orderId: number, effect: Effect): Generator<void, Permission> {
  const order = orderOf(process, orderId)
  if (effect === 'refund') {
    const refunded = searchPayment(process, order, 'refund')
    if (refunded && refunded.kind !== 'unpaid') return 'wait'
    if (!journalHoldsAll(process) && !(refunded && isUnpaidForLong(process, orderId))) return 'wait'
    yield
  }
  const verdict = judgeUnpaid(yield* unpaidFacts(process, order))
  if (verdict.kind === 'unpaid') return 'go'
  if (verdict.kind !== 'paid') return 'wait'
  yield
  commit(process, 'source', (rows) => {
    rows.disbursements = rows.disbursements.filter(
      (row) => row.orderId !== orderId || row.kind === 'payout' || row.state !== 'reserved',
    )
    const now = rows.orders[orderId]
    if (now) tell(now, 'held', 'paid_elsewhere')
  })
  return 'stop'
}

function isUnpaidForLong(process: Process, orderId: number): boolean {
  const since = process.unpaidSince.get(orderId) ?? nowMs(process)
  process.unpaidSince.set(orderId, since)
  return nowMs(process) - since >= FORGOTTEN_MS
}

type UnpaidFacts = Parameters<typeof judgeUnpaid>[0]

function* unpaidFacts(process: Process, { id, fillMode, fillDeadline }: ModelOrder): Generator<void, UnpaidFacts> {
  const { eyes, world } = process
  const eye = eyes.destination
  const head = eye.head()
  yield
  const searchable = world.networks.destination.ordering === 'expiry'
  const search = fillMode === 'transfer' && searchable ? eye.search(id, 'transfer') : null
  const paid = fillMode === 'contract' ? eye.done(id, ['fill'], head.height) : search ? search.state === 'paid' : null
  yield
  const deadlineFinal = eye.timeAt(head.finalized) * 1_000 > fillDeadline.getTime()
  yield
  const mined = eye.nextSlot()
  const pending = eye.pendingSlot()
  const handed = world.database.rows.slots.filter(({ side }) => side === 'destination')
  const recorded = handed.reduce((next, { number }) => (number >= next ? number + 1n : next), 0n)
  const known = new Set(handed.flatMap(({ number, state }) => (state === 'lost' ? [] : [number])))
  const unexplained = Array.from({ length: Number(recorded) }, (_, n) => BigInt(n)).filter((n) => !known.has(n)).length
  return {
    fillMode,
    paid,
    disputed: search?.state === 'unpaid' && search.disputed !== null,
    deadlineFinal,
    signaturesEnded: true,
    unknownSpend: false,
    journalHoldsAll: journalHoldsAll(process),
    slots: mined === null ? null : { mined, pending, recorded, unexplained: BigInt(unexplained) },
  }
}

/** Null where a nonce or a contract excludes a second payment instead. */
export function searchPayment(process: Process, { id }: ModelOrder, effect: Effect): PaymentVerdict | null {
  const side = effect === 'refund' ? 'source' : 'destination'
  if (process.world.networks[side].ordering !== 'expiry') return null
  const search = process.eyes[side].search(id, effect)
  const disputed = search.state === 'unpaid' && search.disputed !== null
  const since = process.disputes.get(id) ?? null
  if (!disputed) process.disputes.delete(id)
  else if (since === null) process.disputes.set(id, nowMs(process))
  return judgePayment({ search, disputedSince: since, now: nowMs(process), disputeMs: DISPUTE_MS })
}
