import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { z } from 'zod'
import type { Catalogue } from '#core/catalogue/types.ts'
import { AppError } from '#core/errors.ts'
import { type Merge, mergeFile, placeIn, repeatedKey } from './merge.ts'

export interface CatalogueSource {
  profile: Catalogue['profile']
  /** An operator's folder: its files change the packaged profile row by row. */
  configDir?: string | undefined
}

/**
 * Finds the folder `config/` of this installation by searching upwards, so that sources and bundles in dist/ both find
 * it.
 */
export function packagedConfigDir(from: string = dirname(fileURLToPath(import.meta.url))): string {
  for (let dir = from; ; dir = dirname(dir)) {
    const candidate = join(dir, 'config')
    if (existsSync(join(candidate, 'defaults.json'))) return candidate
    if (dirname(dir) === dir)
      throw new AppError('config_missing', 'The folder config/ is missing next to the program.', { retriable: false })
  }
}

/** Folders of the profile, the first that has a file counts. */
const packagedDirs = ({ profile }: CatalogueSource): readonly string[] => {
  const packaged = packagedConfigDir()
  return profile === 'local' ? [join(packaged, 'local'), packaged] : [packaged]
}

/** Folders to look up a file in that is taken as a whole, such as a picture; the first that has it counts. */
export const configDirs = (source: CatalogueSource): readonly string[] =>
  source.configDir ? [source.configDir, ...packagedDirs(source)] : packagedDirs(source)

/**
 * Requires that an operator's folder exists and that each of its JSON files is known: with a mistyped name the packaged
 * file would be used silently.
 * @throws AppError `config_missing`, `config_unknown`
 */
export function requireKnownFiles(folder: string, packaged: string): void {
  if (!existsSync(folder))
    throw new AppError('config_missing', `CONFIG_DIR names ${folder}, which does not exist.`, {
      retriable: false,
    })
  const isConfig = (name: string): boolean => name.endsWith('.json')
  const known = readdirSync(packaged).filter(isConfig)
  const unknown = readdirSync(folder).filter((name) => isConfig(name) && !known.includes(name))
  if (unknown.length > 0)
    throw new AppError(
      'config_unknown',
      `${folder} holds ${unknown.join(', ')}, which are not config files. Known: ${known.join(', ')}.`,
      { retriable: false },
    )
}

/**
 * Returns the file's content, or that of the packaged profile with the operator's changes. @throws AppError
 * `config_missing`, `config_invalid`, and as `mergeFile`
 */
export function readConfigFile<T>(
  source: CatalogueSource,
  name: string,
  schema: z.ZodType<T>,
  merge: Merge = { kind: 'whole' },
): T {
  const packagedFile = packagedDirs(source)
    .map((dir) => join(dir, name))
    .find((path) => existsSync(path))
  if (!packagedFile)
    throw new AppError('config_missing', `${name} is missing in ${packagedDirs(source).join(', ')}.`, {
      retriable: false,
    })
  const ownFile = source.configDir ? join(source.configDir, name) : null
  const own = ownFile !== null && existsSync(ownFile) ? ownFile : null
  const packaged = parseJson(packagedFile)
  const content = own === null ? packaged : mergeFile(merge, packaged, parseJson(own), own, schema)
  const parsed = schema.safeParse(content)
  if (parsed.success) return parsed.data
  const places = parsed.error.issues.map(({ path, message }) => `  ${placeIn(merge, content, path)}: ${message}`)
  throw new AppError('config_invalid', `${own ?? packagedFile} is not valid:\n${places.join('\n')}`, {
    retriable: false,
  })
}

function parseJson(file: string): unknown {
  const text = readFileSync(file, 'utf8')
  const content = parsedOf(text, file)
  const twice = repeatedKey(text)
  if (twice !== null)
    throw new AppError('config_row_duplicate', `${file}: "${twice}" is written twice in one object.`, {
      retriable: false,
    })
  return content
}

function parsedOf(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new AppError(
      'config_invalid',
      `${file} is not JSON: ${cause instanceof Error ? cause.message : String(cause)}`,
      { retriable: false, cause },
    )
  }
}

const types: Readonly<Record<string, string>> = { '.svg': 'image/svg+xml', '.png': 'image/png', '.webp': 'image/webp' }
/** Images are embedded in the page, so they must not slow it down. */
const MOST_BYTES = 8 * 1024

const refuse = (name: string, why: string): never => {
  throw new AppError('config_invalid', `channels.json, logo ${name}: ${why}`, { retriable: false })
}

/**
 * A channel's logo from the folder `logos/` of the first configuration folder that has it, as a data URI.
 * @throws AppError `config_invalid`.
 */
export function readLogo(dirs: readonly string[], name: string): string {
  const type = types[extname(name)] ?? refuse(name, 'a logo is an .svg, .png or .webp file')
  if (!/^[\w-]+\.\w+$/.test(name)) return refuse(name, 'the name of a file in the folder logos/, without a path')
  const file =
    dirs.map((dir) => join(dir, 'logos', name)).find((path) => existsSync(path)) ??
    refuse(name, 'the file is missing in the folder logos/')
  const content = readFileSync(file)
  if (content.length > MOST_BYTES) return refuse(name, `it has ${content.length} bytes, ${MOST_BYTES} are allowed`)
  return `data:${type};base64,${content.toString('base64')}`
}
