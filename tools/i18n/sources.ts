import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const app = join(import.meta.dirname, '../../src')

export interface Source {
  readonly file: string
  readonly code: string
}

const bot = join(import.meta.dirname, '../../bot')
const server = join(import.meta.dirname, '../../server')

const sourcesIn = (folder: string): readonly Source[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|(^|\/)testing\/|^i18n\/messages\.ts$/.test(name))
    .map((name) => ({ file: name, code: readFileSync(join(folder, name), 'utf8') }))

/** The app's own sources without tests and their helpers. */
export const appSources = (): readonly Source[] => sourcesIn(app)
export const botSources = (): readonly Source[] => sourcesIn(bot)
export const serverSources = (): readonly Source[] => sourcesIn(server)

const imports = /^(?:import|export)\s+(?!type\s)[^'"]*?from\s+'([^']+)'|^import\s+'([^']+)'/gms

/** Files that the browser runs at first: the entry and all its static imports. */
export function firstLoadSources(): readonly Source[] {
  const seen = new Map<string, Source>()
  const visit = (file: string) => {
    if (seen.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return
    const code = readFileSync(file, 'utf8')
    seen.set(file, { file: file.slice(app.length + 1), code })
    for (const [, named, bare] of code.matchAll(imports)) {
      const from = named ?? bare ?? ''
      if (from.startsWith('#src/')) visit(join(app, from.slice(5)))
      else if (from.startsWith('.')) visit(resolve(dirname(file), from))
    }
  }
  visit(join(app, 'main.tsx'))
  return [...seen.values()].filter(({ file }) => file !== 'i18n/messages.ts')
}
