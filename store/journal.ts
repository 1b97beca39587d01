import { type FileHandle, mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { AppError } from '#core/errors.ts'
import { frame, parseFrames } from './journalFrame.ts'
import { decodeRecord, encodeRecord, type JournalRecord } from './journalRecord.ts'

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
 */
export interface IntentJournal {
  /** Resolves when the record is on disk. @throws AppError `journal_failed`, for ever after the first failure. */
  append(record: JournalRecord): Promise<void>
  /** What stood in the file when it was opened, oldest first. */
  readonly records: readonly JournalRecord[]
  close(): Promise<void>
}

/** @throws AppError `journal_corrupt` when a damaged record is followed by a sound one. */
export async function openJournal(path: string): Promise<IntentJournal> {
  await mkdir(dirname(path), { recursive: true })
  const file = await open(path, 'a+')
  try {
    const records = await readSound(file)
    await syncFolder(dirname(path))
    return { records, ...appender(file) }
  } catch (error) {
    await file.close()
    throw error
  }
}

/** Every whole record; what a crash left of the last one is cut off. */
async function readSound(file: FileHandle): Promise<JournalRecord[]> {
  const content = await file.readFile()
  const { payloads, soundBytes } = parseFrames(content)
  if (soundBytes < content.length) {
    await file.truncate(soundBytes)
    await file.sync()
  }
  return payloads.map(decodeRecord)
}

/** Records that arrive while a flush is running share the next one. */
function appender(file: FileHandle): Pick<IntentJournal, 'append' | 'close'> {
  let pending: Buffer[] = []
  let next: Promise<void> | null = null
  let tail: Promise<void> = Promise.resolve()
  let failure: AppError | null = null

  const flush = async (): Promise<void> => {
    const batch = Buffer.concat(pending)
    pending = []
    next = null
    if (failure) throw failure
    try {
      await file.appendFile(batch)
      await file.datasync()
    } catch (cause) {
      failure = new AppError(
        'journal_failed',
        'The intent journal cannot be written; payouts stop until the disk works and the service is started again.',
        { retriable: false, cause },
      )
      throw failure
    }
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
      await file.close()
    },
  }
}

/** A new file's name is on disk only when its folder is. Some systems cannot open a folder; there the name is theirs to keep. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => null)
  await folder?.sync().catch(() => undefined)
  await folder?.close()
}
