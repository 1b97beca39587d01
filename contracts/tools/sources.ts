import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'

export const contractsFolder = dirname(dirname(fileURLToPath(import.meta.url)))

/** Folders that forge formats, from the repository root. */
export const solidityFolders = ['contracts/src', 'contracts/test'] as const

const require = createRequire(import.meta.url)
const importPattern = /^import\s[^"]*"([^"]+)";/gm

/** Source text by its compiler name: `src/…` of this folder or a package path. */
export function readSource(name: string): string {
  return readFileSync(name.startsWith('src/') ? join(contractsFolder, name) : require.resolve(name), 'utf8')
}

/** Every source that `entry` needs, itself included, by compiler name in a stable order. */
export function sourceClosure(entry: string): Map<string, string> {
  const found = new Map<string, string>()
  const queue = [entry]
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (found.has(name)) continue
    const text = readSource(name)
    found.set(name, text)
    const from = name
    queue.push(...[...text.matchAll(importPattern)].map((match) => resolveImport(from, match[1] ?? '')))
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Hash of everything that determines an artifact: the sources, the compiler and its settings. */
export function hashSources(sources: ReadonlyMap<string, string>, compiler: string): string {
  const hash = createHash('sha256').update(compiler)
  for (const [name, text] of sources) hash.update(`\0${name}\0${text}`)
  return `0x${hash.digest('hex')}`
}

function resolveImport(from: string, target: string): string {
  return target.startsWith('.') ? posix.join(posix.dirname(from), target) : target
}

/** Contract whose ABI and bytecode the rest of the product uses. */
export interface Target {
  readonly name: string
  readonly source: string
  /** Stem of the ABI module; its export is `${abi}Abi`. */
  readonly abi: string
  /** File of the site with the source, for contracts that visitors deploy. */
  readonly published?: string
}

export const targets: readonly Target[] = [
  { name: 'BridgeEscrow', source: 'src/BridgeEscrow.sol', abi: 'bridgeEscrow' },
  { name: 'BridgeFiller', source: 'src/BridgeFiller.sol', abi: 'bridgeFiller' },
  { name: 'ForwarderFactory', source: 'src/forwarder/ForwarderFactory.sol', abi: 'forwarderFactory' },
  { name: 'Forwarder', source: 'src/forwarder/Forwarder.sol', abi: 'forwarder' },
  { name: 'CheckIn', source: 'src/rewards/CheckIn.sol', abi: 'checkIn' },
  { name: 'Note', source: 'src/rewards/Note.sol', abi: 'note', published: 'note-source.json' },
  { name: 'Badge', source: 'src/rewards/Badge.sol', abi: 'badge' },
  { name: 'MakerAccount', source: 'src/pool/MakerAccount.sol', abi: 'makerAccount' },
  { name: 'Pool', source: 'src/pool/Pool.sol', abi: 'pool' },
  { name: 'TestToken', source: 'src/test-tokens/TestToken.sol', abi: 'testToken' },
  { name: 'TestNames', source: 'src/test-tokens/TestNames.sol', abi: 'testNames' },
]

/** Compiler settings for deployment; foundry.toml repeats them for the tests. */
export const compilerSettings = {
  optimizer: { enabled: true, runs: 10_000 },
  evmVersion: 'cancun',
  outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object'] } },
} as const
