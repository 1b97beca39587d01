import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { NOTE_COMPILER } from '#core/rewards/note.ts'
import { describe, expect, it } from 'vitest'
import {
  abiModule,
  abiPath,
  type Artifact,
  artifactPath,
  currentSourceHash,
  publishedPath,
  publishedSource,
  recordedSourceHash,
} from './tools/compile.ts'
import { hashSources, sourceClosure, targets } from './tools/sources.ts'

const staleHint = 'sources changed: run `npx tsx contracts/build.ts`'

describe.each(targets)('$name', (target) => {
  it('was compiled from the current sources', () => {
    expect(recordedSourceHash(target), staleHint).toBe(currentSourceHash(target))
  })

  it('has an ABI module that matches its artifact', () => {
    const artifact = JSON.parse(readFileSync(artifactPath(target), 'utf8')) as Artifact
    expect(readFileSync(abiPath(target), 'utf8'), staleHint).toBe(abiModule(target, artifact))
  })

  it.runIf(target.published)('is published with its current source', () => {
    expect(readFileSync(publishedPath(target.published ?? ''), 'utf8'), staleHint).toBe(publishedSource(target))
  })

  it('fits into the size limit of deployed code', () => {
    const artifact = JSON.parse(readFileSync(artifactPath(target), 'utf8')) as Artifact
    // Creation code contains the deployed code, so this limit is conservative.
    expect((artifact.bytecode.length - 2) / 2).toBeLessThan(24_576)
  })
})

it('names the compiler of notes as explorers do', () => {
  const { version } = createRequire(import.meta.url)('solc') as { version(): string }
  expect(NOTE_COMPILER).toBe(`v${version().split('.Emscripten')[0]}`)
})

describe('source hash', () => {
  it('covers imports and library code', () => {
    const names = [...sourceClosure('src/BridgeEscrow.sol').keys()]
    expect(names).toContain('src/access/Governed.sol')
    expect(names).toContain('@openzeppelin/contracts/utils/cryptography/ECDSA.sol')
  })

  it('changes with any byte of a source and with the compiler', () => {
    const sources = new Map([['a.sol', 'contract A {}']])
    const before = hashSources(sources, 'solc 1')
    expect(hashSources(new Map([['a.sol', 'contract A { }']]), 'solc 1')).not.toBe(before)
    expect(hashSources(sources, 'solc 2')).not.toBe(before)
  })
})
