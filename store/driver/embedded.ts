import { constants, existsSync } from 'node:fs'
import { access, mkdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '#core/errors.ts'
import type { Driver } from './contract.ts'
import { lockFolder } from './folderLock.ts'
import { pgliteDriver } from './pglite.ts'
import { openPgliteThread } from './pgliteThread.ts'

/**
 * Opens the embedded database of a folder in a thread of its own and locks the folder for this process. `existing`
 * refuses to create one.
 * @throws AppError `database_missing`, `data_folder_in_use`, `data_folder_corrupt`, `data_folder_unusable`
 */
export async function openEmbedded(folder: string, existing = false): Promise<Driver> {
  if (existing && !isMade(folder))
    throw new AppError('database_missing', `${folder} contains no database.`, { retriable: false })
  const path = await makeFolder(folder)
  const lock = await lockFolder(path)
  try {
    if (!isMade(path)) await initialise(path)
    const driver = pgliteDriver(await openPgliteThread(path))
    return { ...driver, close: () => driver.close().finally(() => lock.release()) }
  } catch (cause) {
    await lock.release()
    if (cause instanceof AppError) throw cause
    throw new AppError(
      'data_folder_corrupt',
      `The database in ${folder} cannot be opened. Restore it from a backup, or move it away to begin afresh.`,
      { retriable: false, cause },
    )
  }
}

const isMade = (folder: string): boolean => existsSync(join(folder, 'PG_VERSION'))

/** Creating a database takes half a gigabyte that the thread would keep, so a separate thread creates it and exits. */
async function initialise(path: string): Promise<void> {
  await (await openPgliteThread(path)).close()
}

/** Returns the folder's real path, because PGlite does not follow a link to it. */
async function makeFolder(folder: string): Promise<string> {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.R_OK | constants.W_OK)
    return await realpath(folder)
  } catch (cause) {
    throw new AppError(
      'data_folder_unusable',
      `The data folder ${folder} cannot be created or written. Grant this user the right to, or set another folder.`,
      { retriable: false, cause },
    )
  }
}
