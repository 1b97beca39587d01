import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pageTexts } from '#tools/i18n/pageTexts.ts'

export interface WebFolder {
  readonly root: string
  remove(): void
}

const template = join(import.meta.dirname, '../../index.html')

/**
 * Writes a web folder with the pages of a build: home page, that of a bridge that is not open, a partner's and shell in each language, with the inline
 * scripts of `index.html`.
 */
export function writeWebFolder(): WebFolder {
  const root = mkdtempSync(join(tmpdir(), 'causeway-pages-'))
  const texts = pageTexts()
  const html = readFileSync(template, 'utf8')
  mkdirSync(join(root, '.pages'))
  writeFileSync(join(root, '.pages', 'texts.json'), JSON.stringify(texts))
  for (const page of ['index', 'not-open', 'partner', 'shell'])
    for (const suffix of ['', ...Object.keys(texts).map((language) => `.${language}`)])
      writeFileSync(join(root, `${page}${suffix}.html`), html.replace('</body>', `<!-- ${page}${suffix} --></body>`))
  return { root, remove: () => rmSync(root, { recursive: true }) }
}
