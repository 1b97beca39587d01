import { AppError } from '#core/errors.ts'
import type { Clock } from '#runtime/clock.ts'
import type { Log } from '#runtime/log.ts'
import type { Store } from './contract.ts'
import type { Driver } from './driver/contract.ts'
import { openEmbedded } from './driver/embedded.ts'
import { pgliteDriver } from './driver/pglite.ts'
import { openPgliteSession } from './driver/pgliteSession.mjs'
import { openPostgres } from './driver/postgres.ts'
import type { IntentJournal } from './journal.ts'
import { storeOver } from './storeOver.ts'

export interface StoreOptions {
  /** PostgreSQL; wins over the others. */
  url?: string
  /** Data folder of the embedded database. */
  folder?: string
  /** An embedded database that is gone when it is closed. */
  memory?: boolean
  /** Opens only what has been made before: without this a database is made where there is none. */
  existing?: boolean
  /** Sessions at most, on PostgreSQL. */
  poolSize?: number
  journal: IntentJournal | null
  clock: Clock
  log: Log
}

/**
 * Opens the database, brings its schema up to date and puts back what only the intent journal remembers.
 * @throws AppError `data_folder_in_use`, `data_folder_corrupt`, `data_folder_unusable`, `database_missing`, `database_unavailable`, `schema_newer`, `schema_older`, `store_unconfigured`.
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  return storeOver(await openDriver(options), options)
}

async function openDriver({ url, folder, memory, existing, poolSize, log }: StoreOptions): Promise<Driver> {
  if (url !== undefined) return openPostgres({ url, log, ...(poolSize === undefined ? {} : { poolSize }) })
  if (folder !== undefined) return openEmbedded(folder, existing)
  if (memory) return pgliteDriver(await openPgliteSession({}))
  throw new AppError('store_unconfigured', 'Set DATABASE_URL, or name a data folder.', { retriable: false })
}
