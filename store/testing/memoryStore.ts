import { type Clock, systemClock } from '#runtime/clock.ts'
import { type Log, silentLog } from '#runtime/log.ts'
import type { Store } from '../contract.ts'
import { pgliteDriver } from '../driver/pglite.ts'
import type { IntentJournal } from '../journal/journal.ts'
import { storeOver } from '../storeOver.ts'
import { type Contents, createContents, everythingIn } from './contents.ts'
import { pooledSession } from './pooledSession.ts'

export interface TestStoreOptions {
  clock?: Clock
  log?: Log
  journal?: IntentJournal | null
}

export interface TestDatabase {
  store: Store
  /** Row count and hash of each table, except these. */
  contents(except?: readonly string[]): Promise<Contents>
  /** Runs SQL bypassing the store, like another writer of the database. */
  rewrite(statement: string): Promise<void>
  /** Every row of every table, as text. */
  everything(): Promise<string>
}

/** An empty in-memory store with the real schema in this thread, and direct access to it. Close the store. */
export async function openTestDatabase({
  clock = systemClock,
  log = silentLog,
  journal = null,
}: TestStoreOptions = {}): Promise<TestDatabase> {
  const driver = pgliteDriver(await pooledSession())
  return {
    store: await storeOver(driver, { clock, log, journal }),
    contents: createContents(driver),
    rewrite: (statement) =>
      driver.withConnection(async (connection) => void (await connection.query(statement, [], 'object'))),
    everything: () => everythingIn(driver),
  }
}

/** A new in-memory store with the real schema in this thread. Close it. */
export const openTestStore = async (options: TestStoreOptions = {}): Promise<Store> =>
  (await openTestDatabase(options)).store
