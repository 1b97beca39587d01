import { resolve } from 'node:path'
import { isMissed, measureHouse, readHouse } from './checks/house.ts'
import { deadCode, format, lint, solidityFormat, types, vitest } from './lib/checks.ts'
import { runStages, type Stage } from './lib/stages.ts'

/** Grain of the code, as figures with limits; `npm run check -- --house`. */
const house: Stage = {
  name: 'house',
  run(sink) {
    const figures = measureHouse(readHouse(resolve(import.meta.dirname, '..')))
    for (const figure of figures)
      sink(`${isMissed(figure) ? '✗' : '✓'} ${figure.name}: ${figure.value}, ${figure.is} ${figure.limit}\n`)
    const failures = figures.filter(isMissed).map(({ name }) => name)
    return Promise.resolve({ passed: figures.length - failures.length, failed: failures.length, skipped: 0, failures })
  },
}

/** Inner development loop. */
await runStages(
  process.argv.includes('--house') ? [house] : [format, solidityFormat, types, lint, deadCode, vitest('unit')],
)
