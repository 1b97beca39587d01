import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Screen } from '#core/screens/match.ts'

const HOME = 'index.html'
/** What every screen but the first is drawn into: a page without content. */
const SHELL = 'shell.html'
const FIRST_SCREEN = '/'

export interface Templates {
  of(screen: Screen | null, language: string): string
  /** Each of them, for the one content policy that fits all. */
  readonly all: readonly string[]
}

/**
 * The built pages of a web folder: the first screen as it was prerendered in each language (`index.html`, `index.ru.html`), the page without
 * content for every other (`shell.html`, `shell.ru.html`). A build that has only one page serves that.
 */
export function readTemplates(webRoot: string, languages: readonly string[]): Templates {
  const read = (name: string): string | null =>
    existsSync(join(webRoot, name)) ? readFileSync(join(webRoot, name), 'utf8') : null
  const home = read(HOME)
  if (home === null) throw new Error(`${webRoot} has no ${HOME}`)
  const shell = read(SHELL) ?? home
  const inEach = (file: string): ReadonlyMap<string, string> =>
    new Map(
      languages
        .map((language) => [language, read(file.replace('.html', `.${language}.html`))] as const)
        .filter((entry): entry is [string, string] => entry[1] !== null),
    )
  const [first, others] = [inEach(HOME), inEach(SHELL)]
  return {
    of: (screen, language) =>
      screen?.path === FIRST_SCREEN ? (first.get(language) ?? home) : (others.get(language) ?? shell),
    all: [...new Set([home, shell, ...first.values(), ...others.values()])],
  }
}
