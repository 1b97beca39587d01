import { type SQL, sql as query } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '#runtime/clock.ts'
import { silentLog } from '#runtime/log.ts'
import type { Store } from './contract.ts'
import { createRunner } from './database.ts'
import { openPostgres } from './driver/postgres.ts'
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

  it('prepares what repeats, once per session, and goes through a change of its columns', async () => {
    const driver = openPostgres({ url: await server.createDatabase(), poolSize: 1, log: silentLog })
    const runner = createRunner(driver)
    const run = async (text: SQL): Promise<Record<string, unknown>[]> =>
      (await runner.read((q) => q.execute(text))) as unknown as Record<string, unknown>[]
    const prepared = async () =>
      (await run(query`select statement from pg_prepared_statements where generic_plans + custom_plans > 0`)).map(
        ({ statement }) => statement,
      )
    try {
      await run(query`create table things (id integer, value integer)`)
      await run(query`insert into things values (1, 7)`)
      for (let turn = 0; turn < 20; turn++)
        expect(await run(query`select * from things where id = ${1}`)).toEqual([{ id: 1, value: 7 }])
      expect(await prepared()).toEqual(['select * from things where id = $1'])
      // Texts that differ each time fill no session.
      for (let turn = 0; turn < 20; turn++)
        await run(query`select ${query.raw(String(turn))} from things where id = ${1}`)
      expect(await prepared()).toHaveLength(1)

      await run(query`alter table things alter column value type text`)
      expect(await run(query`select * from things where id = ${1}`)).toEqual([{ id: 1, value: '7' }])
      await runner.write(({ q }) => q.execute(query`alter table things alter column value type integer using 8`))
      const again = runner.write(({ q }) => q.execute(query`select * from things where id = ${1}`))
      expect(await again).toMatchObject([{ value: 8 }])
    } finally {
      await driver.close()
    }
  })

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
