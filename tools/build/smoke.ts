import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from '../lib/run.ts'

const READY_MS = 60_000

/** Starts the bundled API with plain Node and requests its health and the web app. Returns the error, or null. */
export async function smokeServer(): Promise<string | null> {
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
