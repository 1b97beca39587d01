import react from '@vitejs/plugin-react'
import tailwindcss from '@tailwindcss/vite'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { browserOnly } from './tools/build/browserOnly.ts'
import { fluent } from './tools/i18n/plugin.ts'

/** The default build is what operators ship; mode `localnet` adds the local test wallets and is never shipped. Vite reserves the word `local`. */
export default defineConfig(({ mode }) => ({
  plugins: [browserOnly(), fluent(), react(), tailwindcss()],
  resolve: { alias: { 'rpc-websockets': fileURLToPath(new URL('src/wallets/svm/noSocket.ts', import.meta.url)) } },
  publicDir: 'public',
  build: {
    outDir: mode === 'localnet' ? 'dist/web-local' : 'dist/web',
    emptyOutDir: true,
    target: 'es2020',
    manifest: true,
    sourcemap: mode === 'localnet',
    chunkSizeWarningLimit: 800,
  },
}))
