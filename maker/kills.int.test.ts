import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { chainId } from '#core/chain/chainId.ts'
import type { OrderState } from '#core/order/state.ts'
import type { Store } from '#store/contract.ts'
import type { OrderRow } from '#store/contract/orderRow.ts'
import { expectBooks, openBooks } from './testing/crash/books.ts'
import { openOrder, placeEvmOrder } from './testing/orders.ts'
import type { Env, Programs, Running } from './testing/processes.ts'
import { type Production, startProduction } from './testing/production.ts'
import type { World } from './testing/world.ts'

const KILLS = Number(process.env['KILLS'] ?? 15)
/** A process lives at most so much longer once a signed transaction of it is not final. */
const LONGEST_MOVE_MS = 600
const CHAINS = [31337, 31338].map(chainId)

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
  /** Payouts that are signed and not final. */
  const underWay = async (): Promise<number> =>
    (await Promise.all(CHAINS.map((chain) => store.slots.unsettled(chain, { purposes: ['payout'] })))).flat().length
  /** Kills the maker while a payment moves; true where one still moved when it was dead. */
  async function killWhilePaying(running: Running): Promise<boolean> {
    await vi.waitUntil(async () => (await underWay()) > 0, { timeout: 60_000, interval: 20 })
    // Not a wait for something: the moment of death is what is random here.
    await pause(Math.random() * LONGEST_MOVE_MS)
    await running.kill()
    return (await underWay()) > 0
  }
  const until = (order: OrderRow, state: OrderState): Promise<unknown> =>
    vi
      .waitUntil(async () => (await stateOf(order)) === state, { timeout: 60_000, interval: 100 })
      .catch(async () => {
        throw new Error(`order ${order.id} is ${await stateOf(order)}, not ${state}; the maker said: ${maker?.said()}`)
      })

  it(`pays every order once although the maker is killed ${KILLS} times while payments move, and does what an operator says`, async () => {
    const books = await openBooks(world)
    const orders: OrderRow[] = []
    const listed = await Promise.all([0, 1].map(() => placeEvmOrder(store, { from: world.north, to: world.south })))
    const [released, refunded] = listed
    if (!released || !refunded) throw new Error('no orders')
    await writeFile(list, listed.map(({ recipient }) => recipient).join('\n'))
    for (const order of listed) await openOrder(world.north, order)

    // A payment can become final between the look and the kill: such a kill does not count.
    for (let kill = 0, landed = 0; landed < KILLS; kill++) {
      expect(kill).toBeLessThan(2 * KILLS)
      orders.push(await opened())
      maker = programs.start('maker', makerEnv)
      await maker.ready()
      if (await killWhilePaying(maker)) landed++
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
