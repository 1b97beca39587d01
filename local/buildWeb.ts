import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { AppError } from '#core/errors.ts'

const root = resolve(import.meta.dirname, '..')
const inputs = [
  'src',
  'core',
  'chains',
  'contracts/abi',
  'public',
  'local/telegram',
  'index.html',
  'vite.config.ts',
  'tools/build',
  'tools/i18n',
  'package-lock.json',
  'config',
  'server/providers',
]

function newest(path: string): number {
  if (!existsSync(path)) return 0
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((latest, entry) => Math.max(latest, statSync(join(entry.parentPath, entry.name)).mtimeMs), 0)
}

const folders = { web: 'dist/web', localnet: 'dist/web-local' } as const

/**
 * Builds the web app into a temporary folder, then replaces the folder in one step: a server that runs meanwhile keeps serving
 * it. Runs in its own process, whose memory is freed on exit.
 * @throws AppError `part_failed` with the bundler's output; the earlier build stays
 */
export async function buildWebApp(mode: keyof typeof folders, logLevel: 'warn' | 'error' = 'error'): Promise<void> {
  const folder = join(root, folders[mode])
  const next = `${folder}.next-${process.pid}`
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const args = [vite, 'build', '--mode', mode, '--logLevel', logLevel, '--outDir', relative(root, next)]
  // A shell's other value would mix React's development build in, which shows an empty page.
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) {
    rmSync(next, { recursive: true, force: true })
    throw new AppError('part_failed', `The web app could not be built:\n${output.trim()}`)
  }
  if (logLevel === 'warn' && output) process.stderr.write(output)
  const earlier = `${folder}.earlier-${process.pid}`
  if (existsSync(folder)) renameSync(folder, earlier)
  renameSync(next, folder)
  rmSync(earlier, { recursive: true, force: true })
}

/** Builds the local web app if a source is newer than the last build. Returns its folder and whether it was rebuilt. */
export async function buildWeb(): Promise<{ folder: string; built: boolean }> {
  const folder = join(root, folders.localnet)
  const page = join(folder, 'index.html')
  const made = existsSync(page) ? statSync(page).mtimeMs : 0
  const built = inputs.some((input) => newest(join(root, input)) > made)
  if (built) await buildWebApp('localnet')
  return { folder, built }
}
