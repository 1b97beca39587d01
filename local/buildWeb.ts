import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
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
]

function newest(path: string): number {
  if (!existsSync(path)) return 0
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((latest, entry) => Math.max(latest, statSync(join(entry.parentPath, entry.name)).mtimeMs), 0)
}

/** Runs in its own process, whose memory is freed on exit. */
async function build(): Promise<void> {
  const args = [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--mode', 'localnet', '--logLevel', 'error']
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new AppError('part_failed', `The web app could not be built:\n${output.trim()}`)
}

/** Builds the local web app if a source is newer than the last build. Returns its folder and whether it was rebuilt. */
export async function buildWeb(): Promise<{ folder: string; built: boolean }> {
  const folder = join(root, 'dist/web-local')
  const page = join(folder, 'index.html')
  const made = existsSync(page) ? statSync(page).mtimeMs : 0
  const built = inputs.some((input) => newest(join(root, input)) > made)
  if (built) await build()
  return { folder, built }
}
