import type { Plugin } from 'vite'

const routerCode = /[\\/]node_modules[\\/]react-router[\\/]dist[\\/]production[\\/].*\.mjs$/
/** Names for developers' tools. */
const toolNames = /^\w+\.displayName = "\w+";$/gm
/** React objects created at module load, without side effects if unused. */
const madeByReact = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g

/**
 * Rewrites the router's code so that a bundler can drop unused parts: forms, prefetching and data routes are a quarter
 * of it.
 */
export const leanRouterCode = (code: string): string =>
  code.replace(toolNames, '').replace(madeByReact, '= /* @__PURE__ */ $1')

export function leanRouter(): Plugin {
  return {
    name: 'causeway:lean-router',
    apply: 'build',
    transform: { filter: { id: routerCode }, handler: (code) => ({ code: leanRouterCode(code), map: null }) },
  }
}
