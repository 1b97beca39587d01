import { progress } from '#maker/decide/confirmations.ts'
import { type ModelOrder, tell } from './database.ts'
import { broadcast, commit, type Lane, orderOf, type Process, requireCurrent } from './process.ts'
import { markSent, openSlot } from './signing.ts'

/** Deposits and endings of the source network. */
export function* watchLane(process: Process): Lane {
  for (const { id } of process.world.database.rows.orders) {
    watchDeposit(process, id)
    yield
    watchEnd(process, id)
    yield
  }
}

function watchDeposit(process: Process, orderId: number): void {
  const { rows } = process.world.database
  const known = rows.deposits[orderId]
  const height = process.eyes.source.depositHeight(orderId)
  const { height: head, finalized } = process.eyes.source.head()
  if (!known) return
  const now = orderOf(process, orderId)
  if (height === null) {
    const gone = known.height !== null && known.height <= finalized
    if (known.status === 'orphaned' && !gone) return
    return commit(process, 'source', () => orphan(process, orderId, gone))
  }
  const enough = progress({ height, head, finalized }, now.need).reached
  if (known.status !== 'orphaned' && known.height === height && (known.status === 'confirmed' || !enough)) return
  commit(process, 'source', () => {
    known.height = height
    tell(now, 'deposit_seen')
    known.status = enough ? 'confirmed' : 'seen'
    if (enough) tell(now, 'deposit_confirmed')
  })
}

/** Before a signature the order waits again; after one, a deposit that never reappears is an incident. */
function orphan(process: Process, orderId: number, gone: boolean): void {
  const { rows } = process.world.database
  const [order, deposit] = [rows.orders[orderId], rows.deposits[orderId]]
  if (!order || !deposit) return
  deposit.status = 'orphaned'
  const row = rows.disbursements.find((one) => one.orderId === orderId && one.state !== 'failed')
  if (row && row.state !== 'reserved') {
    if (gone) tell(order, 'incident')
    return
  }
  rows.disbursements = rows.disbursements.filter((one) => one !== row)
  tell(order, 'deposit_orphaned')
}

function watchEnd(process: Process, orderId: number): void {
  const order = orderOf(process, orderId)
  if (order.state === 'done' || order.state === 'refunded') return
  const { finalized } = process.eyes.source.head()
  const source = process.eyes.source
  if (source.done(orderId, ['cancel'], finalized))
    return commit(process, 'source', () => tell(orderOf(process, orderId), 'refunded'))
  const repaid = order.custody === 'maker' || source.done(orderId, ['claim'], finalized)
  if (repaid && (order.state === 'final' || order.state === 'claimed'))
    commit(process, 'source', () => tell(orderOf(process, orderId), 'done'))
}

/** Claims paid orders, once the attesters see the payment in a final block with their own endpoints. */
export function* claimLane(process: Process): Lane {
  const { rows } = process.world.database
  for (const { id, state, custody } of rows.orders) {
    if (state !== 'final' || custody !== 'escrow' || isClaimed(process, id)) continue
    const { finalized } = process.eyes.destination.head()
    yield
    if (!process.eyes.destination.done(id, ['fill', 'transfer'], finalized)) continue
    yield
    const slot = yield* openSlot(process, { side: 'source', purpose: 'claim', orderId: id, row: null, effect: 'claim' })
    requireCurrent(process)
    yield
    broadcast(
      process,
      slot,
      slot.txs.map(({ tx }) => tx),
    )
    yield* markSent(
      process,
      slot,
      slot.txs.map(({ tx }) => tx.ref),
    )
  }
}

const isClaimed = (process: Process, orderId: ModelOrder['id']): boolean =>
  process.world.database.rows.slots.some(
    (slot) =>
      slot.purpose === 'claim' &&
      slot.orderId === orderId &&
      (slot.state === 'open' || slot.state === 'mined' || process.eyes.source.done(orderId, ['claim'])),
  )
