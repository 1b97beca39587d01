import { type Clock, systemClock } from '#runtime/clock.ts'
import { type Log, silentLog } from '#runtime/log.ts'
import type { Store } from '../contract.ts'
import type { IntentJournal } from '../journal.ts'
import type { Contents } from './contents.ts'
import { openRewindable } from './rewindable.ts'

export interface TestStoreOptions {
  clock?: Clock
  log?: Log
  journal?: IntentJournal | null
}

export interface TestDatabase {
  store: Store
  /** What its tables hold, apart from those. */
  contents(except?: readonly string[]): Promise<Contents>
}

/** A fresh store in memory, with the real schema, in this thread, and a look behind it. Close the store. */
export async function openTestDatabase({ clock = systemClock, log = silentLog, journal = null }: TestStoreOptions = {}): Promise<TestDatabase> {
  const { open, contents } = await openRewindable()
  return { store: await open({ clock, log, journal }), contents }
}

/** A fresh store in memory, with the real schema, in this thread. Close it. */
export const openTestStore = async (options: TestStoreOptions = {}): Promise<Store> => (await openTestDatabase(options)).store
