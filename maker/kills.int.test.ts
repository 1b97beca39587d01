import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { OrderState } from '#core/order/state.ts'
import type { Store } from '#store/contract.ts'
import type { OrderRow } from '#store/contract/orderRow.ts'
import { expectBooks, openBooks } from './testing/crash/books.ts'
import { openOrder, placeEvmOrder } from './testing/orders.ts'
import type { Env, Programs, Running } from './testing/processes.ts'
import { type Production, startProduction } from './testing/production.ts'
import type { World } from './testing/world.ts'

const KILLS = Number(process.env['KILLS'] ?? 15)
/** A process lives this long after it answers, at most. */
const LONGEST_LIFE_MS = 1_200

describe('processes that are killed', () => {
  let production: Production
  let world: World
  let programs: Programs
  let store: Store
  let maker: Running | null = null
  let makerEnv: Env
  let list: string

  beforeAll(async () => {
    production = await startProduction()
    ;({ world, programs, store } = production)
    list = join(await world.folder(), 'listed.txt')
    await writeFile(list, '')
    makerEnv = { ...production.makerEnv, SCREENING_FILE: list }
  })
  afterAll(async () => {
    await maker?.kill()
    await production?.stop()
  })

  const opened = async (): Promise<OrderRow> => {
    const order = await placeEvmOrder(store, { from: world.north, to: world.south })
    await openOrder(world.north, order)
    return order
  }
  const stateOf = async ({ id }: OrderRow): Promise<OrderState | undefined> => (await store.orders.get(id))?.state
  const until = (order: OrderRow, state: OrderState): Promise<unknown> =>
    vi
      .waitUntil(async () => (await stateOf(order)) === state, { timeout: 60_000, interval: 100 })
      .catch(async () => {
        throw new Error(`order ${order.id} is ${await stateOf(order)}, not ${state}; the maker said: ${maker?.said()}`)
      })

  it(`pays every order once although the maker is killed ${KILLS} times, and does what an operator says`, async () => {
    const books = await openBooks(world)
    const orders: OrderRow[] = []
    const listed = await Promise.all([0, 1].map(() => placeEvmOrder(store, { from: world.north, to: world.south })))
    const [released, refunded] = listed
    if (!released || !refunded) throw new Error('no orders')
    await writeFile(list, listed.map(({ recipient }) => recipient).join('\n'))
    for (const order of listed) await openOrder(world.north, order)

    for (let kill = 0; kill < KILLS; kill++) {
      if (kill < KILLS - 3) orders.push(await opened())
      maker = programs.start('maker', makerEnv)
      await maker.ready()
      // Not a wait for something: the moment of death is what is random here.
      await pause(Math.random() * LONGEST_LIFE_MS)
      await maker.kill()
    }
    maker = programs.start('maker', makerEnv)
    for (const order of listed) await until(order, 'held')
    const shown = await programs.run('maker-admin', ['list'], makerEnv)
    for (const { id } of listed) expect(shown).toContain(`order ${id}  held  address_listed`)
    await writeFile(list, refunded.recipient)
    await programs.run('maker-admin', ['release', released.id], makerEnv)
    await programs.run('maker-admin', ['refund', refunded.id], makerEnv)
    await until(refunded, 'refunded')
    for (const order of [...orders, released]) await until(order, 'done')
    await maker.kill()
    await expectBooks(world, books, [
      ...[...orders, released].map((order) => ({ order, outcome: 'paid' as const })),
      { order: refunded, outcome: 'returned' },
    ])
  }, 240_000)
})
