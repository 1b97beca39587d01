import type { Plugin } from 'vite'
import { parseFtl } from './parse.ts'

/** Fluent files are parsed when the app is built, so that the app carries no parser. */
export const fluent = (): Plugin => ({
  name: 'causeway:fluent',
  transform: {
    filter: { id: /\.ftl$/ },
    handler: (source, id) => ({
      code: `export default ${JSON.stringify(parseFtl(source, id))}`,
      map: null,
      moduleType: 'js',
    }),
  },
})
