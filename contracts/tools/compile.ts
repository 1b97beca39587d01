import { createRequire } from 'node:module'
import { keccak256, type Abi, type Hex } from 'viem'
import { hashSources, sourceClosure } from './sources.ts'
import { compilerSettings, type Target } from './targets.ts'

export interface Artifact {
  readonly contract: string
  readonly compiler: string
  readonly sourceHash: string
  readonly deployedBytecodeHash: Hex
  readonly abi: Abi
  readonly bytecode: Hex
}

interface CompilerOutput {
  readonly errors?: readonly { readonly severity: string; readonly formattedMessage: string }[]
  readonly contracts?: Record<string, Record<string, CompiledContract>>
}

interface CompiledContract {
  readonly abi: Abi
  readonly evm: {
    readonly bytecode: { readonly object: string }
    readonly deployedBytecode: { readonly object: string }
  }
}

interface Solc {
  compile(input: string): string
}

const require = createRequire(import.meta.url)

/** Compiler version and settings in one string, part of every source hash. It does not load the compiler. */
export function compilerId(): string {
  const { version } = require('solc/package.json') as { version: string }
  return `solc ${version} ${JSON.stringify(compilerSettings)}`
}

/** Hash in an up-to-date artifact of `target`; only reads sources. */
export function currentSourceHash(target: Target): string {
  return hashSources(sourceClosure(target.source), compilerId())
}

/** Compiles one target from source. Throws the compiler's own message; a warning counts as an error. */
export function compile(target: Target): Artifact {
  const sources = sourceClosure(target.source)
  const contract = runCompiler(sources).contracts?.[target.source]?.[target.name]
  if (contract === undefined) throw new Error(`${target.source} does not define ${target.name}`)
  return {
    contract: target.name,
    compiler: compilerId(),
    sourceHash: hashSources(sources, compilerId()),
    deployedBytecodeHash: keccak256(`0x${contract.evm.deployedBytecode.object}`),
    abi: contract.abi,
    bytecode: `0x${contract.evm.bytecode.object}`,
  }
}

function runCompiler(sources: ReadonlyMap<string, string>): CompilerOutput {
  const solc = require('solc') as Solc
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries([...sources].map(([name, content]) => [name, { content }])),
    settings: compilerSettings,
  }
  const output = JSON.parse(solc.compile(JSON.stringify(input))) as CompilerOutput
  if (output.errors?.length) throw new Error(output.errors.map((error) => error.formattedMessage).join('\n'))
  return output
}
