import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { compile, outputFiles } from './tools/compile.ts'
import { contractsFolder, targets } from './tools/sources.ts'
import { freshness, staleFiles } from './tools/stages.ts'
import { compileTolk, tolkContracts, tolkOutput } from './tools/tolk.ts'

if (process.argv.includes('--check')) {
  process.exitCode = freshness().failed > 0 ? 1 : 0
} else {
  const solidity = targets.flatMap((target) => outputFiles(target, compile(target)))
  const tolk = (await Promise.all(tolkContracts.map(compileTolk))).map(tolkOutput)
  for (const file of staleFiles([...solidity, ...tolk])) {
    mkdirSync(dirname(file.path), { recursive: true })
    writeFileSync(file.path, file.text)
    console.log(`wrote ${relative(contractsFolder, file.path)}`)
  }
}
