import type { FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '#core/errors.ts'
import type { Log } from '#runtime/log.ts'
import { closeAll, frame, openCopies, readCopies } from './copies.ts'
import { encodeRecord, type JournalRecord } from './record.ts'

/**
 * Append-only file of payout intents, on disk before anything is broadcast. The embedded database never waits for the disk, and a PostgreSQL cluster
 * may lose its last commits in a failover: the store restores them from here when it opens.
 *
 * Crash order. `slots.open` and `addTx` write the row, then the journal (flushed), then commit, and only then resolve; the caller broadcasts after
 * that. So:
 * - crash before the journal: neither has it, nothing was broadcast, the slot is free;
 * - crash between journal and commit: only the journal has it. Replay restores it and the same bytes are broadcast, so the slot is used once;
 * - crash after the commit: both have it; replay finds the row by its intent id and changes nothing;
 * - rollback without a crash: an `abort` record follows, because the slot is reused for another intent. If even that can't be written, the journal
 *   refuses every later record, so this process can't open another slot;
 * - power loss later: the database loses its newest rows, the journal has them. Replay restores everything after the last record that the database
 *   still has, since writes are lost only from the end;
 * - a torn last record never resolved its write, so it is cut off; damage before a sound record is refused as `journal_corrupt`.
 *
 * With a mirror each record is on both disks before `append` resolves, and a missing or damaged copy is rebuilt from the other.
 */
export interface IntentJournal {
  /**
   * Resolves once the record is on disk, in every copy.
   * @throws AppError `journal_failed`, permanently after the first failure
   */
  append(record: JournalRecord): Promise<void>
  /** Contents of the file when it was opened, oldest first. */
  readonly records: readonly JournalRecord[]
  /** Current records. @throws AppError `journal_corrupt` */
  read(): Promise<JournalRecord[]>
  close(): Promise<void>
}

/** Files of a maker's journal: its own, and the mirror if there is one. */
export const journalPaths = ({
  DATA_DIR,
  JOURNAL_MIRROR,
}: {
  readonly DATA_DIR: string
  readonly JOURNAL_MIRROR?: string | undefined
}): readonly [string, ...string[]] => [
  join(DATA_DIR, NAME),
  ...(JOURNAL_MIRROR === undefined ? [] : [join(JOURNAL_MIRROR, NAME)]),
]
const NAME = 'intents.journal'

export interface JournalOptions {
  /** A second copy, on another disk. */
  mirror?: string | undefined
  log?: Log
}

/** @throws AppError `journal_corrupt` if no copy is intact, `journal_mirror_same` if both paths lead to one file */
export async function openJournal(path: string, { mirror, log }: JournalOptions = {}): Promise<IntentJournal> {
  const paths = mirror === undefined ? [path] : [path, mirror]
  const { files, records } = await openCopies(paths, log)
  return { records, read: () => readCopies(paths), ...appender(files, paths, log) }
}

/** Records that arrive during a flush share the next one. */
function appender(
  files: readonly FileHandle[],
  paths: readonly string[],
  log: Log | undefined,
): Pick<IntentJournal, 'append' | 'close'> {
  let pending: Buffer[] = []
  let next: Promise<void> | null = null
  let tail: Promise<void> = Promise.resolve()
  let failure: AppError | null = null

  const write = async (file: FileHandle, batch: Buffer): Promise<void> => {
    await file.appendFile(batch)
    await file.datasync()
  }
  const flush = async (): Promise<void> => {
    const batch = Buffer.concat(pending)
    pending = []
    next = null
    if (failure) throw failure
    const written = await Promise.allSettled(files.map((file) => write(file, batch)))
    const failed = written.flatMap((outcome, i) =>
      outcome.status === 'rejected' ? [{ path: paths[i], cause: outcome.reason as unknown }] : [],
    )
    if (failed.length === 0) return
    failure = new AppError(
      'journal_failed',
      'The intent journal cannot be written; payouts stop until the disk works and the service is started again.',
      { retriable: false, cause: failed[0]?.cause },
    )
    log?.error({ paths: failed.map((each) => each.path), reason: failure.reason }, failure.message)
    throw failure
  }
  return {
    append: (record) => {
      pending.push(frame(encodeRecord(record)))
      if (!next) {
        next = tail.then(flush)
        tail = next.catch(() => undefined)
      }
      return next
    },
    close: async () => {
      await tail
      await closeAll(files)
    },
  }
}
