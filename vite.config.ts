import react from '@vitejs/plugin-react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** The default build is what operators ship; mode `localnet` adds the local test wallets and is never shipped. Vite reserves the word `local`. */
export default defineConfig(({ mode }) => ({
  plugins: [react(), tailwindcss()],
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
