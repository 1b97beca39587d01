import { and, asc, count, eq, inArray, ne, sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { AppError } from '#core/errors.ts'
import type { Airdrops, AllocationLine } from './types.ts'
import { airdropAllocations as allocations } from '../schema.ts'
import { type Context, only } from '../context.ts'
import { amount } from '../columns.ts'
import type { Db } from '../database.ts'

export function createAirdrops({ run }: Context): Airdrops {
  return {
    amounts: (airdrop, addresses) =>
      run.read(async (q) => {
        const rows = await q
          .select({ address: allocations.address, amount: allocations.amount })
          .from(allocations)
          .where(and(eq(allocations.airdrop, airdrop), inArray(allocations.address, [...addresses])))
        return new Map(rows.map((row) => [row.address, row.amount]))
      }),
    isListed: (airdrop) =>
      run.read(async (q) => {
        const rows = await q
          .select({ airdrop: allocations.airdrop })
          .from(allocations)
          .where(eq(allocations.airdrop, airdrop))
          .limit(1)
        return rows.length > 0
      }),
    import: (airdrop, batches) => run.write(({ q }) => importAllocations(q, airdrop, batches())),
    list: () =>
      run.read(async (q) => {
        const total = sql<string>`sum(${allocations.amount})`
        const rows = await q
          .select({ airdrop: allocations.airdrop, addresses: count(), total })
          .from(allocations)
          .groupBy(allocations.airdrop)
          .orderBy(asc(allocations.airdrop))
        return rows.map((row) => ({ ...row, total: BigInt(row.total) }))
      }),
    remove: (airdrop) =>
      run.write(async ({ q }) => {
        const { n } = only(await q.select({ n: count() }).from(allocations).where(eq(allocations.airdrop, airdrop)))
        await q.delete(allocations).where(eq(allocations.airdrop, airdrop))
        return n
      }),
  }
}

/** Staging table of this session, so that a list of any length uses no memory of the process. */
const list = pgTable('airdrop_import', {
  address: text('address').primaryKey(),
  amount: amount('amount').notNull(),
  line: integer('line').notNull(),
})

const SHOWN = 20

const contradiction = (lines: readonly string[]): AppError =>
  new AppError(
    'allocation_contradicts',
    `The list has two amounts for one address: ${lines.join(', ')}${lines.length === SHOWN ? ', and maybe more' : ''}. Nothing was imported.`,
    {
      status: 400,
      retriable: false,
    },
  )

/** See `Airdrops.import`; runs inside one transaction. */
async function importAllocations(
  q: Db,
  airdrop: string,
  batches: AsyncIterable<readonly AllocationLine[]>,
): Promise<{ added: number; changed: number; unchanged: number }> {
  await q.execute(
    sql`create temporary table airdrop_import (address text primary key, amount numeric(78, 0) not null, line integer not null) on commit drop`,
  )
  const contradicting: string[] = []
  for await (const batch of batches) {
    await append(q, batch)
    if (contradicting.length < SHOWN) contradicting.push(...(await contradictions(q, batch)))
  }
  if (contradicting.length > 0) throw contradiction(contradicting.slice(0, SHOWN))
  // Blocks a second import for the same airdrop, but no lookups.
  await q.execute(sql`lock table airdrop_allocations in share row exclusive mode`)
  const known = await compare(q, airdrop)
  await q.execute(sql`
    insert into airdrop_allocations (airdrop, address, amount)
      select ${airdrop}, address, amount from airdrop_import
      on conflict (airdrop, address) do update set amount = excluded.amount where airdrop_allocations.amount <> excluded.amount`)
  const { all } = only(await q.select({ all: count() }).from(list))
  await q.execute(sql`drop table airdrop_import`)
  return { added: all - known.changed - known.unchanged, ...known }
}

/** Returns the batch as rows of a statement, in one parameter. */
const rowsOf = (batch: readonly AllocationLine[]) => {
  const rows = batch.map(({ line, address, amount: value }) => ({ line, address, amount: value.toString() }))
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as batch(address text, amount numeric, line integer)`
}

const append = (q: Db, batch: readonly AllocationLine[]): Promise<unknown> =>
  q.execute(
    sql`insert into airdrop_import (address, amount, line) select address, amount, line from ${rowsOf(batch)} order by line on conflict (address) do nothing`,
  )

async function contradictions(q: Db, batch: readonly AllocationLine[]): Promise<string[]> {
  const rows = await q
    .select({ first: list.line, line: sql<number>`batch.line`.mapWith(Number) })
    .from(list)
    .innerJoin(rowsOf(batch), sql`batch.address = ${list.address} and batch.amount <> ${list.amount}`)
    .orderBy(sql`batch.line`)
    .limit(SHOWN)
  return rows.map(({ first, line }) => `line ${line} (also line ${first})`)
}

async function compare(q: Db, airdrop: string): Promise<{ changed: number; unchanged: number }> {
  const stored = and(eq(allocations.airdrop, airdrop), eq(allocations.address, list.address))
  const { both } = only(await q.select({ both: count() }).from(list).innerJoin(allocations, stored))
  const { changed } = only(
    await q
      .select({ changed: count() })
      .from(list)
      .innerJoin(allocations, and(stored, ne(allocations.amount, list.amount))),
  )
  return { changed, unchanged: both - changed }
}
