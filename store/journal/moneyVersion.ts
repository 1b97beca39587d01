import { inArray, sql } from 'drizzle-orm'
import type { ChainId } from '#core/chain/chainId.ts'
import type { Db, Scope } from '../database.ts'
import type { JournalCount } from './record.ts'
import { moneyVersions } from '../schema.ts'
import { rolledBack, type VersionMarks } from './versionMarks.ts'
import { only } from '../context.ts'

/**
 * Counts a transaction that commits a chain's money; runs last before the journal, since it locks the chain's row. A
 * database that lost commits repeats a number that this process has seen.
 * @throws AppError `database_rolled_back`
 */
export async function bumpVersion(
  { q, onCommit }: Scope,
  marks: VersionMarks,
  chainId: ChainId,
  use: 'journalled' | 'taken',
  at: Date,
): Promise<JournalCount> {
  const more = use === 'journalled' ? 1n : 0n
  const count = only(
    await q
      .insert(moneyVersions)
      .values({ chainId, version: 1n, journalled: more })
      .onConflictDoUpdate({
        target: moneyVersions.chainId,
        set: {
          version: sql`${moneyVersions.version} + 1`,
          journalled: sql`${moneyVersions.journalled} + excluded.journalled`,
        },
      })
      .returning({ version: moneyVersions.version, journalled: moneyVersions.journalled }),
  )
  if (count.version <= marks.version(chainId)) throw rolledBack(chainId)
  onCommit(() =>
    use === 'journalled' ? marks.journalled(chainId, count, at) : marks.committed(chainId, count.version),
  )
  return count
}

/** @throws AppError `database_rolled_back` if the database has fewer commits than this process saw */
export async function requireCurrent(q: Db, marks: VersionMarks, chain: ChainId): Promise<void> {
  const { version } = await readCount(q, chain)
  if (version < marks.version(chain)) throw rolledBack(chain)
}

const nothing: JournalCount = { version: 0n, journalled: 0n }

/** Counts of a chain in the database. */
export async function readCount(q: Db, chain: ChainId): Promise<JournalCount> {
  return (await readCounts(q, [chain])).get(chain) ?? nothing
}

export async function readCounts(q: Db, chains: readonly ChainId[]): Promise<Map<ChainId, JournalCount>> {
  if (chains.length === 0) return new Map()
  const rows = await q
    .select()
    .from(moneyVersions)
    .where(inArray(moneyVersions.chainId, [...chains]))
  return new Map(rows.map(({ chainId, ...count }) => [chainId, count]))
}

/** Raises a chain's counts to those of this process, once everything that they count is restored. */
export async function raiseCount(q: Db, chainId: ChainId, marks: VersionMarks): Promise<void> {
  await q
    .insert(moneyVersions)
    .values({ chainId, version: marks.version(chainId), journalled: marks.run(chainId)?.to ?? 0n })
    .onConflictDoUpdate({
      target: moneyVersions.chainId,
      set: {
        version: sql`greatest(${moneyVersions.version}, excluded.version)`,
        journalled: sql`greatest(${moneyVersions.journalled}, excluded.journalled)`,
      },
    })
}
