import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrderId } from '#core/order/id.ts'
import { systemClock } from '#runtime/clock.ts'
import { silentLog } from '#runtime/log.ts'
import { openStore } from './open.ts'
import { newOrder } from './testing/fixtures.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'causeway-folder-'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

const open = (folder: string) => openStore({ folder, journal: null, clock: systemClock, log: silentLog })

describe('data folder', () => {
  let made: string
  // Creating a database takes seconds, so tests copy an empty one.
  beforeAll(async () => {
    made = join(root, 'made')
    await (await open(made)).close()
  })
  const fresh = async (name: string): Promise<string> => {
    await cp(made, join(root, name), { recursive: true })
    return join(root, name)
  }

  it('keeps stored data, and is free again after closing', async () => {
    const folder = await fresh('kept')
    const first = await open(folder)
    const { id } = await first.orders.create(newOrder())
    await expect(open(folder)).rejects.toMatchObject({ reason: 'data_folder_in_use' })
    const link = join(root, 'link')
    await symlink(folder, link)
    await expect(open(link)).rejects.toMatchObject({ reason: 'data_folder_in_use' })
    await first.close()
    const second = await open(link)
    expect((await second.orders.get(id))?.id).toBe(id)
    await second.close()
  })

  it('must exist already if the caller requires it', async () => {
    const existing = (folder: string) =>
      openStore({ folder, existing: true, journal: null, clock: systemClock, log: silentLog })
    await (await existing(await fresh('there'))).close()
    const mistyped = join(root, 'mistyped')
    await expect(existing(mistyped)).rejects.toMatchObject({ reason: 'database_missing' })
    expect(await readdir(root)).not.toContain('mistyped')
  })

  it('survives a kill: the lock is released, and nothing acknowledged is lost', async () => {
    const folder = await fresh('killed')
    for (let round = 0; round < 2; round++) {
      const { child, acknowledged } = await startOpener(folder, 25)
      await expect(open(folder))
        .rejects.toMatchObject({ reason: 'data_folder_in_use' })
        .finally(() => kill(child))
      const store = await open(folder)
      for (const id of acknowledged) expect((await store.orders.get(id))?.state).toBe('quoted')
      await store.close()
    }
  })

  it('reports a folder that cannot be read as a database', async () => {
    const folder = await fresh('corrupt')
    await truncate(join(folder, 'global', 'pg_control'), 100)
    await expect(open(folder)).rejects.toMatchObject({
      reason: 'data_folder_corrupt',
      message: expect.stringContaining(folder) as string,
    })
    // A failed opening must not keep the lock.
    await expect(open(folder)).rejects.toMatchObject({ reason: 'data_folder_corrupt' })

    const other = join(root, 'foreign')
    await mkdir(other)
    await writeFile(join(other, 'PG_VERSION'), 'nonsense')
    await expect(open(other)).rejects.toMatchObject({ reason: 'data_folder_corrupt' })
    expect(await readdir(other)).toContain('PG_VERSION')
  })
})

/** Starts a process on the folder and resolves once it has acknowledged this many orders. */
async function startOpener(folder: string, orders: number): Promise<{ child: ChildProcess; acknowledged: OrderId[] }> {
  const script = fileURLToPath(new URL('./testing/openerProcess.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  const acknowledged: OrderId[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    if (line !== 'open') acknowledged.push(line as OrderId)
    if (acknowledged.length >= orders) break
  }
  return { child, acknowledged }
}

function kill(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })
}
