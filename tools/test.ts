import { advisories } from './advisories/stage.ts'
import { browser, deadCode, format, lint, script, types, vitest } from './lib/checks.ts'
import { findChromium } from './lib/chromium.ts'
import { runStages, type Stage } from './lib/stages.ts'

/** Runs everything, cheapest stage first. */
const chromium = await findChromium().catch((error: unknown) => error)
const browserStage: Stage =
  typeof chromium === 'string' ? browser(chromium) : { name: 'browser', run: () => Promise.reject(chromium as Error) }

await runStages([
  format,
  types,
  lint,
  deadCode,
  advisories,
  vitest('unit'),
  script('contracts', 'contracts/test.ts'),
  vitest('integration'),
  script('build', 'tools/build.ts'),
  browserStage,
  vitest('webkit'),
  vitest('firefox'),
])
