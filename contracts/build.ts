import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { compile } from './tools/compile.ts'
import { outputFiles } from './tools/outputs.ts'
import { contractsFolder } from './tools/sources.ts'
import { targets } from './tools/targets.ts'

const check = process.argv.includes('--check')

const files = targets.flatMap((target) => outputFiles(target, compile(target)))
const stale = files.filter((file) => !existsSync(file.path) || readFileSync(file.path, 'utf8') !== file.text)

if (!check) {
  for (const file of stale) {
    mkdirSync(dirname(file.path), { recursive: true })
    writeFileSync(file.path, file.text)
  }
}
for (const file of stale) console.log(`${check ? 'stale' : 'wrote'} ${relative(contractsFolder, file.path)}`)
if (check && stale.length > 0) {
  console.error('Compiled contracts differ from their sources: run `npx tsx contracts/build.ts` and commit the result.')
  process.exitCode = 1
}
