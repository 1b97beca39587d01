import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { AppError } from '#core/errors.ts'

const types: Readonly<Record<string, string>> = { '.svg': 'image/svg+xml', '.png': 'image/png', '.webp': 'image/webp' }
/** It is embedded in the page, so it must not slow the page down. */
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
