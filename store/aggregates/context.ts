import type { Clock } from '#runtime/clock.ts'
import type { Log } from '#runtime/log.ts'
import type { Runner } from '../database.ts'
import type { IntentJournal } from '../journal.ts'
import type { SignedIndex } from '../signedIndex.ts'
import type { VersionMarks } from '../versionMarks.ts'

/** What every aggregate is built from. */
export interface Context {
  readonly run: Runner
  readonly clock: Clock
  readonly journal: IntentJournal | null
  readonly log: Log
  readonly marks: VersionMarks
  /** Index of the payments that `journal` has signed; null without a journal. */
  readonly signed: SignedIndex | null
  /** Sessions opened before now may be those of a server that was replaced. */
  readonly renewSessions: () => void
}

/** The first row of a result that must have one. */
export function only<T>(rows: readonly T[]): T {
  const row = rows[0]
  if (row === undefined) throw new Error('a statement that always answers a row answered none')
  return row
}
