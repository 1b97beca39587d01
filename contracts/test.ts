import type { Tally } from './tools/forge.ts'
import { coverageGate, forgeTests, freshness } from './tools/stages.ts'

const stages: readonly (() => Tally | Promise<Tally>)[] = [
  freshness,
  () => forgeTests(process.argv.includes('--gas')),
  coverageGate,
]

let passed = 0
let failed = 0
for (const stage of stages) {
  try {
    const tally = await stage()
    passed += tally.passed
    failed += tally.failed
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    failed += 1
  }
}
console.log(`contracts: ${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
