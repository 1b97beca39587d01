import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** Written next to the app at build time; hidden, so that it is not served. */
const FILE = '.pages/code.json'

const schema = z.record(z.string(), z.array(z.string().regex(/^\/[\w./-]+$/)))

/** Paths of the code of each page beyond the first load. */
export type PageCode = z.infer<typeof schema>

/** Empty if the build has none. */
export function readPageCode(webRoot: string): PageCode {
  const file = join(webRoot, FILE)
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
}

/** Names a page's code in its head, so that it loads right after the code that asks for it, and not only once that has run. */
export const withCode = (html: string, files: readonly string[]): string =>
  html.replace('</head>', () => {
    const links = files
      .filter((file) => !html.includes(`href="${file}"`))
      .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}" />`)
    return `${links.join('')}</head>`
  })
