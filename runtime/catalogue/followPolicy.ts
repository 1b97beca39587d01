import { statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type Policy, verdicts } from '#core/catalogue/surface.ts'
import { AppError } from '#core/errors.ts'
import type { Log } from '../log.ts'
import { type CatalogueSource, configDirs, readConfigFile } from './files.ts'

export interface PolicyOptions {
  readonly source: CatalogueSource
  /** Absent = the preset that the file names at that time. */
  readonly preset?: string | undefined
  readonly log: Pick<Log, 'info' | 'error'>
  /** Milliseconds between two checks of the file. */
  readonly everyMs?: number
}

/** Returns the path and modification time of the file; they change as soon as an earlier folder has one. */
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
 * @throws AppError only at startup, as `loadPolicy`.
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
      log.error({ err }, 'policy.json is invalid: the surface policy is unchanged')
    }
    return policy
  }
}

const POLICY_FILE = 'policy.json'

const capability = z
  .string()
  .regex(/^[a-z]+(:(\*|[a-z0-9]+))?$/, 'a capability such as "swap", "wallet:evm" or "wallet:*"')
const rules = z.record(capability, z.enum(verdicts))
const schema = z.strictObject({
  preset: z.string().min(1),
  presets: z.record(z.string().min(1), z.strictObject({ web: rules, telegram: rules })),
})

/**
 * Returns the effective surface policy: the requested preset, else the one that policy.json names.
 * @throws AppError `policy_unknown`, `config_invalid`.
 */
export function loadPolicy(source: CatalogueSource, preset?: string): Policy {
  const file = readConfigFile(source, POLICY_FILE, schema, {
    kind: 'fields',
    fields: { presets: { kind: 'keys' } },
  })
  const name = preset ?? file.preset
  const found = file.presets[name]
  if (!found)
    throw new AppError(
      'policy_unknown',
      `policy.json has no preset "${name}", only: ${Object.keys(file.presets).join(', ')}`,
      { retriable: false },
    )
  return found
}
