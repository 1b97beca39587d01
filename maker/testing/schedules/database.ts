import type { Need } from '#maker/decide/confirmations.ts'
import { nextState, type OrderEventType } from '#core/order/state.ts'
import type { DepositRow } from '#store/deposits/types.ts'
import type { DisbursementRow } from '#store/disbursements/types.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { ModelTx } from './network.ts'

export type Side = 'source' | 'destination'
export type Purpose = 'payout' | 'cancel' | 'refund' | 'claim' | 'void'

/** Fields that decisions read; the rest of a row plays no part in them. */
export type ModelOrder = Pick<OrderRow, 'state' | 'heldReason' | 'custody' | 'fillMode' | 'fillDeadline'> & {
  readonly id: number
  readonly need: Need
}
export type ModelDeposit = Pick<DepositRow, 'status' | 'exception'> & { height: bigint | null }
export type ModelRow = Pick<DisbursementRow, 'kind' | 'state'> & { readonly id: number; readonly orderId: number }

export interface ModelSlot {
  readonly id: number
  readonly side: Side
  readonly number: bigint
  readonly purpose: Purpose
  readonly orderId: number
  /** The disbursement that it sends; null for a claim. */
  readonly rowId: number | null
  state: 'open' | 'mined' | 'final' | 'lost'
  readonly txs: { readonly tx: ModelTx; broadcastAt: number | null }[]
}

export interface Rows {
  /** Counts transactions that move money. */
  commits: number
  readonly orders: ModelOrder[]
  /** By order. */
  readonly deposits: ModelDeposit[]
  disbursements: ModelRow[]
  readonly slots: ModelSlot[]
}

export type Intent = Omit<ModelSlot, 'state' | 'txs'> & {
  readonly tx: ModelTx
  readonly kind: ModelRow['kind'] | null
  /** Commit count of the transaction that it belongs to. */
  readonly commits: number
}

/** Rows that can be lost, and the intent journal, written before the rows are. */
export interface Database {
  rows: Rows
  /** Fencing epoch by side: each new lease gets another one. */
  readonly epochs: Record<Side, number>
  /** Time up to which the journal was lost; null = it holds everything. */
  journalLostAt: number | null
  journal: Intent[]
  /** Never repeats, even across lost rows. */
  nextId(): number
  save(): Rows
  /** Writes journal entries that the rows lack into the rows. */
  restore(): void
}

export function createDatabase(orders: readonly ModelOrder[]): Database {
  let ids = 0
  const database: Database = {
    rows: {
      commits: 0,
      orders: [...orders],
      deposits: orders.map(() => ({ status: 'orphaned', exception: null, height: null })),
      disbursements: [],
      slots: [],
    },
    epochs: { source: 0, destination: 0 },
    journalLostAt: null,
    journal: [],
    nextId: () => ++ids,
    save: () => structuredClone(database.rows),
    restore: () => {
      for (const intent of database.journal) restoreIntent(database.rows, intent)
      const { rows } = database
      rows.commits = Math.max(rows.commits, ...database.journal.map(({ commits }) => commits))
    },
  }
  return database
}

function restoreIntent(rows: Rows, { tx, kind, commits: _, ...intent }: Intent): void {
  const known = rows.slots.find(({ id }) => id === intent.id)
  if (known) {
    if (!known.txs.some((one) => one.tx.ref === tx.ref)) known.txs.push({ tx, broadcastAt: null })
    return
  }
  // Another transaction holds the nonce: this one was never committed and so never broadcast.
  if (rows.slots.some(({ side, number }) => side === intent.side && number === intent.number)) return
  const slot: ModelSlot = { ...intent, state: 'open', txs: [{ tx, broadcastAt: null }] }
  const row = kind === null ? null : rowToRestore(rows, intent, kind)
  const order = rows.orders[intent.orderId]
  if (!order) return
  if (row || kind === null) {
    rows.slots.push({ ...slot, rowId: row?.id ?? null })
    if (!row) return
    row.state = 'intent'
    if (beforeIntent.has(order.state)) order.state = kind === 'payout' ? 'intent' : 'refund_intent'
    return
  }
  // The rows contradict it by now: the nonce is voided, and an operator checks the order.
  rows.slots.push({ ...slot, purpose: 'void', rowId: null })
  tell(order, 'incident')
}

/** The row that the intent paid from, existing or restored; null if the rows contradict the journal. */
function rowToRestore(
  rows: Rows,
  { orderId, rowId }: Pick<Intent, 'orderId' | 'rowId'>,
  kind: ModelRow['kind'],
): ModelRow | null {
  const deposit = rows.deposits[orderId]
  const live = rows.disbursements.find((row) => row.orderId === orderId && row.state !== 'failed')
  if (live) return live.kind === kind && live.state === 'reserved' ? live : null
  if (!deposit || rowId === null || (deposit.status === 'orphaned' && deposit.height !== null)) return null
  deposit.status = 'confirmed'
  const row: ModelRow = { id: rowId, orderId, kind, state: 'reserved' }
  rows.disbursements.push(row)
  return row
}
const beforeIntent: ReadonlySet<string> = new Set(['quoted', 'seen', 'confirmed', 'validated', 'reserved', 'held'])

/** Applies an event if the state allows it. */
export function tell(order: ModelOrder, event: OrderEventType, heldReason: string | null = null): void {
  const next = nextState(order.state, event)
  if (!next) return
  order.state = next
  order.heldReason = next === 'held' ? heldReason : null
}

/** Rows in the shape that decisions take; they read no other field than the model has. */
export const asRows = (
  order: ModelOrder,
  deposit: ModelDeposit | undefined,
  row: ModelRow | null,
): { order: OrderRow; deposit: DepositRow; row: DisbursementRow } =>
  ({ order, deposit, row }) as unknown as { order: OrderRow; deposit: DepositRow; row: DisbursementRow }
