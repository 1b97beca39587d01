import { and, asc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm'
import type { ChainId } from '#core/chain/chainId.ts'
import type { ChainState, ChainStateRow } from './types.ts'
import type { Db } from '../database.ts'
import { chainState, pauses, rescans, scannedEscrows } from '../schema.ts'
import type { Context } from '../context.ts'
import { checkFence, holding } from '../work/leases.ts'

type Stored = typeof chainState.$inferSelect

const toRow = (row: Stored): ChainStateRow => ({
  ...row,
  headTime: row.headTime === null ? null : Number(row.headTime),
})

/** Reason of a chain's oldest open pause by an incident. */
const openPause = (q: Db, chain: ChainId | typeof chainState.chainId) =>
  q
    .select({ reason: pauses.reason })
    .from(pauses)
    .where(and(isNull(pauses.endedAt), eq(pauses.chainId, chain)))
    .orderBy(asc(pauses.id))
    .limit(1)

/** A chain is paused by its own row or by any incident's pause. One statement, because every payout reads it. */
async function withPauses(q: Db, chain?: ChainId): Promise<ChainStateRow[]> {
  const rows = await q
    .select({ ...getTableColumns(chainState), pause: sql<string | null>`(${openPause(q, chainState.chainId)})` })
    .from(chainState)
    .where(chain === undefined ? undefined : eq(chainState.chainId, chain))
    .orderBy(asc(chainState.chainId))
  return rows.map(({ pause, ...row }) => toRow(paused(row, pause)))
}

const paused = (row: Stored, pause: string | null): Stored =>
  pause !== null && !row.paused ? { ...row, paused: true, pausedReason: pause } : row

const advance =
  (chain: ChainId, { from, to, at }: { from: bigint; to: bigint; at: Date }) =>
  (mayWrite: SQL) =>
    sql`
  insert into chain_state (chain_id, cursor, paused, updated_at)
    select ${chain}::bigint, ${to}::bigint, false, ${at.toISOString()}::timestamptz where ${mayWrite}
    on conflict (chain_id) do update set cursor = excluded.cursor, updated_at = excluded.updated_at
      where chain_state.cursor is null or (chain_state.cursor >= ${from - 1n} and chain_state.cursor < excluded.cursor)`

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
        const [row] = await withPauses(q, chain)
        if (row) return row
        const [pause] = await openPause(q, chain)
        return toRow(paused(unseen(chain), pause?.reason ?? null))
      }),
    all: () => run.read((q) => withPauses(q)),
    advanceCursor: (chain, from, to, fence) =>
      run.statement((q) => holding(q, fence, advance(chain, { from, to, at: clock.now() }))),
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
      run.statement((q) =>
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
