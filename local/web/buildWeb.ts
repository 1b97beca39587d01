import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'

const root = resolve(import.meta.dirname, '../..')
const inputs = ['src', 'core', 'chains', 'contracts/abi', 'public', 'index.html', 'vite.config.ts', 'package-lock.json']

function newest(path: string): number {
  if (!existsSync(path)) return 0
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((latest, entry) => Math.max(latest, statSync(join(entry.parentPath, entry.name)).mtimeMs), 0)
}

/** Builds the local web app when a source is newer than the last build. Answers its folder and whether it had to. */
export async function buildWeb(): Promise<{ folder: string; built: boolean }> {
  const folder = join(root, 'dist/web-local')
  const page = join(folder, 'index.html')
  const made = existsSync(page) ? statSync(page).mtimeMs : 0
  const built = inputs.some((input) => newest(join(root, input)) > made)
  if (built) await build({ root, mode: 'localnet', logLevel: 'warn' })
  return { folder, built }
}
