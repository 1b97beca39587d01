import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run, silent } from './run.ts'

/** The headless shell first: it renders the same pages with less work. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** Finds the configured browser, or the first one of the system. */
export const installedChromium = (): string | null =>
  process.env.CAUSEWAY_CHROMIUM ?? names.map(onPath).find((file) => file !== null) ?? null

/** The first available Debian package, if we may install it. */
async function fromDebian(): Promise<string | null> {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return null
  console.log('No Chromium found: installing the Debian package …')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { env, sink: silent })
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const { code } = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
      env,
      sink: silent,
    })
    if (code === 0) break
  }
  return installedChromium()
}

/** Headless Chromium from a registry package; Linux on x64 only. */
async function fromRegistry(): Promise<string | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  console.log('No Chromium found: fetching one from the package registry …')
  const done = await run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '@sparticuz/chromium@153.0.0'], {
    sink: silent,
  })
  if (done.code !== 0) return null
  const module: unknown = await import(String('@sparticuz/chromium'))
  return (module as { default: { executablePath(): Promise<string> } }).default.executablePath()
}

const works = (file: string): boolean => {
  try {
    return /\d+\./.test(
      execFileSync(file, ['--version', '--no-sandbox'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    )
  } catch {
    return false
  }
}

/**
 * Finds a Chromium: the system's, else Debian's package, else one from the registry.
 * @throws with one sentence that names the fix.
 */
export async function findChromium(): Promise<string> {
  for (const source of [() => Promise.resolve(installedChromium()), fromDebian, fromRegistry]) {
    const file = await source()
    if (file && works(file)) return file
  }
  throw new Error(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CAUSEWAY_CHROMIUM to its path.',
  )
}

/** The first program of that name on the PATH; null if there is none. */
export function onPath(name: string): string | null {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const file = join(folder, name)
    try {
      accessSync(file, constants.X_OK)
      return file
    } catch {
      // Not in this folder.
    }
  }
  return null
}
