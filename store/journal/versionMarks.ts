import type { ChainId } from '#core/chain/chainId.ts'
import { AppError } from '#core/errors.ts'
import { type JournalCount, type JournalRecord, survivors } from './record.ts'

/** Older runs don’t matter. */
const MOST_RUNS = 8

/** Journaled commits without a gap, up to the newest. */
export interface JournalRun {
  readonly from: bigint
  readonly to: bigint
  /** Time of the first one. */
  readonly since: Date
}

/** Per chain: the highest database version that this process has committed or journaled, and its journal run. */
export interface VersionMarks {
  /** Returns 0 before the first version. */
  version(chain: ChainId): bigint
  run(chain: ChainId): JournalRun | null
  /** Records a committed transaction. Marks never decrease. */
  committed(chain: ChainId, version: bigint): void
  journalled(chain: ChainId, count: JournalCount, at: Date): void
  chains(): ChainId[]
}

/** Creates the initial marks of a process: the commits in its journal. */
export function createVersionMarks(records: readonly JournalRecord[]): VersionMarks {
  const versions = new Map<ChainId, bigint>()
  const runs = new Map<ChainId, JournalRun[]>()
  const marks: VersionMarks = {
    version: (chain) => versions.get(chain) ?? 0n,
    run: (chain) => runs.get(chain)?.at(-1) ?? null,
    committed: (chain, version) => {
      if (version > marks.version(chain)) versions.set(chain, version)
    },
    journalled: (chain, count, at) => {
      marks.committed(chain, count.version)
      runs.set(chain, extended(runs.get(chain) ?? [], count.journalled, at))
    },
    chains: () => [...versions.keys()],
  }
  const counted = survivors(records).flatMap(({ open, counts }) => counts.map((each) => ({ ...each, open })))
  for (const { open, count, at } of counted.sort((a, b) => Number(a.count.journalled - b.count.journalled)))
    marks.journalled(open.chainId, count, at)
  return marks
}

/** Commits may be reported out of order; a missing number was written by another process with its own journal. */
function extended(runs: readonly JournalRun[], number: bigint, since: Date): JournalRun[] {
  if (runs.some(({ from, to }) => from <= number && number <= to)) return [...runs]
  const sorted = [...runs, { from: number, to: number, since }].sort((a, b) => Number(a.from - b.from))
  return sorted
    .reduce<JournalRun[]>((joined, next) => {
      const last = joined.at(-1)
      return last && last.to + 1n === next.from ? [...joined.slice(0, -1), { ...last, to: next.to }] : [...joined, next]
    }, [])
    .slice(-MOST_RUNS)
}

export interface Holdings {
  /** The journal's newest run, read before and after the database's count: other commits may be reported in between. */
  readonly before: JournalRun | null
  readonly after: JournalRun | null
  /** Journaled commits that the database has. */
  readonly newest: bigint
  /** True if the database has any slot of the chain. */
  readonly hasSlots: boolean
}

/**
 * True if the journal has everything signed on the chain since then. A count below the journal's was changed or lost,
 * and a missing count despite slots proves nothing either.
 */
export function holdsAllSince({ before, after, newest, hasSlots }: Holdings, since: Date): boolean {
  if (after === null) return newest === 0n && !hasSlots
  if (newest < (before?.to ?? 0n) || newest > after.to) return false
  return after.from === 1n || after.since <= since
}

export const rolledBack = (chain: ChainId): AppError =>
  new AppError(
    'database_rolled_back',
    `The database has lost commits of network ${chain} that this maker saw: payouts stop until they are restored.`,
  )
