import { spawnSync } from 'node:child_process'
import { root } from '../lib/run.ts'
import type { Stage } from '../lib/stages.ts'
import { readAudit } from './read.ts'

const MOST_MS = 60_000

/** Asks the registry for known vulnerabilities of the shipped packages; reports clearly if it cannot be asked. */
export const advisories: Stage = {
  name: 'advisories',
  run: () => {
    const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000', '--loglevel=silent']
    const { stdout } = spawnSync('npm', args, { cwd: root, encoding: 'utf8', timeout: MOST_MS, maxBuffer: 64 << 20 })
    const { counts, lines } = readAudit(stdout ?? '', new Date().toISOString().slice(0, 10))
    console.log(lines.join('\n'))
    return Promise.resolve(counts)
  },
}
