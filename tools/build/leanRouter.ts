import type { Plugin } from 'vite'

const routerCode = /[\\/]node_modules[\\/]react-router[\\/]dist[\\/]production[\\/].*\.mjs$/
/** Names for developers' tools. */
const toolNames = /^\w+\.displayName = "\w+";$/gm
/** What React makes when the module is read: nothing that would be missed where nobody uses it. */
const madeByReact = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g

/** The router's code, so written that a bundler may leave out what nothing imports: forms, prefetching and data routes are a quarter of it. */
export const leanRouterCode = (code: string): string =>
  code.replace(toolNames, '').replace(madeByReact, '= /* @__PURE__ */ $1')

export function leanRouter(): Plugin {
  return {
    name: 'causeway:lean-router',
    apply: 'build',
    transform: { filter: { id: routerCode }, handler: (code) => ({ code: leanRouterCode(code), map: null }) },
  }
}
