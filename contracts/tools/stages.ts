import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { compile, type OutputFile, outputFiles } from './compile.ts'
import { parseLcov, parseTally, runForge, type Tally } from './forge.ts'
import { contractsFolder, targets } from './sources.ts'

const lcovFile = join(contractsFolder, 'out', 'lcov.info')
/** Gas differs without the optimizer and random sequences add no branch: both are excluded from the coverage run. */
const notCovered = 'contracts/test/{Gas.t.sol,invariant/*}'
const coveredSource = /^contracts\/src\/(?!test-tokens\/)/

/** Recompiles everything and compares it with the committed files. */
export function freshness(): Tally {
  const files = targets.flatMap((target) => outputFiles(target, compile(target)))
  const stale = staleFiles(files)
  for (const file of stale)
    console.error(`stale: ${relative(contractsFolder, file.path)} (run \`npx tsx contracts/build.ts\` and commit)`)
  return { passed: files.length - stale.length, failed: stale.length }
}

/** Unit tests, fuzz, invariants; compares the gas figures with the committed ones, or rewrites them. */
export async function forgeTests(rewriteGas: boolean): Promise<Tally> {
  const run = await runForge([
    'test',
    '--gas-snapshot-check',
    String(!rewriteGas),
    '--gas-snapshot-emit',
    String(rewriteGas),
  ])
  const tally = parseTally(run.output) ?? { passed: 0, failed: 0 }
  // A failed comparison of gas, or of compilation, ends forge with an error although no test failed.
  return { passed: tally.passed, failed: run.code === 0 ? tally.failed : Math.max(tally.failed, 1) }
}

/** Every line and branch of src/ (except test tokens) must be covered. Counts as one test. */
export async function coverageGate(): Promise<Tally> {
  const run = await runForge([
    'coverage',
    '--no-match-path',
    notCovered,
    '--fuzz-runs',
    '32',
    '--gas-snapshot-emit',
    'false',
    '--report',
    'summary',
    '--report',
    'lcov',
    '--report-file',
    lcovFile,
  ])
  if (run.code !== 0) return { passed: 0, failed: 1 }
  const { branches, missing } = parseLcov(readFileSync(lcovFile, 'utf8'), (file) => coveredSource.test(file))
  for (const place of missing) console.error(`not covered: ${place}`)
  // Zero branches mean that the report was not parsed.
  const ok = branches > 0 && missing.length === 0
  console.log(`coverage: ${branches} branches, ${missing.length} places missing`)
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** Files whose committed text differs or is missing. */
export function staleFiles(files: readonly OutputFile[]): readonly OutputFile[] {
  return files.filter((file) => !existsSync(file.path) || readFileSync(file.path, 'utf8') !== file.text)
}
