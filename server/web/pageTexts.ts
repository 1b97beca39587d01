import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** Written next to the app at build time; hidden, so that it is not served. */
const FILE = '.pages/texts.json'

const schema = z.record(
  z.string().regex(/^[a-z]{2}$/),
  z.object({
    tag: z.string(),
    direction: z.enum(['ltr', 'rtl']),
    locale: z.string(),
    messages: z.record(z.string(), z.string()),
  }),
)

/** Titles and descriptions of the screens, labels of the footer's links and the busy page, by language; the first is the fallback. */
export type PageTexts = z.infer<typeof schema>

/** Null if the build has none; pages are then served unchanged. */
export function readPageTexts(webRoot: string): PageTexts | null {
  const file = join(webRoot, FILE)
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null
}
