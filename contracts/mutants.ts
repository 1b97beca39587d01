import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseTally, runForge } from './tools/forge.ts'
import { mutants, type Mutant } from './tools/mutants.ts'
import { contractsFolder } from './tools/sources.ts'

// Gas figures change with any edit and would count every mutant as caught.
const tests = ['test', '--no-match-path', 'contracts/test/Gas.t.sol', '--fuzz-runs', '64', '--fail-fast']

const root = mkdtempSync(join(tmpdir(), 'causeway-mutants-'))
const survivors: Mutant[] = []
try {
  cpSync(contractsFolder, join(root, 'contracts'), { recursive: true })
  symlinkSync(join(dirname(contractsFolder), 'node_modules'), join(root, 'node_modules'))
  process.env['FOUNDRY_INVARIANT_RUNS'] = '16'
  for (const [index, mutant] of mutants.entries()) {
    const verdict = await judge(mutant)
    if (verdict !== 'caught') survivors.push(mutant)
    console.log(`${index + 1}/${mutants.length} ${verdict}: ${mutant.file}: ${mutant.find.trim()}`)
  }
} finally {
  rmSync(root, { recursive: true, force: true })
}
console.log(`mutants: ${mutants.length - survivors.length} passed, ${survivors.length} failed`)
process.exitCode = survivors.length > 0 ? 1 : 0

async function judge(mutant: Mutant): Promise<'caught' | 'survived' | 'does not compile'> {
  const path = join(root, 'contracts', mutant.file)
  const original = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    original.replace(mutant.find, () => mutant.replace),
  )
  try {
    const { output } = await runForge(tests, { root, quiet: true })
    const tally = parseTally(output)
    if (tally === undefined) return 'does not compile'
    return tally.failed > 0 ? 'caught' : 'survived'
  } finally {
    writeFileSync(path, original)
  }
}
