import { isBuiltin } from 'node:module'
import type { Plugin } from 'vite'

/** Packages that name a module of Node and do without it in a browser. An update that adds one has to be looked at. */
const doWithout: Readonly<Record<string, readonly string[]>> = {
  // Takes its random numbers from the browser, where one is around it.
  tweetnacl: ['crypto'],
  // Asks for it in a try block, to know a Buffer when it sees one.
  'bn.js': ['buffer'],
  // Loads it where the process is Node; its browser half uses workers of the page.
  ox: ['node:worker_threads'],
}

const packageOf = (file: string | undefined): string | undefined =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file?.replaceAll('\\', '/') ?? '')?.[1]

/** What Vite puts in the place of a module that no browser has. */
const isHole = (id: string): boolean => id.includes('__vite-browser-external')

/** Ends the build where Vite alone would warn and put an empty module: code that needs Node does not work in a browser. */
export function browserOnly(): Plugin {
  return {
    name: 'causeway:browser-only',
    apply: 'build',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (!isBuiltin(id)) return null
      const found = await this.resolve(id, importer, { ...options, skipSelf: true })
      if (found && !found.external && !isHole(found.id)) return found
      if (doWithout[packageOf(importer) ?? '']?.includes(id)) return found
      return this.error(`Node-only module "${id}" in the web app, imported by ${importer ?? 'the page'}.`)
    },
  }
}
