import type { FileHandle } from 'node:fs/promises'
import { AppError } from '#core/errors.ts'
import type { Log } from '#runtime/log.ts'
import { closeAll, openCopies, readCopies } from './journalCopies.ts'
import { frame } from './journalFrame.ts'
import { encodeRecord, type JournalRecord } from './journalRecord.ts'

/**
 * An append-only file of payout intents, on disk before anything is broadcast. The embedded database never waits for the disk, and a
 * PostgreSQL cluster may lose its last commits in a failover: what the database forgot is put back from here when the store opens.
 *
 * Crash order. `slots.open` and `addTx` write the row, then the journal (flushed), then commit, and only then answer; the caller broadcasts
 * after the answer. So:
 * - crash before the journal: neither has it, nothing was broadcast, the slot is free;
 * - crash between journal and commit: only the journal has it. Replay puts it back and the same bytes go out, so the slot is used once;
 * - crash after the commit: both have it; replay finds the row by its intent id and changes nothing;
 * - rollback without a crash: an `abort` record follows, because the slot's number is going to another intent. When even that cannot be
 *   written, the journal refuses every later record, so this process cannot open another slot;
 * - power lost later: the database forgets the newest rows, the journal has them. Replay restores what is newer than the last record that the
 *   database still knows, since writes are lost from the end only.
 * - a torn last record never resolved its write, so it is cut off; damage before a sound record is refused as `journal_corrupt`.
 *
 * With a mirror each record is on both disks before `append` resolves, and a copy that is missing or damaged is rebuilt from the other.
 */
export interface IntentJournal {
  /** Resolves when the record is on disk, in every copy. @throws AppError `journal_failed`, for ever after the first failure. */
  append(record: JournalRecord): Promise<void>
  /** What stood in the file when it was opened, oldest first. */
  readonly records: readonly JournalRecord[]
  /** Records that it holds now. @throws AppError `journal_corrupt` */
  read(): Promise<JournalRecord[]>
  close(): Promise<void>
}

export interface JournalOptions {
  /** A second copy, on another disk. */
  mirror?: string | undefined
  log?: Log
}

/** @throws AppError `journal_corrupt` when no copy is whole, `journal_mirror_same` when both paths lead to one file. */
export async function openJournal(path: string, { mirror, log }: JournalOptions = {}): Promise<IntentJournal> {
  const paths = mirror === undefined ? [path] : [path, mirror]
  const { files, records } = await openCopies(paths, log)
  return { records, read: () => readCopies(paths), ...appender(files, paths, log) }
}

/** Records that arrive while a flush is running share the next one. */
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
