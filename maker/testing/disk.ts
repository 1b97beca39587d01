import { join } from 'node:path'
import { systemClock } from '#runtime/clock.ts'
import { silentLog } from '#runtime/log.ts'
import type { Store } from '#store/contract.ts'
import { openJournal } from '#store/journal/journal.ts'
import { openStore } from '#store/open.ts'

interface Disk {
  store: Store
  close(): Promise<void>
}

/** The embedded database and its journal in a folder, as the local composition opens them. */
export async function openDisk(folder: string): Promise<Disk> {
  const journal = await openJournal(join(folder, 'intents'))
  const store = await openStore({ folder: join(folder, 'db'), journal, clock: systemClock, log: silentLog })
  return { store, close: () => store.close().finally(() => journal.close()) }
}
