import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { directionOf, languageIds, tagOf } from '#src/i18n/languages.ts'
import { parseFtl } from './parse.ts'

const folder = join(import.meta.dirname, '../../src/i18n')
const ROOM = 'routes.ftl'
const locales: Readonly<Record<string, string>> = {
  en: 'en_US',
  ru: 'ru_RU',
  zh: 'zh_CN',
  es: 'es_ES',
  tr: 'tr_TR',
  pt: 'pt_BR',
  vi: 'vi_VN',
  id: 'id_ID',
  uk: 'uk_UA',
  fa: 'fa_IR',
}

/** The texts without places of one room, in one language. */
function plainTexts(language: string): Record<string, string> {
  const file = join(folder, language, ROOM)
  const entries = Object.entries(parseFtl(readFileSync(file, 'utf8'), file))
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[0].startsWith('screen-'),
    ),
  )
}

/** What the server says in the head of each screen, by language. */
export const pageTexts = () =>
  Object.fromEntries(
    languageIds.map((id) => [
      id,
      { tag: tagOf(id), direction: directionOf(id), locale: locales[id] ?? id, messages: plainTexts(id) },
    ]),
  )

/** Lays the texts of the page heads beside the built app, where the server looks for them. */
export const pageTextsFile = (): Plugin => ({
  name: 'causeway:page-texts',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: '.pages/texts.json', source: JSON.stringify(pageTexts()) })
  },
})
