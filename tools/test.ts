import { browser, deadCode, format, lint, script, types, vitest } from './lib/checks.ts'
import { findChromium } from './lib/chromium.ts'
import { runStages, type Stage } from './lib/stages.ts'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from './lib/run.ts'
import { readAudit } from './checks/advisories.ts'

const MOST_MS = 60_000

/** Asks the registry for known vulnerabilities of the shipped packages; reports clearly if it cannot be reached. */
const advisories: Stage = {
  name: 'advisories',
  run: async (sink) => {
    const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000', '--loglevel=silent']
    // It also exits with an error if it finds something.
    const { stdout = '' } = await promisify(execFile)('npm', args, {
      cwd: root,
      timeout: MOST_MS,
      maxBuffer: 64 << 20,
    }).catch((error: unknown) => error as { stdout?: string })
    const { counts, lines } = readAudit(stdout, new Date().toISOString().slice(0, 10))
    sink(`${lines.join('\n')}\n`)
    return counts
  },
}

/**
 * Runs everything, cheapest stage first; stages that leave a core idle share the processor with another one. The build precedes
 * the integration tests, which start the built web app.
 */
const chromium = await findChromium().catch((error: unknown) => error)
const browserStage: Stage =
  typeof chromium === 'string' ? browser(chromium) : { name: 'browser', run: () => Promise.reject(chromium as Error) }

await runStages([
  format,
  [types, lint, deadCode, advisories],
  [vitest('unit'), script('contracts', 'contracts/test.ts'), script('build', 'tools/build.ts')],
  vitest('integration'),
  browserStage,
  [vitest('webkit'), vitest('firefox')],
])
