import { AppError } from '#core/errors.ts'
import type { Store } from './contract.ts'
import type { Driver } from './driver/contract.ts'
import { openEmbedded } from './driver/embedded.ts'
import { pgliteDriver } from './driver/pglite.ts'
import { openPgliteSession } from './driver/pgliteSession.mjs'
import { openPostgres } from './driver/postgres.ts'
import { type OpenOptions, storeOver } from './storeOver.ts'

export interface StoreOptions extends OpenOptions {
  /** PostgreSQL URL; takes precedence. */
  url?: string
  /** Data folder of the embedded database. */
  folder?: string
  /** Embedded database that is discarded on close. */
  memory?: boolean
  /** Maximum number of PostgreSQL sessions. */
  poolSize?: number
}

/**
 * Opens the database, migrates it and restores what only the intent journal has.
 * @throws AppError `data_folder_in_use`, `data_folder_corrupt`, `data_folder_unusable`, `database_missing`,
 * `database_unavailable`, `schema_newer`, `schema_older`, `store_unconfigured`
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
