import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { z } from 'zod'
import { AppError } from '#core/errors.ts'

/** The folder `config/` of this installation, found upwards so that sources and bundles in dist/ both find it. */
export function packagedConfigDir(from: string = dirname(fileURLToPath(import.meta.url))): string {
  for (let dir = from; ; dir = dirname(dir)) {
    const candidate = join(dir, 'config')
    if (existsSync(join(candidate, 'defaults.json'))) return candidate
    if (dirname(dir) === dir)
      throw new AppError('config_missing', 'The folder config/ is missing next to the program.', { retriable: false })
  }
}

/**
 * An operator's folder is there, and each of its JSON files is one that is read: behind a slip of the pen the packaged file would run without a word.
 * @throws AppError `config_missing`, `config_unknown`
 */
export function requireKnownFiles(folder: string, packaged: string): void {
  if (!existsSync(folder))
    throw new AppError('config_missing', `CONFIG_DIR names ${folder}, and there is no such folder.`, {
      retriable: false,
    })
  const isConfig = (name: string): boolean => name.endsWith('.json')
  const known = readdirSync(packaged).filter(isConfig)
  const unknown = readdirSync(folder).filter((name) => isConfig(name) && !known.includes(name))
  if (unknown.length > 0)
    throw new AppError(
      'config_unknown',
      `${folder} holds ${unknown.join(', ')}, which nothing reads. Known: ${known.join(', ')}.`,
      { retriable: false },
    )
}

/** A configuration file from the first folder that has it. @throws AppError `config_missing`, `config_invalid` naming file and place. */
export function readConfigFile<T>(dirs: readonly string[], name: string, schema: z.ZodType<T>): T {
  const file = dirs.map((dir) => join(dir, name)).find((path) => existsSync(path))
  if (!file) throw new AppError('config_missing', `${name} is in none of: ${dirs.join(', ')}`, { retriable: false })
  const parsed = schema.safeParse(parseJson(file))
  if (parsed.success) return parsed.data
  const places = parsed.error.issues.map((issue) => `  ${issue.path.join('.') || '(whole file)'}: ${issue.message}`)
  throw new AppError('config_invalid', `${file} is not valid:\n${places.join('\n')}`, { retriable: false })
}

function parseJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new AppError(
      'config_invalid',
      `${file} is not JSON: ${cause instanceof Error ? cause.message : String(cause)}`,
      { retriable: false, cause },
    )
  }
}
