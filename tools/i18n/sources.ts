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

/** Lists the app's own sources without tests and their helpers. */
export const appSources = (): readonly Source[] => sourcesIn(app)
export const botSources = (): readonly Source[] => sourcesIn(bot)
export const serverSources = (): readonly Source[] => sourcesIn(server)

const imports = /^(?:import|export)\s+(?!type\s)[^'"]*?from\s+'([^']+)'|^import\s+'([^']+)'/gms

/** Lists the files that the browser runs at first: the entry and all its static imports. */
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

const loaded = /import\('([^']+)'\)/g
/** Imports of code that awaits the messages of the pages. */
const withPages = /lazyPage\([^]*?\)\)/g

/** Lists the files that may run before the messages of the pages are there: all but what pages and `lazyPage` load. */
function sourcesBeforePages(): readonly Source[] {
  const seen = new Map<string, Source>()
  const visit = (from: string, path: string) => {
    const file = path.startsWith('#src/') ? join(app, path.slice(5)) : resolve(dirname(from), path)
    if (!/^(?:#src\/|\.)/.test(path) || seen.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return
    const code = readFileSync(file, 'utf8')
    seen.set(file, { file: file.slice(app.length + 1), code })
    for (const [, named, bare] of code.matchAll(imports)) visit(file, named ?? bare ?? '')
    if (file.endsWith('/app/loaders.ts')) return
    for (const [, lazy = ''] of code.replaceAll(withPages, '').matchAll(loaded)) visit(file, lazy)
  }
  visit(app, './src/main.tsx')
  // It awaits them itself.
  return [...seen.values()].filter(({ file }) => !['i18n/messages.ts', 'app/writeHead.ts'].includes(file))
}

/** Ids that code names: as a whole string, or as a template string (`fee-${kind}`). */
function namesIn(sources: readonly Source[]): (id: string) => boolean {
  const literals = new Set<string>()
  const patterns: RegExp[] = []
  for (const { code } of sources) {
    for (const [, id] of code.matchAll(/['"]([a-z][\w-]*)['"]/g)) if (id) literals.add(id)
    for (const [, text] of code.matchAll(/`([a-z][\w]*-[^`\s]*\$\{[^`]*)`/g)) {
      if (text) patterns.push(new RegExp(`^${text.split(/\$\{[^}]*\}/).join('[\\w-]+')}$`))
    }
  }
  return (id) => literals.has(id) || patterns.some((pattern) => pattern.test(id))
}

/** First-load code uses this name to show that it has awaited the messages. */
const withoutAwaited = ({ code, ...source }: Source): Source => ({
  ...source,
  code: code.replaceAll(/\btAwaited\((?:`[^`]*`|'[^']*')/g, ''),
})

/** Uses of messages in code. */
export function readMessageUses(): {
  includes: (id: string) => boolean
  botIncludes: (id: string) => boolean
  serverIncludes: (id: string) => boolean
  firstLoadNames: (id: string) => boolean
  beforePagesNames: (id: string) => boolean
} {
  return {
    includes: namesIn(appSources()),
    botIncludes: namesIn(botSources()),
    serverIncludes: namesIn(serverSources()),
    firstLoadNames: namesIn(firstLoadSources().map(withoutAwaited)),
    beforePagesNames: namesIn(sourcesBeforePages()),
  }
}
