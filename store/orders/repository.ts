import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  inArray,
  lt,
  lte,
  notInArray,
  or,
  sql,
} from 'drizzle-orm'
import { AppError } from '#core/errors.ts'
import { isOrderId, type OrderId, uuidFromOrderId } from '#core/order/id.ts'
import { nextState, type OrderState } from '#core/order/state.ts'
import type { Orders } from './types.ts'
import type { Db } from '../database.ts'
import { deposits, orderAddresses, orderEvents, orders, orderSteps } from '../schema.ts'
import type { Context } from '../context.ts'
import {
  committedIn,
  committedOf,
  custodyDepositsOn,
  custodyOn,
  promisedOn,
  refundableOn,
  unclaimedOf,
} from './exposure.ts'
import { checkFence } from '../work/leases.ts'
import { lockInventory } from '../disbursements/inventory.ts'
import { annotate, append, applyEvent, applyEvents, writeAdvances } from './events.ts'
import { oldestOrders } from './oldest.ts'
import {
  fromNewOrder,
  lockOrder,
  lockOrders,
  orderColumns,
  orderMissing,
  shareOrder,
  type StoredOrder,
  toOrder,
} from './rows.ts'
import { searchOrders } from './search.ts'

const MOST_PER_PAGE = 100
/** Orders in these states have a deposit only if a row says so. */
const withoutDeposit: readonly OrderState[] = ['quoted', 'expired', 'failed']
const { orderId: _, ...stepColumns } = getTableColumns(orderSteps)

