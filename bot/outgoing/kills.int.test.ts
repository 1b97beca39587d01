import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBotApi } from '#local/botApi/createBotApi.ts'
import { systemClock } from '#runtime/clock.ts'
import type { Listening } from '#runtime/listen.ts'
import { silentLog } from '#runtime/log.ts'
import type { Store } from '#store/contract.ts'
import { openStore } from '#store/open.ts'
import { startTestPostgres, type TestPostgres } from '#store/testing/postgres.ts'
import { type Replica, startReplica } from '../testing/replicas.ts'
import { listenSlowly } from '../testing/slowAnswers.ts'

const PEOPLE = 300
const TOKEN = '4242:kills'
const pace = { perSecond: 40, horizonMs: 500, chatGapMs: 1000, claimMs: 5000 }
const botApi = createBotApi({ token: TOKEN, username: 'causeway_bot', name: 'Causeway' })
let postgres: TestPostgres
let server: Listening
let url: string
let store: Store
const running = new Set<Replica>()

beforeAll(async () => {
  postgres = await startTestPostgres()
  url = await postgres.createDatabase()
  store = await openStore({ url, journal: null, clock: systemClock, log: silentLog })
  server = await listenSlowly(botApi, 200)
})
afterAll(async () => {
  await Promise.all([...running].map((replica) => replica.kill()))
  await server.stop()
  await store.close()
  await postgres.stop()
})

const start = async (): Promise<Replica> => {
  const replica = await startReplica({ url, apiRoot: server.url, token: TOKEN, pace, requestMs: 4000 })
  running.add(replica)
  return replica
}
const states = async () => Object.fromEntries(await store.notices.count())
const reading = (id: number): string[] => botApi.people.chat(id).flatMap(({ text }) => text ?? [])

it('loses and duplicates nothing when replicas are killed', async () => {
  const ids = Array.from({ length: PEOPLE }, (_, n) => n + 1)
  for (const id of ids) {
    botApi.people.meet(id, { first_name: 'Ada' })
    botApi.people.allowWriting(id)
    await store.telegram.see({ id, language: 'en', mayWrite: true }, new Date(Date.now() - 600_000))
  }
  const now = new Date()
  await store.notices.add(
    ids.map((id) => ({
      key: `kills:${id}`,
      kind: 'reminder',
      chatId: id,
      payload: {},
      notBefore: now,
      notAfter: new Date(now.getTime() + 600_000),
    })),
  )
  const standing = await start()
  for (const share of [0.1, 0.3, 0.5]) {
    const other = await start()
    await expect
      .poll(async () => (await states()).sent ?? 0, { timeout: 120_000, interval: 20 })
      .toBeGreaterThan(PEOPLE * share)
    // Killed while its requests are in flight.
    await other.kill()
    running.delete(other)
  }
  await expect.poll(states, { timeout: 300_000, interval: 200 }).toEqual({ sent: PEOPLE })
  expect(ids.map(reading)).toEqual(ids.map((id) => [`Hello kills:${id}`]))
  running.delete(standing)
  expect(await standing.stop()).toBe(0)
}, 600_000)
