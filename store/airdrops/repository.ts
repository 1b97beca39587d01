import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { Airdrops } from './types.ts'
import { airdropAllocations as allocations } from '../schema.ts'
import { type Context, only } from '../context.ts'
import { importAllocations } from './importAllocations.ts'

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
