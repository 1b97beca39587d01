import { AppError } from '#core/errors.ts'
import { chainTime, mayStillFill } from '#maker/decide/fillWindow.ts'
import { progress } from '#maker/decide/confirmations.ts'
import { planFailure } from '#maker/decide/planFailure.ts'
import { type ModelOrder, type ModelRow, tell } from './database.ts'
import { broadcast, commit, type Lane, nowSeconds, orderOf, type Process, requireCurrent } from './process.ts'
import { MARGINS } from './limits.ts'
import { markSent, openSlot } from './signing.ts'

/** Reserves, signs and broadcasts the payouts of confirmed orders. */
export function* payLane(process: Process): Lane {
  for (const { id, state } of process.world.database.rows.orders)
    if (state === 'confirmed' || state === 'validated' || state === 'reserved') yield* pay(process, id)
}

function* pay(process: Process, orderId: number): Lane {
  const { database } = process.world
  const order = (): ModelOrder => orderOf(process, orderId)
  const deposit = database.rows.deposits[orderId]
  if (deposit?.status !== 'confirmed' || deposit.exception !== null || !isDeep(process, order())) return
  yield
  const row = yield* reserve(process, orderId)
  if (!row) return
  if (!inTime(process, order())) return release(process, row, 'return', 'fill_expired')
  // An unrecorded payment stays possible without a filler, or if the deposit was refunded by transfer.
  if ((order().fillMode === 'transfer' || order().custody === 'maker') && !journalHoldsAll(process)) return
  if (order().custody === 'escrow' && !journalHoldsAll(process) && cancelMayWait(process)) return
  yield
  if (order().custody === 'escrow' && process.eyes.source.done(orderId, ['cancel', 'claim']))
    return release(process, row, 'hold', 'escrow_not_open')
  const failure = planProblem(process, order())
  if (failure) return failure.kind === 'wait' ? undefined : release(process, row, failure.kind, failure.reason)
  yield
  const effect = order().fillMode === 'contract' ? 'fill' : 'transfer'
  const slot = yield* openSlot(process, { side: 'destination', purpose: 'payout', orderId, row, effect })
  yield
  if (!isDeep(process, order())) return
  requireCurrent(process)
  yield
  broadcast(
    process,
    slot,
    [slot.txs.at(-1)].flatMap((one) => one?.tx ?? []),
  )
  yield* markSent(process, slot, [slot.txs.at(-1)?.tx.ref ?? ''])
}

/** The deposit's one row: taken now, or by a process that died before it signed. */
function* reserve(process: Process, orderId: number): Generator<void, ModelRow | null> {
  const { database } = process.world
  const order = database.rows.orders[orderId]
  const existing = database.rows.disbursements.find((row) => row.orderId === orderId && row.state !== 'failed')
  if (order?.state === 'reserved') return existing?.kind === 'payout' && existing.state === 'reserved' ? existing : null
  if (!order || existing || !inTime(process, order)) return null
  yield
  const row: ModelRow = { id: database.nextId(), orderId, kind: 'payout', state: 'reserved' }
  let taken = false
  commit(process, 'destination', (rows) => {
    const now = rows.orders[orderId]
    if (!now || rows.disbursements.some((one) => one.orderId === orderId && one.state !== 'failed')) return
    if (now.state !== 'confirmed' && now.state !== 'validated') return
    tell(now, 'validated')
    tell(now, 'reserved')
    rows.disbursements.push(row)
    taken = true
  })
  yield
  return taken ? row : null
}

/** Deep enough by a quorum's answer, read now. */
function isDeep({ eyes }: Process, { id, need }: ModelOrder): boolean {
  const height = eyes.source.depositHeight(id)
  const { height: head, finalized } = eyes.source.head()
  return height !== null && progress({ height, head, finalized }, need).reached
}

function inTime(process: Process, { fillMode, fillDeadline }: ModelOrder): boolean {
  const now = chainTime(new Date(nowSeconds(process) * 1_000), process.eyes.destination.head().time)
  return mayStillFill(fillMode, fillDeadline, now, MARGINS)
}

/** The journal holds everything that was signed since the order was created; all orders are created at the start. */
export const journalHoldsAll = ({ world }: Process): boolean => world.database.journalLostAt === null

/** An unrecorded cancel shows only in the signer's nonces until it is mined. */
function cancelMayWait({ eyes, world }: Process): boolean {
  const known = world.database.rows.slots.filter(({ side }) => side === 'source').map(({ number }) => number + 1n)
  const pending = eyes.source.pendingSlot()
  return pending > (eyes.source.nextSlot() ?? 0n) && !known.some((next) => next >= pending)
}

const frozen = planFailure(new AppError('contract_frozen', 'frozen', { retriable: true }))
const filled = planFailure(new AppError('already_filled', 'filled', { retriable: false }))

function planProblem({ eyes, world }: Process, { id, fillMode }: ModelOrder): typeof frozen | null {
  if (world.networks.destination.frozen) return frozen
  return fillMode === 'contract' && eyes.destination.done(id, ['fill']) ? filled : null
}

/** Nothing was signed for the row, so it becomes free. */
function release(process: Process, { id, orderId }: ModelRow, kind: 'return' | 'hold', reason: string): void {
  commit(process, 'destination', (rows) => {
    if (rows.disbursements.find((row) => row.id === id)?.state !== 'reserved') return
    rows.disbursements = rows.disbursements.filter((row) => row.id !== id)
    const [order, deposit] = [rows.orders[orderId], rows.deposits[orderId]]
    if (kind === 'return' && deposit) deposit.exception = reason
    else if (order) tell(order, 'held', reason)
  })
}
