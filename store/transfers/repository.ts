import { and, asc, desc, eq, gte, inArray, notInArray } from 'drizzle-orm'
import { AppError } from '#core/errors.ts'
import { transfers } from '../schema.ts'
import { type Context, only } from '../context.ts'
import type { Transfers, TransferState } from './types.ts'

const ends: readonly TransferState[] = ['arrived', 'returned', 'failed', 'expired']
const unsigned: readonly TransferState[] = ['waiting', 'expired']

export function createTransfers({ run, clock }: Context): Transfers {
  return {
    request: (transfer) =>
      run.write(async ({ q }) => {
        const at = clock.now()
        const row = { ...transfer, state: 'waiting' as const, createdAt: at, updatedAt: at }
        await q.insert(transfers).values(row).onConflictDoNothing()
        return only(await q.select().from(transfers).where(eq(transfers.orderId, transfer.orderId)))
      }),

    get: (id) => run.read(async (q) => (await q.select().from(transfers).where(eq(transfers.id, id)))[0] ?? null),

    inStates: (states, limit, chain) =>
      run.read((q) =>
        q
          .select()
          .from(transfers)
          .where(
            and(inArray(transfers.state, [...states]), chain === undefined ? undefined : eq(transfers.chainId, chain)),
          )
          .orderBy(asc(transfers.id))
          .limit(limit),
      ),

    recent: (limit) => run.read((q) => q.select().from(transfers).orderBy(desc(transfers.id)).limit(limit)),

    signedSince: (since, chain) =>
      run.read((q) =>
        q
          .select()
          .from(transfers)
          .where(
            and(
              notInArray(transfers.state, [...unsigned]),
              gte(transfers.createdAt, since),
              chain === undefined ? undefined : eq(transfers.chainId, chain),
            ),
          )
          .orderBy(asc(transfers.id)),
      ),

    setState: (id, state, change = {}) =>
      run.write(async ({ q }) => {
        const [row] = await q
          .select({ state: transfers.state })
          .from(transfers)
          .where(eq(transfers.id, id))
          .for('update')
        const may =
          row &&
          (row.state === state || (!ends.includes(row.state) && (state !== 'expired' || row.state === 'waiting')))
        if (!may)
          throw new AppError('transfer_state', `Transfer ${id} cannot become ${state}.`, {
            status: 409,
            retriable: false,
          })
        await q
          .update(transfers)
          .set({ state, ...change, updatedAt: clock.now() })
          .where(eq(transfers.id, id))
      }),
  }
}
