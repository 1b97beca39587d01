import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { root } from '../lib/run.ts'
import { writeServicePackages } from './servicePackages.ts'

const programs = {
  server: 'server/main.ts',
  'server-admin': 'server/admin.ts',
  maker: 'maker/main.ts',
  'maker-admin': 'maker/admin.ts',
  attester: 'attester/main.ts',
  reconciler: 'reconciler/main.ts',
  bot: 'bot/main.ts',
  'bot-setup': 'bot/setup/main.ts',
} as const

/** Files that the programs read or start at run time, and their paths in the bundle. */
const beside = {
  'store/migrations': 'migrations',
  'store/driver/pgliteWorker.mjs': 'pgliteWorker.mjs',
  'store/driver/pgliteSession.mjs': 'pgliteSession.mjs',
  config: 'config',
  'src/i18n': 'i18n',
} as const

/**
 * Bundles each program to <name>.js, with external packages, and its run-time files; then a folder for each service
 * that is installed separately.
 */
export async function buildServices(
  outDir = join(root, 'dist/services'),
): Promise<ReturnType<typeof writeServicePackages>> {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      emptyOutDir: true,
      sourcemap: true,
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(programs).map(([name, file]) => [name, join(root, file)])),
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
  for (const [from, to] of Object.entries(beside))
    cpSync(join(root, from), join(outDir, to), { recursive: true, filter: (file) => !file.endsWith('.ts') })
  const { output } = result as Rolldown.RolldownOutput
  const bundle = output.flatMap((part) => (part.type === 'chunk' ? [part] : []))
  return writeServicePackages(outDir, bundle, Object.values(beside))
}
