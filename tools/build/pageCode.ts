import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** Written next to the app for the server; hidden, so that it is not served. */
const FILE = '.pages/code.json'
const LOADERS = 'src/app/loaders.ts'
const loader = /(\w+): \(\) => import\('#(src\/pages\/\w+\.tsx)'\)/g

/** A first visit of the review has nothing to review and leads to the form, whose code is to load alone. */
const REVIEW = 'confirm'

/** Emits the code of each page beyond the first load, which the server names in the page so that it loads at once. */
export function pageCodeFile(): Plugin {
  let root = ''
  return {
    name: 'causeway:page-code',
    apply: 'build',
    configResolved: (config) => void (root = config.root),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (!existsSync(join(root, LOADERS))) return
        const loaders = readFileSync(join(root, LOADERS), 'utf8')
        this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(pageCode(bundle, loaders)) })
      },
    },
  }
}

/**
 * Paths of the chunks that each page imports, without those of the first load; the review is left out.
 * @param loaders source of the table of pages
 */
export function pageCode(bundle: Rolldown.OutputBundle, loaders: string): Record<string, readonly string[]> {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
  const entry = chunks.find(({ isEntry }) => isEntry)
  const first = entry ? withImports(bundle, entry.fileName) : new Set<string>()
  const found = [...loaders.matchAll(loader)]
  if (found.length === 0) throw new Error(`${LOADERS} names no page.`)
  const pages = found.flatMap(([, page = '', file = '']) => {
    if (page === REVIEW) return []
    const own = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${file}`)))
    if (!own) throw new Error(`The build has no chunk for ${file}.`)
    const files = [...withImports(bundle, own.fileName)].filter((name) => !first.has(name))
    return [[page, files.map((name) => `/${name}`)] as const]
  })
  return Object.fromEntries(pages)
}

/** A chunk and all that it imports statically. */
function withImports(bundle: Rolldown.OutputBundle, file: string): ReadonlySet<string> {
  const found = new Set<string>()
  const add = (name: string): void => {
    const part = bundle[name]
    if (found.has(name) || part?.type !== 'chunk') return
    found.add(name)
    for (const imported of part.imports) add(imported)
  }
  add(file)
  return found
}
