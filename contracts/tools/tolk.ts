import { runTolkCompiler } from '@ton/tolk-js'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OutputFile } from './compile.ts'
import { contractsFolder, hashSources } from './sources.ts'

/** Compiled TON contract: its code as a bag of cells, and the hash by which explorers and wallets identify it. */
export interface TolkArtifact {
  readonly contract: TolkContract
  readonly compiler: string
  readonly sourceHash: string
  readonly codeHash: string
  /** Base64 of a bag of cells. */
  readonly code: string
}

/** Contracts of ton/, by the file with their entry points. */
export const tolkContracts = ['CheckIn', 'CheckInRecord'] as const
export type TolkContract = (typeof tolkContracts)[number]

/** Compiles one contract of ton/. Throws the compiler's own message. */
export async function compileTolk(contract: TolkContract): Promise<TolkArtifact> {
  const result = await runTolkCompiler({
    entrypointFileName: `${contract}.tolk`,
    fsReadCallback: (file) => readFileSync(join(contractsFolder, 'ton', file), 'utf8'),
  })
  if (result.status === 'error') throw new Error(result.message)
  if (result.stderr) throw new Error(result.stderr)
  const compiler = `tolk ${result.tolkVersion}`
  const sources = new Map(
    result.sourcesSnapshot
      .filter(({ filename }) => !filename.startsWith('@'))
      .map(({ filename, contents }) => [filename, contents]),
  )
  return {
    contract,
    compiler,
    sourceHash: hashSources(sources, compiler),
    codeHash: result.codeHashHex.toLowerCase(),
    code: result.codeBoc64,
  }
}

export const tolkArtifactPath = (contract: TolkContract): string =>
  join(contractsFolder, 'artifacts', 'ton', `${contract}.json`)

/** Committed file of a compiled contract. */
export const tolkOutput = (artifact: TolkArtifact): OutputFile => ({
  path: tolkArtifactPath(artifact.contract),
  text: `${JSON.stringify(artifact, null, 2)}\n`,
})
