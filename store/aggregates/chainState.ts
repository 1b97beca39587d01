import { asc, eq } from 'drizzle-orm'
import type { ChainId } from '#core/chain/chainId.ts'
import type { ChainState, ChainStateRow } from '../contract/chainState.ts'
import type { Db } from '../database.ts'
import { chainState } from '../schema/index.ts'
import type { Context } from './context.ts'
import { checkFence } from './fence.ts'

type Stored = typeof chainState.$inferSelect

const toRow = (row: Stored): ChainStateRow => ({
  ...row,
  headTime: row.headTime === null ? null : Number(row.headTime),
})

export function createChainState({ run, clock }: Context): ChainState {
  const unseen = (chainId: ChainId) => ({
    chainId,
    cursor: null,
    headHeight: null,
    headHash: null,
    headTime: null,
    finalizedHeight: null,
    paused: false,
    pausedReason: null,
    updatedAt: clock.now(),
  })
  const save = async (q: Db, chainId: ChainId, change: Partial<Stored>): Promise<void> => {
    const updatedAt = clock.now()
    await q
      .insert(chainState)
      .values({ ...unseen(chainId), ...change, updatedAt })
      .onConflictDoUpdate({ target: chainState.chainId, set: { ...change, updatedAt } })
  }
  return {
    get: (chain) =>
      run.read(async (q) =>
        toRow((await q.select().from(chainState).where(eq(chainState.chainId, chain)))[0] ?? unseen(chain)),
      ),
    all: () => run.read(async (q) => (await q.select().from(chainState).orderBy(asc(chainState.chainId))).map(toRow)),
    setCursor: (chain, cursor, fence) =>
      run.write(async ({ q }) => {
        await checkFence(q, fence)
        await save(q, chain, { cursor })
      }),
    setHead: (chain, { height, hash, time, finalized }) =>
      run.write(({ q }) =>
        save(q, chain, {
          headHeight: height,
          headHash: hash,
          headTime: BigInt(Math.trunc(time)),
          finalizedHeight: finalized,
        }),
      ),
    pause: (chain, reason) => run.write(({ q }) => save(q, chain, { paused: true, pausedReason: reason })),
    resume: (chain) => run.write(({ q }) => save(q, chain, { paused: false, pausedReason: null })),
  }
}
