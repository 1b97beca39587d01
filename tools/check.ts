import { deadCode, format, lint, types, vitest } from './lib/checks.ts'
import { runStages } from './lib/stages.ts'

/** The inner loop: under a minute. */
await runStages([format, types, lint, deadCode, vitest('unit')])
