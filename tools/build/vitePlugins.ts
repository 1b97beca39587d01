import react from '@vitejs/plugin-react'
import tailwindcss from '@tailwindcss/vite'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { isBuiltin } from 'node:module'
import { fluent } from '../i18n/plugin.ts'
import { PAGE_PATH, PAGE_SOURCE } from '#local/telegram/place.ts'

/**
 * Adds the simulated Telegram page to the local build, as a separate build: the app and the page share no file, so the
 * app's first load stays the same as for operators.
 */
export function telegramPage(): Plugin {
  let root = ''
  let folder = ''
  return {
    name: 'causeway:telegram-page',
    apply: (_, { command, mode }) => command === 'build' && mode === 'localnet',
    configResolved: (config) => {
      root = config.root
      folder = join(root, config.build.outDir)
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        await build({
          root,
          configFile: false,
          publicDir: false,
          logLevel: 'error',
          base: `${PAGE_PATH}/`,
          plugins: [fluent(), react(), tailwindcss()],
          build: {
            outDir: join(dir ?? folder, PAGE_PATH),
            emptyOutDir: true,
            rolldownOptions: { input: join(root, PAGE_SOURCE) },
          },
        })
      },
    },
  }
}

/** Packages that name a Node module and work without it in a browser. Check any update that adds one. */
const doWithout: Readonly<Record<string, readonly string[]>> = {
  // Uses the browser's random numbers if available.
  tweetnacl: ['crypto'],
  // Requires it in a try block, to recognize a Buffer.
  'bn.js': ['buffer'],
  // Loads it only in Node; in browsers it uses the page's workers.
  ox: ['node:worker_threads'],
  // Both use the browser's cryptography if available. The used parts of sats-connect need neither, so the build drops them.
  jsontokens: ['crypto'],
  '@noble/secp256k1': ['crypto'],
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

const fuelCode = /[\\/]node_modules[\\/]@fuel-ts[\\/][\w-]+[\\/]dist[\\/]index\.mjs$/
/** Names that the vendor's bundler keeps for stack traces. */
const keptNames = /^ *static \{\n *__name\(this, "\w+"\);\n *\}\n|^ *__name\(\w+, "\w+"\);\n/gm

/** Rewrites Fuel's library so that a bundler can drop unused classes: contracts and key stores are a quarter of it. */
export const leanFuelCode = (code: string): string => code.replace(keptNames, '')

export function leanFuel(): Plugin {
  return {
    name: 'causeway:lean-fuel',
    apply: 'build',
    transform: { filter: { id: fuelCode }, handler: (code) => ({ code: leanFuelCode(code), map: null }) },
  }
}

const reactCode =
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler|use-sync-external-store)[\\/]cjs[\\/].+\.production\.js$/
/** Production builds of what the app imports of React. Its packages choose them at run time, which no bundler sees through. */
export const reactFiles = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
  'use-sync-external-store/shim': 'use-sync-external-store/cjs/use-sync-external-store-shim.production.js',
  'use-sync-external-store/shim/with-selector(?:\\.js)?':
    'use-sync-external-store/cjs/use-sync-external-store-shim/with-selector.production.js',
} as const

/** Names that only the scheduler for tests has: a bundler would warn of them. */
const ofTestScheduler = /\bScheduler\.(?:log|unstable_setDisableYieldValue)\b/g

/**
 * Rewrites React's CommonJS as a module: a bundler drops unused parts, and the browser compiles it while it downloads. The body of
 * a CommonJS wrapper is compiled when it is called, in one task with everything else.
 */
