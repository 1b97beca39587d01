import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { systemClock } from '#runtime/clock.ts'
import { createLog } from '#runtime/log.ts'
import type { Store } from '#store/contract.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { type IntentJournal, openJournal } from '#store/journal/journal.ts'
import { openStore } from '#store/open.ts'
import { startTestPostgres, type TestPostgres } from '#store/testing/postgres.ts'
import { expectBooks, openBooks } from './testing/crash/books.ts'
import { eager, makerIn, settleAllowances } from './testing/drive.ts'
import { clientOf, placeEvmOrder, signOpening } from './testing/orders.ts'
import { NORTH, SOUTH, startWorld, type World } from './testing/world.ts'

const ORDERS = Number(process.env['ORDERS'] ?? 100)
/** Deposits sent between two kills, so that payouts are in progress at each. */
const WAVE = 20
const SHORTEST_LIFE_MS = 1_000
const LONGEST_LIFE_MS = 3_000
/** Bounds the loop if an order never ends. */
const MOST_KILLS = 100 + ORDERS / 4
const TIMEOUT_MS = 10 * LONGEST_LIFE_MS * MOST_KILLS
const log = createLog(process.env['LOG'] ?? 'silent')

describe('a maker whose PostgreSQL is killed', () => {
  let world: World
  let postgres: TestPostgres
  let journal: IntentJournal
  let store: Store
  beforeAll(async () => {
    ;[world, postgres] = await Promise.all([startWorld(), startTestPostgres()])
    await settleAllowances(world)
    journal = await openJournal(join(await world.folder(), 'intents'))
    store = await openStore({ url: await postgres.createDatabase(), journal, clock: systemClock, log })
  })
  afterAll(async () => {
    await store?.close()
    await journal?.close()
    await Promise.all([world?.stop(), postgres?.stop()])
  })

  /** Retries, because each session of a killed server fails once. */
  const answered = <T>(ask: () => Promise<T>): Promise<T> => vi.waitFor(ask, { timeout: 60_000, interval: 50 })
  const isPaying = async (): Promise<boolean> =>
    (await store.slots.unsettled(SOUTH, { purposes: ['payout'] })).length > 0
  const settled = async (): Promise<number> => (await store.orders.countByState()).get('done') ?? 0

  it(
    `pays ${ORDERS} orders, each once, although the server is killed every 1 to 3 s`,
    async () => {
      const orders: OrderRow[] = []
      while (orders.length < ORDERS) orders.push(await placeEvmOrder(store, { from: world.north, to: world.south }))
      const first = await clientOf(world.north).getTransactionCount({ address: devAccounts.user.address })
      const openings = await Promise.all(orders.map((order, i) => signOpening(world.north, order, first + i)))
      const books = await openBooks(world)
      for (const chain of [world.north, world.south]) await chain.rpc('evm_setIntervalMining', [1])

      const policy = { ...eager, rebroadcastMs: 4_000, retryMs: 100, retryLimitMs: 1_000 }
      const maker = makerIn(world, store, { policy, pollMs: 100, log })
      let landed = 0
      maker.start()
      try {
        for (let kill = 0; (await answered(settled)) < ORDERS; kill++) {
          expect(kill).toBeLessThan(MOST_KILLS)
          for (const raw of openings.splice(0, WAVE)) await world.north.rpc('eth_sendRawTransaction', [raw])
          // Not a wait for an event: the time of death is the random part.
          await pause(SHORTEST_LIFE_MS + Math.random() * (LONGEST_LIFE_MS - SHORTEST_LIFE_MS))
          const moves = await answered(isPaying)
          await postgres.crash()
          if (moves) landed++
        }
      } finally {
        await maker.stop()
      }
      expect(landed).toBeGreaterThanOrEqual(ORDERS / WAVE / 2)
      expect(await answered(() => store.slots.unsettled(NORTH))).toEqual([])
      await expectBooks(
        world,
        books,
        orders.map((order) => ({ order, outcome: 'paid' })),
      )
    },
    TIMEOUT_MS,
  )
})
