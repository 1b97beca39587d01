import react from '@vitejs/plugin-react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** `web` is what operators ship; `local` adds the local test wallets and is never shipped. */
export default defineConfig(({ mode }) => ({
  plugins: [react(), tailwindcss()],
  publicDir: 'public',
  build: {
    outDir: mode === 'local' ? 'dist/web-local' : 'dist/web',
    emptyOutDir: true,
    target: 'es2020',
    manifest: true,
    sourcemap: mode === 'local',
    chunkSizeWarningLimit: 800,
  },
}))
