import { deadCode, lint, types, vitest } from './lib/checks.ts'
import { runStages } from './lib/stages.ts'

/** The inner loop: under a minute. */
await runStages([types, lint, deadCode, vitest('unit')])
