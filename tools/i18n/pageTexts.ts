import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { directionOf, languageIds, tagOf } from '#src/i18n/languages.ts'
import { parseFtl } from './parse.ts'

const folder = join(import.meta.dirname, '../../src/i18n')
/** Files of texts that the server writes into pages, and the form of their keys. */
const rooms = {
  'pages/routes.ftl': /^screen-/,
  'places.ftl': /^screen-/,
  'around.ftl': /^around-link-/,
  'server.ftl': /^(?:busy|preview)-/,
}
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

/** Texts without placeholders of these files, in one language. */
const plainTexts = (language: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(rooms).flatMap(([room, form]) => {
      const file = join(folder, language, room)
      return Object.entries(parseFtl(readFileSync(file, 'utf8'), file)).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string' && form.test(entry[0]),
      )
    }),
  )

/** Texts that the server writes into each screen's head and into the footer, and those of its own pages, by language. */
export const pageTexts = () =>
  Object.fromEntries(
    languageIds.map((id) => [
      id,
      { tag: tagOf(id), direction: directionOf(id), locale: locales[id] ?? id, messages: plainTexts(id) },
    ]),
  )

/** Writes these texts next to the built app, where the server looks for them. */
export const pageTextsFile = (): Plugin => ({
  name: 'causeway:page-texts',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: '.pages/texts.json', source: JSON.stringify(pageTexts()) })
  },
})
