import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { threadId } from 'node:worker_threads'
import { pgliteDriver } from '../driver/pglite.ts'
import { openPgliteSession } from '../driver/pgliteSession.mjs'
import { migrate } from '../migrate.ts'

/**
 * Creating a database takes seconds; a migrated one is cached in the temporary folder and loads in a fraction of that.
 */
export async function testTemplate(): Promise<Blob> {
  return new Blob([readFileSync(await templateFile())])
}

/** Makes an empty folder an embedded database with the current schema and no rows. */
export async function unpackTemplate(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  // Its names are absolute, which tar reports as it drops the slash.
  execFileSync('tar', ['-xf', await templateFile(), '-C', folder], { stdio: ['ignore', 'ignore', 'ignore'] })
}

async function templateFile(): Promise<string> {
  const folder = join(tmpdir(), 'causeway-test-templates')
  const path = join(folder, `${fingerprint()}.tar`)
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true })
    const session = await openPgliteSession({})
    await migrate(pgliteDriver(session))
    const dump = await session.dump()
    await session.close()
    // Several test processes and threads may do this at once: a rename is atomic.
    const own = `${path}.${process.pid}.${threadId}`
    writeFileSync(own, Buffer.from(await dump.arrayBuffer()))
    renameSync(own, path)
  }
  return path
}

function fingerprint(): string {
  const root = fileURLToPath(new URL('../migrations', import.meta.url))
  const pglite = readFileSync(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  const hash = createHash('sha256').update(pglite)
  for (const name of readdirSync(root)
    .filter((file) => file.endsWith('.sql'))
    .sort())
    hash.update(name).update(readFileSync(join(root, name)))
  return hash.digest('hex').slice(0, 24)
}
