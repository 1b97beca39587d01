import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '#runtime/clock.ts'
import type { Failpoints } from '#runtime/failpoints.ts'
import { silentLog } from '#runtime/log.ts'
import type { Store } from '#store/contract.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { openStore } from '#store/open.ts'
import { startTestPostgres, type TestPostgres } from '#store/testing/postgres.ts'
import type { Maker } from './createMaker.ts'
import { noMetrics } from './metrics.ts'
import { expectBooks, openBooks } from './testing/crash/books.ts'
import { makerIn, settleAllowances } from './testing/drive.ts'
import { openOrder, placeEvmOrder } from './testing/orders.ts'
import { startWorld, type World } from './testing/world.ts'

const TAKEOVERS = Number(process.env['TAKEOVERS'] ?? 100)
const SEED = Number(process.env['SEED'] ?? 1)
/** A busy pass reaches at least this many failpoints. */
const LATEST_HIT = 25
const TAKEOVERS_PER_ORDER = 4

/** Numbers below `limit`, the same for the same seed. */
function randomFrom(seed: number): (limit: number) => number {
  let state = seed >>> 0
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

describe('two makers on one PostgreSQL', () => {
  let world: World
  let postgres: TestPostgres
  let store: Store
  let database: Client
  beforeAll(async () => {
    ;[world, postgres] = await Promise.all([startWorld(), startTestPostgres()])
    await settleAllowances(world)
    const url = await postgres.createDatabase()
    store = await openStore({ url, journal: null, clock: systemClock, log: silentLog })
    database = new Client({ connectionString: url })
    await database.connect()
  })
  afterAll(async () => {
    await database?.end()
    await store?.close()
    await Promise.all([world?.stop(), postgres?.stop()])
  })

  it(`pay each order once although ${TAKEOVERS} takeovers land in the middle of a pass (seed ${SEED})`, async () => {
    const random = randomFrom(SEED)
    const reasons = new Map<string, number>()
    const metrics = {
      ...noMetrics,
      failure: (_chain: number, _where: string, reason: string) =>
        void reasons.set(reason, (reasons.get(reason) ?? 0) + 1),
    }
    let takeOver: (() => Promise<void>) | null = null
    let hitsLeft = 0
    const failpoints: Failpoints = {
      async hit() {
        if (takeOver === null || --hitsLeft > 0) return
        const work = takeOver
        takeOver = null
        await work()
      },
    }
    const makers = ['a', 'b'].map((owner) => makerIn(world, store, { owner, failpoints, metrics }))
    const epochs = async (): Promise<number> =>
      Number(
        (await database.query<{ sum: string }>(`select coalesce(sum(epoch), 0) as sum from leases`)).rows[0]?.sum ?? 0,
      )
    const books = await openBooks(world)
    const orders: OrderRow[] = []
    const before = await epochs()
    let landed = 0
    for (let round = 0; landed < TAKEOVERS && round < 4 * TAKEOVERS; round++) {
      if (orders.length <= landed / TAKEOVERS_PER_ORDER) {
        const order = await placeEvmOrder(store, { from: world.north, to: world.south })
        await openOrder(world.north, order)
        orders.push(order)
      }
      const [holder, successor] = makers as [Maker, Maker]
      hitsLeft = 1 + random(LATEST_HIT)
      takeOver = async () => {
        landed++
        // The lease holder hung for longer than its lease; it continues afterwards as if nothing had happened.
        await database.query(`update leases set expires_at = now() - interval '1 second'`)
        await successor.runOnce()
      }
      await holder.runOnce()
      if (takeOver === null) makers.reverse()
      takeOver = null
      await world.mine()
    }
    expect(landed).toBe(TAKEOVERS)
    expect((await epochs()) - before).toBeGreaterThanOrEqual(TAKEOVERS)
    // Late writers were refused: without the fence their writes would have succeeded.
    expect(reasons.get('fenced') ?? 0).toBeGreaterThan(0)
    const [last] = makers as [Maker]
    for (let round = 0; round < 40; round++) {
      if ((await store.orders.countByState()).get('done') === orders.length) break
      await last.runOnce()
      await world.mine()
    }
    await expectBooks(
      world,
      books,
      orders.map((order) => ({ order, outcome: 'paid' as const })),
    )
  })
})
