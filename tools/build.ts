import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildWebApp } from '#local/buildWeb.ts'
import { TRY_PAGE_MARKER } from '#local/try/page.ts'
import {
  EMITTED_FILES,
  emittedFiles,
  filesWith,
  FIRST_LOAD_CSS,
  FIRST_LOAD_JS,
  firstLoadBytes,
} from './build/firstLoad.ts'
import { walletActs } from './build/walletActs.ts'
import { buildServices, webOnly } from './build/services.ts'
import { writeSbom } from './build/sbom.ts'
import { root } from './lib/run.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { createInterface } from 'node:readline'

const READY_MS = 60_000

/** Starts the bundled API with plain Node and requests its health and the web app. Returns the error, or null. */
async function smokeServer(): Promise<string | null> {
  const data = mkdtempSync(join(tmpdir(), 'causeway-smoke-'))
  const env = { ...process.env, PORT: '0', DATA_DIR: data, LOG_LEVEL: 'info' }
  const child = spawn(process.execPath, [join(root, 'dist/services/server.js')], {
    cwd: data,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = once(child, 'exit')
  const lines: string[] = []
  try {
    const url = await new Promise<string>((done, fail) => {
      const timer = setTimeout(() => fail(new Error(`not ready: ${lines.join(' ')}`)), READY_MS)
      createInterface({ input: child.stderr }).on('line', (line) => {
        lines.push(line)
        const found = /"url":"([^"]+)"/.exec(line)?.[1]
        if (!found) return
        clearTimeout(timer)
        done(found)
      })
      void ended.then(() => {
        clearTimeout(timer)
        fail(new Error(`ended: ${lines.join(' ')}`))
      })
    })
    const [health, page] = await Promise.all([fetch(`${url}/health`), fetch(url)])
    if (!health.ok) return `health answered ${health.status}`
    return (await page.text()).includes('id="root"') ? null : 'the web app is not served'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    child.kill('SIGTERM')
    await ended
    rmSync(data, { recursive: true, force: true })
  }
}

/** Strings that only local-only code contains, one per piece. */
const localMarkers = [
  'causeway-local-evm-wallet',
  'causeway-local-svm-wallet',
  'causeway-local-ton-wallet',
  'causeway-style-page',
  'causeway-telegram-page',
  'causeway-local-telegram-host',
  'causeway-local-attestation',
]

const failures: string[] = []
let passed = 0
function check(what: string, ok: boolean): void {
  console.log(`${ok ? '✓' : '✗'} ${what}`)
  if (ok) passed++
  else failures.push(what)
}
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

// As a shell may have it: development code in the app would exceed the limits below.
process.env['NODE_ENV'] = 'development'
for (const mode of ['web', 'localnet'] as const) {
  const failed = await buildWebApp(mode, 'warn').then(
    () => null,
    (error: unknown) => error,
  )
  if (failed) console.error(failed)
  check(`web app builds (${mode})`, failed === null)
}
delete process.env['NODE_ENV']
const web = join(root, 'dist/web')
const local = join(root, 'dist/web-local')
if (existsSync(web) && existsSync(local)) {
  const first = firstLoadBytes(web)
  check(
    `first load: ${kB(first.js)} of JavaScript (limit ${kB(FIRST_LOAD_JS)})`,
    first.js > 0 && first.js <= FIRST_LOAD_JS,
  )
  check(`first load: ${kB(first.css)} of CSS (limit ${kB(FIRST_LOAD_CSS)})`, first.css <= FIRST_LOAD_CSS)
  const files = emittedFiles(web)
  check(`${files} code and style files (limit ${EMITTED_FILES})`, files <= EMITTED_FILES)
  for (const { family, act, bytes, limit } of walletActs(web))
    check(`${act} with ${family}: ${kB(bytes)} (limit ${kB(limit)})`, bytes > 0 && bytes <= limit)
  const leaked = filesWith(web, localMarkers)
  check(`nothing local-only in the shipped app${leaked.length ? `: ${leaked.join(', ')}` : ''}`, leaked.length === 0)
  for (const marker of localMarkers) check(`the local build has ${marker}`, filesWith(local, [marker]).length > 0)
}
await buildServices().then(
  (packages) => {
    check('services bundle', true)
    const tried = filesWith(join(root, 'dist/services'), [TRY_PAGE_MARKER])
    check(
      `no page of the local stack in the services${tried.length ? `: ${tried.join(', ')}` : ''}`,
      tried.length === 0,
    )
    for (const name of ['maker', 'attester', 'reconciler'] as const) {
      const web = packages[name].packages.filter((each) => webOnly.test(each))
      check(`the ${name} installs without the web app${web.length ? `: ${web.join(', ')}` : ''}`, web.length === 0)
    }
  },
  (error: unknown) => {
    console.error(error)
    check('services bundle', false)
  },
)
const billed = writeSbom(join(root, 'dist/sbom.cdx.json'))
check(`bill of materials: ${billed} packages (dist/sbom.cdx.json)`, billed > 0)
const wrong = await smokeServer()
check(`the bundled server starts and serves the app${wrong ? `: ${wrong}` : ''}`, wrong === null)
console.log(`build: ${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length ? 1 : 0
