import { and, asc, desc, eq, getTableColumns, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { buckets, noBalances } from '#core/rewards/buckets.ts'
import { type Points, REVERSAL_RULE, type Standing, type OrderStretch, type StretchQuery } from './types.ts'
import type { Db } from '../database.ts'
import { pointBalances, pointEntries, pointsComing } from '../schema.ts'
import { bridgedWithin, bridgesWithin, creditBridge, lockBridges, reverseBridge, standingBridges } from './bridges.ts'
import { type Context, only } from '../context.ts'
import { balancesFrom, writeEntries } from './ledger.ts'
import { reverseEntries, reverseEntry } from './reversals.ts'
import { orderIdFromUuid, uuidFromOrderId } from '#core/order/id.ts'

const { createdAt: _written, ...entryColumns } = getTableColumns(pointEntries)

export function createPoints({ run, clock }: Context): Points {
  return {
    award: (entries) => run.write(({ q }) => writeEntries(q, entries, clock.now())),
    reverse: (rule, sourceEvent, reason) =>
      run.write(({ q }) => reverseEntry(q, rule, sourceEvent, reason, clock.now())),
    reverseAll: (events, reason) => run.write(({ q }) => reverseEntries(q, events, reason, clock.now())),
    creditBridge: (bridge, decide) => run.write(({ q }) => creditBridge(q, bridge, decide, clock.now())),
    reverseBridge: (orderId, reason) => run.write(({ q }) => reverseBridge(q, orderId, reason, clock.now())),
    bridgedWithin: (wallet, from, until) => run.read((q) => bridgedWithin(q, wallet, from, until)),
    bridgesWithin: (wallet, from, until, most) => run.read((q) => bridgesWithin(q, wallet, from, until, most)),
    ordersAmiss: (query) => run.read((q) => ordersAmiss(q, query)),
    standing: (wallet) => run.read((q) => standingOf(q, wallet)),
    byYear: (wallet) => run.read((q) => pointsByYear(q, wallet)),
    hold: (wallet) =>
      run.write(async ({ q }) => {
        await lockBridges(q, wallet)
        return (await standingOf(q, wallet)).balances
      }),
    entries: (wallet, { before, limit }) =>
      run.read((q) =>
        rowsOf(q, and(eq(pointEntries.wallet, wallet), before === null ? undefined : lt(pointEntries.id, before)))
          .orderBy(desc(pointEntries.id))
          .limit(limit),
      ),
    entry: (id) => run.read(async (q) => (await rowsOf(q, eq(pointEntries.id, id)))[0] ?? null),
    find: ({ rule, sourceEvent }) =>
      run.read(
        async (q) =>
          (await rowsOf(q, and(eq(pointEntries.rule, rule), eq(pointEntries.sourceEvent, sourceEvent))))[0] ?? null,
      ),
    takenBack: (ids) =>
      run.read(async (q) => {
        const named = and(eq(pointEntries.rule, REVERSAL_RULE), inArray(pointEntries.sourceEvent, ids.map(String)))
        return new Set(
          (await q.select({ source: pointEntries.sourceEvent }).from(pointEntries).where(named)).map(({ source }) =>
            BigInt(source),
          ),
        )
      }),
    coming: (wallet, limit) =>
      run.read((q) =>
        rowsOf(q, eq(pointsComing.wallet, wallet))
          .orderBy(asc(pointsComing.finalAt), asc(pointEntries.id))
          .limit(limit),
      ),
    mature: (now, limit) => run.write(({ q }) => mature(q, now, limit)),
  }
}

/** Entries with their pending state. */
const rowsOf = (q: Db, where: SQL | undefined) =>
  q
    .select({ ...entryColumns, pending: sql<boolean>`${pointsComing.entryId} is not null`.mapWith(Boolean) })
    .from(pointEntries)
    .leftJoin(pointsComing, eq(pointsComing.entryId, pointEntries.id))
    .where(where)

async function standingOf(q: Db, wallet: string): Promise<Standing> {
  const row = (await q.select().from(pointBalances).where(eq(pointBalances.wallet, wallet)))[0]
  const coming = only(
    await q
      .select({ points: sql<string>`coalesce(sum(${pointsComing.points}), 0)` })
      .from(pointsComing)
      .where(eq(pointsComing.wallet, wallet)),
  )
  const pending = Number(coming.points)
  if (!row) return { balances: noBalances, pending, bridges: 0 }
  return {
    balances: Object.fromEntries(buckets.map((bucket) => [bucket, row[bucket]])) as Standing['balances'],
    pending,
    bridges: row.bridges,
  }
}

async function pointsByYear(q: Db, wallet: string): Promise<ReadonlyMap<number, number>> {
  const rows = await q.execute<{ year: string; points: string }>(sql`
    select extract(year from at at time zone 'UTC')::int::text as year, sum(points)::text as points from point_entries
      where wallet = ${wallet} and not exists (select from points_coming where entry_id = point_entries.id) group by 1`)
  return new Map(rows.map(({ year, points }) => [Number(year), Number(points)]))
}

/** Skips rows that another replica is processing. */
async function mature(q: Db, now: Date, limit: number): Promise<number> {
  const rows = await q.execute<Record<string, unknown>>(sql`
    with due as (
      select entry_id from points_coming where final_at <= ${now.toISOString()}::timestamptz order by final_at, entry_id limit ${limit} for update skip locked
    ), gone as (
      delete from points_coming using due where points_coming.entry_id = due.entry_id returning points_coming.entry_id
    ), arrived as (
      select point_entries.* from point_entries join gone on gone.entry_id = point_entries.id
    ),
    ${balancesFrom('arrived', now)}
    select entry_id::text from gone`)
  return rows.length
}

interface RawOrder extends Record<string, unknown> {
  id: string
  looked: string
  amiss: boolean
  /** The order was undone and has no bridge row: it never counted, or the row was lost. */
  rowless: boolean
}

const words = (list: readonly (string | number)[]) =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(list)}::text::jsonb))`

/**
 * See `Points.ordersAmiss`. A batch is a range of the primary key, so its cost doesn't depend on the number of correct
 * orders.
 */
async function ordersAmiss(q: Db, { after, limit, counted, undone, except }: StretchQuery): Promise<OrderStretch> {
  const from = after === null ? sql`` : sql`where id > ${uuidFromOrderId(after)}::uuid`
  const rows = await q.execute<RawOrder>(sql`
    with stretch as (
      select id, state, from_chain, to_chain from orders ${from} order by id limit ${limit}
    ), judged as (
      select told.id, case
          when told.state in ${words(counted)} then bridge.order_id is null and not (told.from_chain::text in ${words(except)} or told.to_chain::text in ${words(except)})
          when told.state in ${words(undone)} then bridge.order_id is not null and bridge.reversed_at is null
          else false
        end as amiss, told.state in ${words(undone)} and bridge.order_id is null as rowless
        from stretch told left join point_bridges bridge on bridge.order_id = told.id
    )
    select id, amiss, rowless, (select count(*) from stretch) as looked from judged where amiss or rowless or id = (select id from stretch order by id desc limit 1) order by id`)
  const last = rows.at(-1)
  const rowless = rows.filter((row) => row.rowless).map(({ id }) => orderIdFromUuid(id))
  const lost = new Set((await standingBridges(q, rowless)).map(({ orderId }) => orderId))
  return {
    looked: Number(last?.looked ?? 0),
    last: last ? orderIdFromUuid(last.id) : null,
    amiss: rows
      .map(({ id, amiss }) => ({ id: orderIdFromUuid(id), amiss }))
      .filter(({ id, amiss }) => amiss || lost.has(id))
      .map(({ id }) => id),
  }
}
