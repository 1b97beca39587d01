import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Policy } from '#core/catalogue/surface.ts'
import type { Log } from '../log.ts'
import { type CatalogueSource, configDirs } from './files.ts'
import { loadPolicy, POLICY_FILE } from './policy.ts'

export interface PolicyOptions {
  readonly source: CatalogueSource
  /** Absent = the preset that the file names at that time. */
  readonly preset?: string | undefined
  readonly log: Pick<Log, 'info' | 'error'>
  /** Milliseconds between two checks of the file. */
  readonly everyMs?: number
}

/** Path and modification time of the file; they change as soon as an earlier folder has one. */
function stampOf(source: CatalogueSource): string {
  for (const dir of configDirs(source)) {
    const file = join(dir, POLICY_FILE)
    const told = statSync(file, { throwIfNoEntry: false })
    if (told) return [file, told.ino, told.size, told.mtimeMs].join(' ')
  }
  return ''
}

/**
 * Follows policy.json: a change counts within seconds, without a restart. An invalid file changes nothing until it is
 * valid.
 * @throws AppError only at the start, as `loadPolicy`.
 */
export function followPolicy({ source, preset, log, everyMs = 2_000 }: PolicyOptions): () => Policy {
  let seen = stampOf(source)
  let policy = loadPolicy(source, preset)
  let nextLook = performance.now() + everyMs
  return () => {
    if (performance.now() < nextLook) return policy
    nextLook = performance.now() + everyMs
    const stamp = stampOf(source)
    if (stamp === seen) return policy
    seen = stamp
    try {
      policy = loadPolicy(source, preset)
      log.info({ preset: preset ?? 'as the file names it' }, 'the surface policy has changed')
    } catch (err) {
      log.error({ err }, 'policy.json cannot be used: the surface policy stays as it was')
    }
    return policy
  }
}
