import react from '@vitejs/plugin-react'
import tailwindcss from '@tailwindcss/vite'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import {
  browserOnly,
  leanFluent,
  leanFuel,
  leanQuery,
  leanReact,
  leanRouter,
  localHost,
  ownAssets,
  telegramPage,
} from '#tools/build/vitePlugins.ts'
import { chunkGroups, sideEffectFree } from './tools/build/chunks.ts'
import { compress } from './tools/build/compress.ts'
import { pageCodeFile } from './tools/build/pageCode.ts'
import { prerender } from './tools/build/prerender.ts'
import { pageTextsFile } from './tools/i18n/pageTexts.ts'
import { fluent } from './tools/i18n/plugin.ts'

/** The router's package always resolves to its development build; the production one omits its warnings. */
const router = (file: string) =>
  fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}.mjs`, import.meta.url))
const shippedRouter = [
  { find: /^react-router$/, replacement: router('index') },
  { find: /^react-router\/dom$/, replacement: router('dom-export') },
]

/** The default build is what operators ship; mode `localnet` adds the local test wallets and is never shipped. Vite reserves the word `local`. */
export default defineConfig(({ mode, command }) => ({
  plugins: [
    browserOnly(),
    leanReact(),
    leanRouter(),
    leanFluent(),
    leanFuel(),
    leanQuery(),
    ownAssets(),
    fluent(),
    pageTextsFile(),
    react(),
    tailwindcss(),
    prerender(),
    pageCodeFile(),
    compress(),
    localHost(),
    telegramPage(),
  ],
  resolve: {
    alias: [
      { find: 'rpc-websockets', replacement: fileURLToPath(new URL('src/wallets/svm/noSocket.ts', import.meta.url)) },
      ...(command === 'build' ? shippedRouter : []),
    ],
  },
  publicDir: 'public',
  build: {
    outDir: mode === 'localnet' ? 'dist/web-local' : 'dist/web',
    emptyOutDir: true,
    manifest: true,
    // Every browser with container queries, which the form needs, preloads modules itself.
    modulePreload: { polyfill: false },
    // The first load lists all later chunks, and names would make that list longer. manifest.json maps chunks to sources.
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: sideEffectFree, sideEffects: false }] },
      output: { chunkFileNames: 'assets/c-[hash].js', codeSplitting: { groups: chunkGroups } },
    },
    sourcemap: mode === 'localnet',
    chunkSizeWarningLimit: 800,
  },
}))
