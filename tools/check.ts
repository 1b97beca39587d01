import { deadCode, format, lint, solidityFormat, types, vitest } from './lib/checks.ts'
import { runStages } from './lib/stages.ts'

/** Inner development loop: takes under a minute. */
await runStages([format, solidityFormat, types, lint, deadCode, vitest('unit')])