export function reactModule(code: string): string {
  const imports: string[] = []
  const names = new Set<string>()
  const declared = (name: string) => (names.has(name) ? '' : 'var ') + `export_${name}`
  const body = code
    .replace(/^"use strict";$/m, '')
    .replaceAll(/(?:^var|^ ) (\w+) = require\("([\w/-]+)"\)[,;]$/gm, (_, name: string, from: string) => {
      imports.push(`import * as ${name} from '${from}'`)
      return ''
    })
    .replaceAll(/^exports\.(\w+) =/gm, (_, name: string) => {
      const variable = declared(name)
      names.add(name)
      return `${variable} =`
    })
    .replaceAll(/\bexports\.(\w+)/g, 'export_$1')
    .replaceAll(ofTestScheduler, 'undefined')
  if (names.size === 0 || /\b(?:exports\b|require\()/.test(body))
    throw new Error('React’s code has another form than expected.')
  const listed = (separator: string, of: (name: string) => string) => [...names].map(of).join(separator)
  return `${imports.map((line) => `${line}\n`).join('')}${body}
export { ${listed(', ', (name) => `export_${name} as ${name}`)} }
export default { ${listed(', ', (name) => `${name}: export_${name}`)} }`
}

const safeReact = /[\\/]node_modules[\\/]@base-ui[\\/]utils[\\/]safeReact\.mjs$/
/** Names that Base UI reads of its copy of React, apart from those that only React's development build has. */
export const safeReactNames: readonly string[] = ['useId', 'useInsertionEffect', 'useLayoutEffect']

/** A copy of all of React would keep its unused parts. */
export const safeReactCode = (code: string): string =>
  code.replace('...React', safeReactNames.map((name) => `${name}: React.${name}`).join(', '))

export function leanReact(): Plugin {
  return {
    name: 'causeway:lean-react',
    apply: 'build',
    enforce: 'pre',
    config: ({ root = process.cwd() }) => ({
      resolve: {
        alias: Object.entries(reactFiles).map(([name, file]) => ({
          find: new RegExp(`^${name}$`),
          replacement: join(root, 'node_modules', file),
        })),
      },
    }),
    transform: {
      filter: { id: [reactCode, safeReact] },
      handler: (code, id) => ({ code: safeReact.test(id) ? safeReactCode(code) : reactModule(code), map: null }),
    },
  }
}

const fluentCode = /[\\/]node_modules[\\/]@fluent[\\/]bundle[\\/]esm[\\/](?:bundle|resolver)\.js$/
const unusedOfFluent = [
  /^import \{ NUMBER, DATETIME \} .*$/m,
  /\bNUMBER,\s+DATETIME,/,
  /\bcase "func":\s+return resolveFunctionReference\(scope, expr\);/,
  /\bcase "term":\s+return resolveTermReference\(scope, expr\);/,
  /\bcase "object":\s+if \(FluentDateTime\.supportsValue\(arg\)\) \{\s+return new FluentDateTime\(arg\);\s+\}/,
  / FluentDateTime,/,
]

/** Removes functions, terms and dates from Fluent: no message has the first two (`tools/i18n/parse.ts`), and no parameter is a date (`src/i18n/t.ts`). */
export function leanFluentCode(code: string): string {
  const lean = unusedOfFluent.reduce((rest, part) => rest.replace(part, ''), code)
  if (lean === code || /\b(?:NUMBER|DATETIME|FluentDateTime)\b|"(?:func|term)"/.test(lean))
    throw new Error('Fluent’s code has another form than expected.')
  return lean
}

const fluentTypes = /[\\/]node_modules[\\/]@fluent[\\/]bundle[\\/]esm[\\/]types\.js$/
const numberText =
  /if \(scope\) \{\s+try \{\s+const nf = scope\.memoizeIntlObject\(Intl\.NumberFormat, this\.opts\);\s+return nf\.format\(this\.value\);\s+\}\s+catch \(err\) \{\s+scope\.reportError\(err\);\s+\}\s+\}\s+return this\.value\.toString\(10\);/

/** Writes whole numbers below a thousand without Intl.NumberFormat, whose first use in a page is slow: their Latin digits are the same in every language (`src/i18n/bundle.ts`). */
export function fastNumbers(code: string): string {
  const fast = code.replace(
    numberText,
    'const { value } = this; return value >= 0 && value < 1e3 && value % 1 === 0 ? `${value}` : scope.memoizeIntlObject(Intl.NumberFormat, this.opts).format(value);',
  )
  if (fast === code) throw new Error('Fluent’s code has another form than expected.')
  return fast
}

export function leanFluent(): Plugin {
  return {
    name: 'causeway:lean-fluent',
    apply: 'build',
    transform: {
      filter: { id: [fluentCode, fluentTypes] },
      handler: (code, id) => ({ code: fluentTypes.test(id) ? fastNumbers(code) : leanFluentCode(code), map: null }),
    },
  }
}

const queryCode =
  /[\\/]node_modules[\\/]@tanstack[\\/]query-core[\\/]build[\\/]modern[\\/](queryClient|mutationObserver)\.js$/

/** Methods of the client that no code of the app calls. */
export const unusedOfQuery = [
  'ensureInfiniteQueryData',
  'ensureQueryData',
  'fetchInfiniteQuery',
  'getDefaultOptions',
  'getQueriesData',
  'infiniteQuery',
  'prefetchInfiniteQuery',
  'prefetchQuery',
  'setDefaultOptions',
  'setMutationDefaults',
  'setQueriesData',
] as const

/**
 * Takes unused methods and the mutation cache out of TanStack Query's client: the first load has no mutation. The code that
 * screens with mutations load brings the cache (`mutationObserverCode`), and the client creates it when it is asked for.
 */
export function leanQueryCode(code: string): string {
  const lean = unusedOfQuery.reduce(
    (rest, name) => rest.replace(new RegExp(`^\\t${name}\\(.*\\{\\n[^]*?^\\t\\}\\n`, 'm'), ''),
    code
      .replace(/^import \{ MutationCache \} .*$/m, '')
      .replace(' || new MutationCache()', '')
      .replace('return this.#mutationCache;', 'return this.#mutationCache ??= new QueryClient.MutationCache();')
      .replace('return this.#mutationCache.findAll(', 'return this.getMutationCache().findAll(')
      .replaceAll('this.#mutationCache.', 'this.#mutationCache?.'),
  )
  if (
    !lean.includes('??= new QueryClient.MutationCache()') ||
    unusedOfQuery.some((name) => lean.includes(`\t${name}(`))
  )
    throw new Error('TanStack Query’s code has another form than expected.')
  return lean
}

/** Brings the mutation cache along with the observer that every mutation has. */
export const mutationObserverCode = (code: string): string => `import { MutationCache } from "./mutationCache.js";
import { QueryClient } from "./queryClient.js";
${code}
QueryClient.MutationCache = MutationCache;
`

export function leanQuery(): Plugin {
  return {
    name: 'causeway:lean-query',
    apply: 'build',
    transform: {
      filter: { id: queryCode },
      handler: (code, id) => ({
        code: id.endsWith('queryClient.js') ? leanQueryCode(code) : mutationObserverCode(code),
        map: null,
      }),
    },
  }
}

const TELEGRAM = "'https://web.telegram.org'"
/** The parent page's origin if it is the app's own, else Telegram's. */
const OWN_OR_TELEGRAM = `function(){try{return w.parent.location.origin}catch(e){return${TELEGRAM}}}()`

/**
 * index.html reports to Telegram's web client that it has loaded; with the local host page as parent, that one must get
 * the message.
 */
export function toldToHost(html: string): string {
  if (html.split(TELEGRAM).length !== 2) throw new Error(`index.html names ${TELEGRAM} not once`)
  return html.replace(TELEGRAM, OWN_OR_TELEGRAM)
}

/** For the local build and the development server. */
export function localHost(): Plugin {
  let isLocal = false
  return {
    name: 'causeway:local-host',
    configResolved: ({ mode }) => void (isLocal = mode === 'localnet'),
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { path }) => (isLocal && path === '/index.html' ? toldToHost(html) : html),
    },
  }
}

