import { and, asc, eq, isNull } from 'drizzle-orm'
import type { ChainId } from '#core/chain/chainId.ts'
import type { ChainState, ChainStateRow } from '../contract/chainState.ts'
import type { Db } from '../database.ts'
import { chainState, pauses, rescans, scannedEscrows } from '../schema/index.ts'
import { type Context, only } from './context.ts'
import { checkFence } from './fence.ts'

type Stored = typeof chainState.$inferSelect

const toRow = (row: Stored): ChainStateRow => ({
  ...row,
  headTime: row.headTime === null ? null : Number(row.headTime),
})

/** A chain is paused by its own row, or by any pause of an incident. */
async function withPauses(q: Db, rows: readonly Stored[], chain?: ChainId): Promise<ChainStateRow[]> {
  const open = isNull(pauses.endedAt)
  const paused = await q
    .select({ chainId: pauses.chainId, reason: pauses.reason })
    .from(pauses)
    .where(chain === undefined ? open : and(open, eq(pauses.chainId, chain)))
    .orderBy(asc(pauses.id))
  return rows.map((row) => {
    const pause = paused.find(({ chainId }) => chainId === row.chainId)
    return toRow(pause && !row.paused ? { ...row, paused: true, pausedReason: pause.reason } : row)
  })
}

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
      run.read(async (q) => {
        const row = (await q.select().from(chainState).where(eq(chainState.chainId, chain)))[0] ?? unseen(chain)
        return only(await withPauses(q, [row], chain))
      }),
    all: () => run.read(async (q) => withPauses(q, await q.select().from(chainState).orderBy(asc(chainState.chainId)))),
    setCursor: (chain, cursor, fence) =>
      run.write(async ({ q }) => {
        await checkFence(q, fence)
        await save(q, chain, { cursor })
      }),
    scannedEscrows: (chain) =>
      run.read(async (q) => {
        const rows = await q.select().from(scannedEscrows).where(eq(scannedEscrows.chainId, chain))
        return new Set(rows.map(({ escrow }) => escrow))
      }),
    addScannedEscrow: (chain, escrow, fence) =>
      run.write(async ({ q }) => {
        await checkFence(q, fence)
        await q.insert(scannedEscrows).values({ chainId: chain, escrow }).onConflictDoNothing()
      }),
    rescans: (chain) =>
      run.read(async (q) => {
        const rows = await q.select().from(rescans).where(eq(rescans.chainId, chain))
        return new Map(rows.map(({ ageSeconds, position }) => [Number(ageSeconds), position]))
      }),
    setRescan: (chain, ageSeconds, position, fence) =>
      run.write(async ({ q }) => {
        await checkFence(q, fence)
        const change = { position, updatedAt: clock.now() }
        await q
          .insert(rescans)
          .values({ chainId: chain, ageSeconds: BigInt(ageSeconds), ...change })
          .onConflictDoUpdate({ target: [rescans.chainId, rescans.ageSeconds], set: change })
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
    resume: (chain) =>
      run.write(async ({ q }) => {
        await save(q, chain, { paused: false, pausedReason: null })
        await q
          .update(pauses)
          .set({ endedAt: clock.now() })
          .where(and(eq(pauses.chainId, chain), isNull(pauses.endedAt)))
      }),
  }
}
