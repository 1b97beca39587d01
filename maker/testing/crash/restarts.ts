import { join } from 'node:path'
import { systemClock } from '#runtime/clock.ts'
import { silentLog } from '#runtime/log.ts'
import type { Store } from '#store/contract.ts'
import { type IntentJournal, openJournal } from '#store/journal.ts'
import { openRewindable } from '#store/testing/rewindable.ts'

/** What outlives a process: the committed rows and the journal's file. */
export interface Restarts {
  readonly store: Store
  /** Drops everything in memory and starts as a new process does: schema looked at, journal read from its file and replayed. */
  restart(): Promise<void>
  close(): Promise<void>
}

export async function openRestarts(folder: string): Promise<Restarts> {
  const database = await openRewindable()
  const path = join(folder, 'intents')
  const open = async (): Promise<{ store: Store; journal: IntentJournal }> => {
    const journal = await openJournal(path)
    return { journal, store: await database.open({ clock: systemClock, log: silentLog, journal }) }
  }
  let now = await open()
  return {
    get store() {
      return now.store
    },
    restart: async () => {
      await now.journal.close()
      now = await open()
    },
    close: async () => {
      await now.store.close()
      await now.journal.close()
    },
  }
}
