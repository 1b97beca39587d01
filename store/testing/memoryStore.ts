import { type Clock, systemClock } from '#runtime/clock.ts'
import { type Log, silentLog } from '#runtime/log.ts'
import type { Store } from '../contract.ts'
import type { IntentJournal } from '../journal.ts'
import { openRewindable } from './rewindable.ts'

export interface TestStoreOptions {
  clock?: Clock
  log?: Log
  journal?: IntentJournal | null
}

/** A fresh store in memory, with the real schema, in this thread. Close it. */
export async function openTestStore({ clock = systemClock, log = silentLog, journal = null }: TestStoreOptions = {}): Promise<Store> {
  return (await openRewindable()).open({ clock, log, journal })
}
