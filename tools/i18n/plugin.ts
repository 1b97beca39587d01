import type { Plugin } from 'vite'
import { writeMessageTypes } from './messageTypes.ts'
import { parseFtl } from './parse.ts'

/** Fluent files are parsed when the app is built, so that the app carries no parser. The types of their ids are kept up to date. */
export const fluent = (): Plugin => ({
  name: 'causeway:fluent',
  buildStart: () => writeMessageTypes(),
  watchChange(id) {
    if (id.endsWith('.ftl')) writeMessageTypes()
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
