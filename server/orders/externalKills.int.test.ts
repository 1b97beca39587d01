import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { silentLog } from '#runtime/log.ts'
import { startProcess } from '#runtime/testing/startProcess.ts'
import { openStore } from '#store/open.ts'
import { EVENT_CHANNEL } from '#store/orders/events.ts'
import { startTestPostgres } from '#store/testing/postgres.ts'
import { serveVendor } from './testing/remoteVendor.ts'
import { createScriptedVendor } from './testing/scriptedVendor.ts'

const workerFile = fileURLToPath(new URL('./testing/workerProcess.ts', import.meta.url))
const KILLS = 30
/** Every so many kills another seven orders are placed. */
const PLACED_EVERY = 3
/** Requests of a worker to the vendor and the networks before it is killed, at most. */
const MOST_REQUESTS = 20
/** Time after that request, at most: enough for its answer to be stored. */
const MOST_MS = 25
const ROUND_MS = 61_000

it('a worker killed at random moments, and right after a commit, leaves each order with its one end, forwards only', async () => {
  const postgres = await startTestPostgres()
  const clock = { ms: Date.parse('2026-01-01T00:00:00Z'), now: () => new Date(clock.ms) }
  const database = await postgres.createDatabase()
  const store = await openStore({ url: database, journal: null, clock, log: silentLog })
  const listener = new Client({ connectionString: database })
  await listener.connect()
  await listener.query(`listen "${EVENT_CHANNEL}"`)
  const committed = () => new Promise<void>((resolve) => void listener.once('notification', () => resolve()))
  const scripted = createScriptedVendor(clock)
  const vendor = await serveVendor(scripted, (ms) => (clock.ms = Math.max(clock.ms, ms)))
  const start = () => startProcess(workerFile, { database, vendor: vendor.url, startMs: (clock.ms += ROUND_MS) })
  const over = () => expect.poll(() => scripted.isOver(store), { timeout: 60_000 }).toBe(true)
  try {
    for (let kill = 0; kill < KILLS; kill++) {
      if (kill % PLACED_EVERY === 0) await scripted.place(store)
      const atCommit = kill % 2 === 0
      const reached = vendor.reached(atCommit ? 10 * MOST_REQUESTS : randomInt(1, MOST_REQUESTS + 1))
      const worker = await start()
      // Whatever belongs to an event but is not in its transaction is lost by a kill right after the commit.
      if (atCommit) await Promise.race([committed(), reached])
      else {
        await reached
        await pause(randomInt(MOST_MS))
      }
      await worker.kill()
    }
    const last = await start()
    await over()
    // While others are followed, orders that are open elsewhere may bring nothing more.
    await scripted.place(store)
    await over()
    expect(await last.stop()).toBe(0)
    expect(await scripted.problems(store)).toEqual([])
  } finally {
    await listener.end()
    await vendor.close()
    await store.close()
    await postgres.stop()
  }
})
