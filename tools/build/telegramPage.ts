import react from '@vitejs/plugin-react'
import tailwindcss from '@tailwindcss/vite'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
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
