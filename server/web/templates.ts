import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Screen } from '#core/screens/match.ts'

const HOME = 'index.html'
/** Page without content, for every screen but the first. */
const SHELL = 'shell.html'
const FIRST_SCREEN = '/'

export interface Templates {
  of(screen: Screen | null, language: string): string
  /** All pages, for the one CSP that covers them. */
  readonly all: readonly string[]
}

/**
 * Reads the built pages: the first screen as prerendered per language (`index.html`, `index.ru.html`), and the empty
 * page for all others (`shell.html`, `shell.ru.html`). A build with a single page serves that.
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
