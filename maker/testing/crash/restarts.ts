import { join } from 'node:path'
import { type Clock, systemClock } from '#runtime/clock.ts'
import { silentLog } from '#runtime/log.ts'
import type { Store } from '#store/contract.ts'
import type { Driver } from '#store/driver/contract.ts'
import { pgliteDriver } from '#store/driver/pglite.ts'
import { openPgliteSession } from '#store/driver/pgliteSession.mjs'
import { openPostgres } from '#store/driver/postgres.ts'
import { type IntentJournal, openJournal } from '#store/journal/journal.ts'
import { storeOver } from '#store/storeOver.ts'
import { testTemplate } from '#store/testing/template.ts'

/** State that outlives a process: the committed rows and the journal's file. */
export interface Restarts {
  readonly store: Store
  /**
   * Drops everything in memory and starts as a new process does: checks the schema, reads the journal from its file and
   * replays it.
   */
  restart(): Promise<void>
  close(): Promise<void>
}

/**
 * Sessions outlive the process, since a new one costs more than the crash itself; a dead maker's statements in progress
 * commit or fail.
 * @param url an empty PostgreSQL database; without it an embedded one
 */
export async function openRestarts(
  folder: string,
  { url, clock = systemClock }: { url?: string; clock?: Clock } = {},
): Promise<Restarts> {
  const sessions =
    url === undefined
      ? pgliteDriver(await openPgliteSession({ template: await testTemplate() }))
      : openPostgres({ url, log: silentLog })
  const driver: Driver = { ...sessions, listen: () => Promise.resolve(), close: () => Promise.resolve() }
  const path = join(folder, 'intents')
  const open = async (): Promise<{ store: Store; journal: IntentJournal }> => {
    const journal = await openJournal(path)
    return { journal, store: await storeOver(driver, { clock, log: silentLog, journal }) }
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
      await now.journal.close()
      await sessions.close()
    },
  }
}
