import { and, asc, eq, gt, max, sql } from 'drizzle-orm'
import type { ChainId } from '#core/chain/chainId.ts'
import type { Context } from '../context.ts'
import { only } from '../context.ts'
import type { Db } from '../database.ts'
import { depositAddresses as table, depositIndexes as indexes } from '../schema.ts'
import { type DepositAddress, type DepositAddresses, SKIPPED_INDEXES } from './types.ts'

const PAGE = 1_000
const columns = {
  chainId: table.chainId,
  index: table.index,
  address: table.address,
  orderId: table.orderId,
  signature: table.signature,
}

export function createDepositAddresses({ run, clock }: Context): DepositAddresses {
  const ofOrder = async (q: Db, orderId: DepositAddress['orderId']): Promise<DepositAddress | null> =>
    (await q.select(columns).from(table).where(eq(table.orderId, orderId)))[0] ?? null

  return {
    handOut: ({ chainId, orderId, addressAt, sign }) =>
      run.write(async ({ q }) => {
        const known = await ofOrder(q, orderId)
        if (known) return known
        const index = await takeIndex(q, chainId)
        // A concurrent call for the same order may have committed while this one waited for the index.
        const meanwhile = await ofOrder(q, orderId)
        if (meanwhile) return meanwhile
        const address = addressAt(index)
        const row = { chainId, index, address, orderId, signature: await sign(address) }
        await q.insert(table).values({ ...row, createdAt: clock.now() })
        return row
      }),

    find: (chainId, address) =>
      run.read(
        async (q) =>
          (
            await q
              .select(columns)
              .from(table)
              .where(and(eq(table.chainId, chainId), eq(table.address, address)))
          )[0] ?? null,
      ),

    ofOrder: (orderId) => run.read((q) => ofOrder(q, orderId)),

    since: (chainId, index, limit = PAGE) =>
      run.read((q) =>
        q
          .select(columns)
          .from(table)
          .where(and(eq(table.chainId, chainId), gt(table.index, index)))
          .orderBy(asc(table.index))
          .limit(limit),
      ),

    skipTo: (chainId, index) =>
      run.statement(
        async (q) =>
          void (await q
            .insert(indexes)
            .values({ chainId, next: index })
            .onConflictDoUpdate({
              target: indexes.chainId,
              set: { next: sql`greatest(${indexes.next}, excluded.next)` },
            })),
      ),

    skipLost: (chainIds) => run.write(({ q }) => skipLostIndexes(q, chainIds)),
  }
}

/** Largest value of the column. */
const LAST = 2 ** 31 - 1

/** See `DepositAddresses.skipLost`; counts from the next index, because an earlier skip may have left no row. */
export async function skipLostIndexes(q: Db, chainIds: readonly ChainId[]): Promise<void> {
  const known = await q.select({ chainId: indexes.chainId }).from(indexes)
  const all = new Set([...chainIds, ...known.map(({ chainId }) => chainId)])
  // In one order, so that two restorations never wait for each other.
  for (const chainId of [...all].toSorted((a, b) => a - b)) {
    const [row] = await q
      .select({ last: max(table.index) })
      .from(table)
      .where(eq(table.chainId, chainId))
    const next = Math.min((row?.last ?? -1) + 1 + SKIPPED_INDEXES, LAST)
    await q
      .insert(indexes)
      .values({ chainId, next })
      .onConflictDoUpdate({
        target: indexes.chainId,
        set: {
          next: sql`greatest(excluded.next, least(${indexes.next}, ${LAST - SKIPPED_INDEXES}) + ${SKIPPED_INDEXES})`,
        },
      })
  }
}

/** Takes the next index; the row stays locked until the transaction ends. */
async function takeIndex(q: Db, chainId: ChainId): Promise<number> {
  const taken = await q
    .insert(indexes)
    .values({ chainId, next: 1 })
    .onConflictDoUpdate({ target: indexes.chainId, set: { next: sql`${indexes.next} + 1` } })
    .returning({ next: indexes.next })
  return only(taken).next - 1
}
