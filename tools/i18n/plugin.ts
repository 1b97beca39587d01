import type { Plugin } from 'vite'
import { writeMessageTypes } from './messageTypes.ts'
import { parseFtl } from './parse.ts'

/** Files of each part of a language's messages; `rest` leaves out those of the bot and the server. */
const filesOf: Readonly<Record<string, (language: string) => readonly string[]>> = {
  first: (language) => [`/src/i18n/${language}/first/*.ftl`],
  rest: (language) => [
    `/src/i18n/${language}/*.ftl`,
    `/src/wallets/*/texts/${language}.ftl`,
    `!/src/i18n/${language}/bot*.ftl`,
    `!/src/i18n/${language}/server.ftl`,
  ],
  pages: (language) => [`/src/i18n/${language}/pages/*.ftl`],
}

/** Module of a part of a language's messages, such as `virtual:messages/ru.first`. */
const module = /^\0?virtual:messages\/([a-z]+)\.([a-z]+)$/

/**
 * Fluent files are parsed when the app is built, so that the app carries no parser, and the parts of a language's messages are one
 * module each. The types of their ids are kept up to date.
 */
export const fluent = (): Plugin => ({
  name: 'causeway:fluent',
  buildStart: () => writeMessageTypes(),
  watchChange(id) {
    if (id.endsWith('.ftl')) writeMessageTypes()
  },
  resolveId: { filter: { id: module }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: module },
    handler(id) {
      const [, language = '', part = ''] = module.exec(id) ?? []
      const files = filesOf[part]?.(language)
      if (!files) throw new Error(`There is no part of the messages named ${part}.`)
      const found = `import.meta.glob(${JSON.stringify(files)}, { eager: true, import: 'default' })`
      return { code: `export default Object.values(${found})`, moduleType: 'js' }
    },
  },
  transform: {
    filter: { id: /\.ftl$/ },
    handler: (source, id) => ({
      code: `export default ${JSON.stringify(parseFtl(source, id))}`,
      map: null,
      moduleType: 'js',
    }),
  },
})
