import { deadCode, format, lint, solidityFormat, types, vitest } from './lib/checks.ts'
import { runStages } from './lib/stages.ts'

/** The inner loop: under a minute. */
await runStages([format, solidityFormat, types, lint, deadCode, vitest('unit')])
