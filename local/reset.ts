import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { endRecorded } from './supervise/child.ts'

/**
 * Stops processes that an earlier start left running and removes its folder. Call it only while holding the folder's
 * lock.
 */
export async function reset(folder: string): Promise<void> {
  const chains = join(folder, 'chains')
  if (existsSync(chains))
    for (const file of readdirSync(chains)) if (file.endsWith('.pid')) await endRecorded(join(chains, file))
  rmSync(folder, { recursive: true, force: true })
}
