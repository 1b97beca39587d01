import { browser, deadCode, format, lint, script, types, vitest } from './lib/checks.ts'
import { findChromium } from './lib/chromium.ts'
import { runStages, type Stage } from './lib/stages.ts'
import { spawnSync } from 'node:child_process'
import { root } from './lib/run.ts'
import { readAudit } from './checks/advisories.ts'

const MOST_MS = 60_000

/** Asks the registry for known vulnerabilities of the shipped packages; reports clearly if it cannot be reached. */
const advisories: Stage = {
  name: 'advisories',
  run: (sink) => {
    const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000', '--loglevel=silent']
    const { stdout } = spawnSync('npm', args, { cwd: root, encoding: 'utf8', timeout: MOST_MS, maxBuffer: 64 << 20 })
    const { counts, lines } = readAudit(stdout ?? '', new Date().toISOString().slice(0, 10))
    sink(`${lines.join('\n')}\n`)
    return Promise.resolve(counts)
  },
}

/** Runs everything, cheapest stage first; stages that leave a core idle share the processor with another one. */
const chromium = await findChromium().catch((error: unknown) => error)
const browserStage: Stage =
  typeof chromium === 'string' ? browser(chromium) : { name: 'browser', run: () => Promise.reject(chromium as Error) }

await runStages([
  format,
  types,
  lint,
  deadCode,
  advisories,
  [vitest('unit'), script('contracts', 'contracts/test.ts')],
  vitest('integration'),
  script('build', 'tools/build.ts'),
  browserStage,
  [vitest('webkit'), vitest('firefox')],
])
