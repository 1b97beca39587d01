import { randomUUID } from 'node:crypto'
import { mkdir, readFile, realpath, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lockFolder } from '#store/driver/folderLock.ts'

export interface MakerIdentity {
  /** Identifies the owner of this data folder, also after a restart. */
  readonly id: string
  release(): Promise<void>
}

/**
 * Lease owner: the data folder, which includes the intent journal. This process locks it, so the former owner is gone
 * and its leases continue at once instead of expiring first.
 * @throws AppError `data_folder_in_use`
 */
export async function makerIdentity(folder: string): Promise<MakerIdentity> {
  await mkdir(folder, { recursive: true })
  const lock = await lockFolder(await realpath(folder))
  const path = join(folder, 'maker.id')
  const known = await readFile(path, 'utf8').catch(() => '')
  if (known === '') {
    // Written atomically, because the process may die in between.
    await writeFile(`${path}.new`, randomUUID())
    await rename(`${path}.new`, path)
  }
  return { id: await readFile(path, 'utf8'), release: () => lock.release() }
}