const themeCode = /[\\/]node_modules[\\/]@reown[\\/]appkit-ui[\\/].*ThemeUtil\.js$/
const fontImport = /@import url\('https:\/\/fonts\.googleapis\.com\/[^']*'\);/g

const tonWindowCode = /[\\/]node_modules[\\/]@tonconnect[\\/]ui[\\/]lib[\\/].*\.mjs$/
const tonIcon = 'https://raw.githubusercontent.com/ton-connect/sdk/main/assets/ton-icon-48.png'
const ownTonIcon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle cx="24" cy="24" r="24" fill="#0098ea"/><path d="M13 15h22L24 35zm11 0v18" fill="none" stroke="#fff" stroke-width="3" stroke-linejoin="round"/></svg>',
)}`

/** Removes the font import of WalletConnect's window: the content policy refuses it, and each refusal is reported. */
export const withoutFontImport = (code: string): string => code.replace(fontImport, '')

/** Embeds the picture in the QR code of TON Connect's window, which would otherwise tell GitHub of each connection. */
export const withOwnTonIcon = (code: string): string => code.replaceAll(tonIcon, ownTonIcon)

/** Keeps the wallet vendors' windows from loading fonts and pictures of other sites. */
export function ownAssets(): Plugin[] {
  const rewriting = (name: string, id: RegExp, rewrite: (code: string) => string): Plugin => ({
    name: `causeway:own-assets-${name}`,
    apply: 'build',
    transform: { filter: { id }, handler: (code) => ({ code: rewrite(code), map: null }) },
  })
  return [rewriting('walletconnect', themeCode, withoutFontImport), rewriting('ton', tonWindowCode, withOwnTonIcon)]
}
