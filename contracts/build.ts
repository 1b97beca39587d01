import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { compile } from './tools/compile.ts'
import { outputFiles } from './tools/outputs.ts'
import { contractsFolder } from './tools/sources.ts'
import { freshness, staleFiles } from './tools/stages.ts'
import { targets } from './tools/targets.ts'

if (process.argv.includes('--check')) {
  process.exitCode = freshness().failed > 0 ? 1 : 0
} else {
  for (const file of staleFiles(targets.flatMap((target) => outputFiles(target, compile(target))))) {
    mkdirSync(dirname(file.path), { recursive: true })
    writeFileSync(file.path, file.text)
    console.log(`wrote ${relative(contractsFolder, file.path)}`)
  }
}
