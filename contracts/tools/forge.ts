import { spawn } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { contractsFolder } from './sources.ts'

const require = createRequire(import.meta.url)
const repository = dirname(contractsFolder)

/** npm names the architecture x64, the packages amd64. */
const architectures: Readonly<Record<string, string>> = { x64: 'amd64' }

interface ForgeRun {
  readonly code: number
  readonly output: string
}

/** Path of the forge binary in the package for this platform. @throws a sentence that says which package to install. */
export function findForge(platform: string = process.platform, arch: string = process.arch): string {
  const name = `@foundry-rs/forge-${platform}-${architectures[arch] ?? arch}`
  const folder = packageFolder(name)
  const binary = folder && join(folder, 'bin', platform === 'win32' ? 'forge.exe' : 'forge')
  if (binary && existsSync(binary)) return binary
  throw new Error(
    `forge is missing: ${name} is not in node_modules. Run \`npm install\`; where no such package exists, run the contract tests on Linux or macOS.`,
  )
}

interface ForgeOptions {
  /** Folder that holds contracts/ and node_modules/; the repository by default. */
  readonly root?: string
  /** Hides the output from the console. */
  readonly quiet?: boolean
}

/** Runs forge with the settings in contracts/foundry.toml, without network or colors. */
export function runForge(
  args: readonly string[],
  { root = repository, quiet = false }: ForgeOptions = {},
): Promise<ForgeRun> {
  const home = join(contractsFolder, 'cache', 'home')
  mkdirSync(home, { recursive: true })
  const child = spawn(findForge(), [...args, '--root', root], {
    cwd: root,
    // The binary is called directly: a wrapper would outlive an interrupted run. Its home stays inside the cache
    // folder.
    env: { ...process.env, HOME: home, NO_COLOR: '1', FOUNDRY_CONFIG: join(root, 'contracts', 'foundry.toml') },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      if (!quiet) process.stdout.write(chunk)
    })
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') }))
  })
}

function packageFolder(name: string): string | undefined {
  try {
    return dirname(require.resolve(`${name}/package.json`))
  } catch {
    return undefined
  }
}

export interface Tally {
  readonly passed: number
  readonly failed: number
}

const summaryPattern = /(\d+) tests? passed, (\d+) failed, \d+ skipped \(\d+ total tests?\)/g

/** Numbers of forge's last summary line; undefined if it ended before its tests, e.g. after a compile error. */
export function parseTally(output: string): Tally | undefined {
  const last = [...output.matchAll(summaryPattern)].at(-1)
  return last && { passed: Number(last[1]), failed: Number(last[2]) }
}

interface Coverage {
  readonly branches: number
  /** `file:line` of each branch or line that no test covered. */
  readonly missing: readonly string[]
}

/** Parses an lcov report; files for which `counts` is false are skipped. */
export function parseLcov(lcov: string, counts: (file: string) => boolean): Coverage {
  let file = ''
  let branches = 0
  const missing = new Set<string>()
  for (const record of lcov.split('\n')) {
    const [kind, rest = ''] = split(record)
    if (kind === 'SF') file = rest
    if ((kind !== 'DA' && kind !== 'BRDA') || !counts(file)) continue
    const fields = rest.split(',')
    if (kind === 'BRDA') branches += 1
    if (fields.at(-1) === '0' || fields.at(-1) === '-') missing.add(`${file}:${fields[0]}`)
  }
  return { branches, missing: [...missing] }
}

function split(record: string): readonly [string, string?] {
  const colon = record.indexOf(':')
  return colon < 0 ? [record] : [record.slice(0, colon), record.slice(colon + 1)]
}
