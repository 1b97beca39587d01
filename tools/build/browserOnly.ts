import { isBuiltin } from 'node:module'
import type { Plugin } from 'vite'

/** Packages that name a Node module and work without it in a browser. Check any update that adds one. */
const doWithout: Readonly<Record<string, readonly string[]>> = {
  // Uses the browser's random numbers if available.
  tweetnacl: ['crypto'],
  // Requires it in a try block, to recognise a Buffer.
  'bn.js': ['buffer'],
  // Loads it only in Node; in browsers it uses the page's workers.
  ox: ['node:worker_threads'],
}

const packageOf = (file: string | undefined): string | undefined =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file?.replaceAll('\\', '/') ?? '')?.[1]

/** Placeholder that Vite uses for a module that no browser has. */
const isHole = (id: string): boolean => id.includes('__vite-browser-external')

/**
 * Fails the build where Vite would only warn and insert an empty module: code that needs Node does not work in a
 * browser.
 */
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