export function createOrders({ run, clock }: Context): Orders {
  const locked = async (q: Db, id: OrderId): Promise<StoredOrder> => {
    const row = await lockOrder(q, id)
    if (!row) throw orderMissing(id)
    return row
  }
  const first = async (rows: Promise<StoredOrder[]>) => ((row) => (row ? toOrder(row) : null))((await rows)[0])

  return {
    create: (order, steps = []) =>
      run.write(async ({ q }) => {
        const at = clock.now()
        const rows = await q
          .insert(orders)
          .values({
            ...fromNewOrder(order),
            state: 'quoted',
            lastSeq: 1,
            createdAt: order.createdAt ?? at,
            updatedAt: at,
          })
          .onConflictDoNothing()
          .returning()
        if (!rows[0]) throw new AppError('order_exists', 'This order exists already.', { status: 409 })
        if (steps.length > 0) {
          await q.insert(orderSteps).values(
            steps.map((step, ordinal) => ({
              ...step,
              orderId: order.id,
              ordinal,
              status: 'waiting' as const,
              txRef: null,
            })),
          )
        }
        await writeAdvances(q, [{ order: rows[0], type: 'created', data: {} }], at)
        return toOrder(rows[0])
      }),

    steps: (id) =>
      run.read((q) =>
        q.select(stepColumns).from(orderSteps).where(eq(orderSteps.orderId, id)).orderBy(asc(orderSteps.ordinal)),
      ),

    setStep: (id, ordinal, status, txRef) =>
      run.statement(async (q) => {
        await q
          .update(orderSteps)
          .set({ status, ...(txRef === undefined ? {} : { txRef }) })
          .where(and(eq(orderSteps.orderId, id), eq(orderSteps.ordinal, ordinal)))
      }),

    get: (id) => run.read((q) => first(q.select().from(orders).where(eq(orders.id, id)))),
    getAll: (ids) =>
      run.read(async (q) =>
        ids.length === 0
          ? []
          : (
              await q
                .select()
                .from(orders)
                .where(inArray(orders.id, [...ids]))
                .orderBy(asc(orders.id))
            ).map(toOrder),
      ),
    hold: (id) => run.write(async ({ q }) => ((row) => row && toOrder(row))(await shareOrder(q, id))),
    byOnchainId: (id) => run.read((q) => first(q.select().from(orders).where(eq(orders.onchainId, id)))),

    apply: (id, event, change = {}) =>
      run.write(async ({ q }) => {
        await checkFence(q, change.fence)
        const order = await locked(q, id)
        if (order.settlementKind !== 'maker') throw notTheMakers(id)
        return toOrder(await applyEvent(q, order, event, change, clock.now()))
      }),

    applyAll: (ids, event, fence) =>
      run.write(async ({ q }) => {
        await checkFence(q, fence)
        const at = clock.now()
        const fit = [...(await lockOrders(q, ids)).values()].filter(
          ({ state, settlementKind }) => settlementKind === 'maker' && nextState(state, event),
        )
        const told = fit.map((order) => ({ order, data: {} }))
        return (await applyEvents(q, told, event, at)).map(toOrder)
      }),

    note: (id, type, data) => run.write(async ({ q }) => append(q, await locked(q, id), type, data, clock.now())),

    noteAll: (notes) =>
      run.write(async ({ q }) => {
        const stored = await lockOrders(
          q,
          notes.map(({ id }) => id),
        )
        await writeAdvances(
          q,
          notes.flatMap(({ id, type, data }) => {
            const order = stored.get(id)
            if (!order) return []
            const noted = annotate(order, type, data)
            stored.set(id, noted.order)
            return [noted]
          }),
          clock.now(),
        )
      }),

    setDepositHint: (id, txRef) =>
      run.statement(async (q) => {
        const rows = await q
          .update(orders)
          .set({
            depositHint: txRef,
            depositHintedAt: sql`coalesce(${orders.depositHintedAt}, ${clock.now().toISOString()}::timestamptz)`,
            updatedAt: clock.now(),
          })
          .where(eq(orders.id, id))
          .returning({ id: orders.id })
        if (!rows[0]) throw orderMissing(id)
      }),

    events: (id, afterSeq) =>
      run.read((q) =>
        q
          .select()
          .from(orderEvents)
          .where(and(eq(orderEvents.orderId, id), gt(orderEvents.seq, afterSeq)))
          .orderBy(asc(orderEvents.seq)),
      ),

    eventsOf: (afterSeqs) =>
      run.read(async (q) => {
        if (afterSeqs.size === 0) return []
        const seen = [...afterSeqs].map(([id, seq]) => ({ id: uuidFromOrderId(id), seq }))
        const isNew = sql`(${orderEvents.orderId}, ${orderEvents.seq}) in (
          select e.order_id, e.seq from jsonb_to_recordset(${JSON.stringify(seen)}::text::jsonb) as t(id uuid, seq int)
            join order_events e on e.order_id = t.id and e.seq > t.seq)`
        return q.select().from(orderEvents).where(isNew).orderBy(asc(orderEvents.orderId), asc(orderEvents.seq))
      }),

    page: ({ address, channelId, states, cursor, limit }) =>
      run.read(async (q) => {
        const size = Math.min(Math.max(limit, 1), MOST_PER_PAGE)
        const rows = await q
          .select(orderColumns)
          .from(orderAddresses)
          .innerJoin(orders, eq(orders.id, orderAddresses.orderId))
          .where(
            and(
              eq(orderAddresses.address, address),
              cursor === undefined ? undefined : lt(orderAddresses.orderId, parseCursor(cursor)),
              states && inArray(orders.state, [...states]),
              channelId === undefined ? undefined : eq(orders.channelId, channelId),
            ),
          )
          .orderBy(desc(orderAddresses.orderId))
          .limit(size + 1)
        const list = rows.slice(0, size).map(toOrder)
        return { list, nextCursor: rows.length > size ? (list.at(-1)?.id ?? null) : null }
      }),

    search: (text, limit) =>
      run.read(async (q) => (await searchOrders(q, text.trim(), Math.min(limit, MOST_PER_PAGE))).map(toOrder)),

    ofPayment: (payment, limit) =>
      run.read(async (q) => {
        const hasDeposit = exists(q.select({ one: sql`1` }).from(deposits).where(eq(deposits.orderId, orders.id)))
        const rows = await q
          .select()
          .from(orders)
          .where(and(eq(orders.payment, payment), or(notInArray(orders.state, [...withoutDeposit]), hasDeposit)))
          .orderBy(desc(orders.id))
          .limit(Math.min(limit, MOST_PER_PAGE))
        return rows.map(toOrder)
      }),

    inStates: ({ states, fromChain, toChain, custody, heldReason, ids, fillBy, limit, afterId }) =>
      run.read(async (q) => {
        if (states.length === 0 || ids?.length === 0) return []
        const where = and(
          inArray(orders.state, [...states]),
          eq(orders.settlementKind, 'maker'),
          fromChain && eq(orders.fromChain, fromChain),
          toChain && eq(orders.toChain, toChain),
          custody && eq(orders.custody, custody),
          heldReason === undefined ? undefined : eq(orders.heldReason, heldReason),
          ids && inArray(orders.id, [...ids]),
          fillBy && lte(orders.fillDeadline, fillBy),
          afterId && gt(orders.id, afterId),
        )
        return (await q.select().from(orders).where(where).orderBy(asc(orders.id)).limit(limit)).map(toOrder)
      }),

    expirable: (before, limit, fromChain, provider) =>
      run.read(async (q) => {
        const where = and(
          eq(orders.state, 'quoted'),
          eq(orders.settlementKind, 'maker'),
          lt(orders.openBy, before),
          fromChain && eq(orders.fromChain, fromChain),
          provider ? eq(orders.provider, provider) : undefined,
        )
        return (await q.select().from(orders).where(where).orderBy(asc(orders.openBy)).limit(limit)).map(toOrder)
      }),

    dropUnpaid: (before, limit) =>
      run.statement(async (q) => {
        const dropped = sql<number>`drop_unpaid_orders(${before.toISOString()}::timestamptz, ${limit}::int)`
        const [row] = (await q.execute(sql`select ${dropped} as n`)) as unknown as { n: number }[]
        return row?.n ?? 0
      }),

    custodyDeposits: (chain) => run.read((q) => custodyDepositsOn(q, chain)),
    inCustody: (chain) => run.read((q) => custodyOn(q, chain)),
    refundable: (chain, ownsStrays) => run.read((q) => refundableOn(q, chain, ownsStrays)),
    promised: (chain, openAfter, { account = null, lock = false } = {}) => {
      const read = (q: Db) => promisedOn(q, chain, { openAfter, account })
      if (!lock) return run.read(read)
      return run.write(async ({ q }) => {
        await lockInventory(q, chain)
        return read(q)
      })
    },
    unclaimed: (chain, escrow, asset) => run.read((q) => unclaimedOf(q, { chain, escrow, asset })),
    committed: (chain, escrow, asset) => run.read((q) => committedOf(q, { chain, escrow, asset })),
    committedIn: (chain, escrow) => run.read((q) => committedIn(q, { chain, escrow })),

    oldest: () => run.read((q) => oldestOrders(q, clock.now())),

    countByState: () =>
      run.read(
        async (q) =>
          new Map(
            (
              await q
                .select({ state: orders.state, n: count() })
                .from(orders)
                .where(eq(orders.settlementKind, 'maker'))
                .groupBy(orders.state)
            ).map((row) => [row.state, row.n]),
          ),
      ),
  }
}

/** Pages continue below the last id shown; ids sort by time, so new orders never shift a page. */
function parseCursor(cursor: string): OrderId {
  if (!isOrderId(cursor))
    throw new AppError('cursor_invalid', 'That page does not exist; start again from the first one.', { status: 400 })
  return cursor
}

const notTheMakers = (id: OrderId): AppError =>
  new AppError('transition_refused', `The order ${id} is settled by an external provider.`, { retriable: false })
