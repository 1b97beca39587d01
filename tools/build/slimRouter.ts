import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from '../lib/run.ts'

const router = 'react-router'
const file = (name: string): string => join(root, 'node_modules', router, 'dist/production', name)
/** The package names its builds for development alone to bundlers. */
export const slimFiles: Readonly<Record<string, string>> = { [router]: file('index.mjs'), [`${router}/dom`]: file('dom-export.mjs') }

/** To a bundler a name for developer tools, and the call that makes a part, are effects: it would keep the parts that nobody uses. */
const edits: readonly [RegExp, string][] = [
  [/^\w+\.displayName = "\w+";$/gm, ''],
  [/^((?:var|const) \w+ = )(React\w*\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ $2'],
]

export const withoutEffects = (code: string): string => edits.reduce((text, [effect, instead]) => text.replaceAll(effect, instead), code)

/** The router as it is meant for visitors: without warnings to developers and without what the app does not use. */
export function slimRouter(): Plugin {
  return {
    name: 'causeway:slim-router',
    apply: 'build',
    enforce: 'pre',
    resolveId(id) {
      return this.environment.config.consumer === 'client' ? slimFiles[id] : undefined
    },
    transform: (code, id) => (/[\\/]react-router[\\/]dist[\\/]/.test(id) ? { code: withoutEffects(code), map: null } : undefined),
  }
}
