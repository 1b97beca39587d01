import { randomUUID } from 'node:crypto'
import { mkdir, readFile, realpath, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lockFolder } from '#store/driver/folderLock.ts'

export interface MakerIdentity {
  /** Names whoever works from this data folder, also after a restart. */
  readonly id: string
  release(): Promise<void>
}

/**
 * Who holds the leases: the data folder, of which the intent journal is part. It is locked for this process, so its former one is gone and
 * its leases go on at once instead of running out first.
 * @throws AppError `data_folder_in_use`
 */
export async function makerIdentity(folder: string): Promise<MakerIdentity> {
  await mkdir(folder, { recursive: true })
  const lock = await lockFolder(await realpath(folder))
  const path = join(folder, 'maker.id')
  const known = await readFile(path, 'utf8').catch(() => '')
  if (known === '') {
    // Whole or not at all: the process may die in between.
    await writeFile(`${path}.new`, randomUUID())
    await rename(`${path}.new`, path)
  }
  return { id: await readFile(path, 'utf8'), release: () => lock.release() }
}
