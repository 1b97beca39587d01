import type { ChainId } from '#core/chain/chainId.ts'
import type { Clock } from '#runtime/clock.ts'
import type { Log } from '#runtime/log.ts'
import type { Runner } from './database.ts'
import type { IntentJournal } from './journal/journal.ts'
import type { SignedIndex } from './journal/signedIndex.ts'
import type { VersionMarks } from './journal/versionMarks.ts'

/** Dependencies of every aggregate. */
export interface Context {
  readonly run: Runner
  readonly clock: Clock
  readonly journal: IntentJournal | null
  readonly log: Log
  readonly marks: VersionMarks
  /** Index of payments that `journal` has as signed; null without a journal. */
  readonly signed: SignedIndex | null
  /** Networks whose orders have a deposit address each; others that have handed out addresses are in the database. */
  readonly depositNetworks: readonly ChainId[]
  /** Call if open sessions may belong to a server that was replaced. */
  readonly renewSessions: () => void
}

/** Returns the first row of a result that must have one. */
export function only<T>(rows: readonly T[]): T {
  const row = rows[0]
  if (row === undefined) throw new Error('a statement that always answers a row answered none')
  return row
}
