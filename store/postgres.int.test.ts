import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '#runtime/clock.ts'
import { silentLog } from '#runtime/log.ts'
import type { Store } from './contract.ts'
import { openStore } from './open.ts'
import { storeSuite } from './suite.ts'
import { concurrencyCases } from './suite/concurrency.ts'
import { promptCases } from './suite/atThePrompt.ts'
import { newOrder } from './testing/fixtures.ts'
import { startTestPostgres, type TestPostgres } from './testing/postgres.ts'

let server: TestPostgres
beforeAll(async () => {
  server = await startTestPostgres()
})
afterAll(() => server.stop())

const open = (url: string): Promise<Store> =>
  openStore({ url, poolSize: 20, journal: null, clock: systemClock, log: silentLog })

storeSuite('PostgreSQL', async () => open(await server.createDatabase()))

describe('PostgreSQL', () => {
  let url: string
  let stores: Store[] = []
  beforeAll(async () => {
    url = await server.createDatabase()
    // Concurrently starting replicas must agree on which one migrates.
    stores = await Promise.all([open(url), open(url), open(url)])
  })
  afterAll(() => Promise.all(stores.map((store) => store.close())))
  function storeAt(n: number): Store {
    const store = stores[n]
    if (!store) throw new Error('no store')
    return store
  }
  async function sql(text: string): Promise<unknown[]> {
    const client = new Client({ connectionString: url })
    await client.connect()
    try {
      return (await client.query<Record<string, unknown>>(text)).rows
    } finally {
      await client.end()
    }
  }

  concurrencyCases(() => stores)
  promptCases(() => ({ store: storeAt(0), sql }))

  it('keeps rate limits out of the write-ahead log', async () => {
    expect(
      await sql("select count(*)::int as n from pg_class where relname = 'limits' and relpersistence = 'u'"),
    ).toEqual([{ n: 1 }])
  })

  it('recovers after the server ends every session, events included', async () => {
    const store = storeAt(0)
    await server.dropSessions(url)
    await expect
      .poll(() =>
        store.chainState.all().then(
          () => true,
          () => false,
        ),
      )
      .toBe(true)
    let heard = 0
    const stop = store.onOrderEvent(() => void heard++)
    await expect
      .poll(
        async () => {
          await store.orders.create(newOrder())
          return heard
        },
        { timeout: 20_000 },
      )
      .toBeGreaterThan(0)
    stop()
  })

  it('reports that the database is unreachable', async () => {
    await expect(open('postgres://postgres:local@127.0.0.1:1/nothing')).rejects.toMatchObject({
      reason: 'database_unavailable',
      status: 503,
    })
  })
})
