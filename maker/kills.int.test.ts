import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { freePort } from '#chains/evm/testing/anvil.ts'
import type { OrderState } from '#core/order/state.ts'
import { systemClock } from '#runtime/clock.ts'
import { silentLog } from '#runtime/log.ts'
import type { OrderRow, Store } from '#store/contract.ts'
import { openStore } from '#store/open.ts'
import { startTestPostgres, type TestPostgres } from '#store/testing/postgres.ts'
import { expectBooks, openBooks } from './testing/crash/books.ts'
import { openOrder, placeEvmOrder } from './testing/orders.ts'
import { buildPrograms, type Programs, type Running } from './testing/processes.ts'
import { startWorld, type World } from './testing/world.ts'

const KILLS = Number(process.env['KILLS'] ?? 15)
/** A process lives this long after it answers, at most. */
const LONGEST_LIFE_MS = 1_200

type Env = Readonly<Record<string, string>>

describe('processes that are killed', () => {
  let world: World
  let postgres: TestPostgres
  let programs: Programs
  let store: Store
  let attesters: Running[] = []
  let maker: Running | null = null
  let makerEnv: Env
  let list: string

  beforeAll(async () => {
    ;[world, postgres, programs] = await Promise.all([startWorld(), startTestPostgres(), buildPrograms()])
    const folder = await world.folder()
    const shared = { PROFILE: 'local', LOG_LEVEL: 'error', HOME: folder, RPC_31337: world.north.url, RPC_31338: world.south.url }
    const database = await postgres.createDatabase()
    store = await openStore({ url: database, journal: null, clock: systemClock, log: silentLog })
    const signers = devAccounts.attesters.slice(0, 2)
    const attesterEnvs = await Promise.all(
      signers.map(async ({ key }, i) => ({ ...shared, ATTESTER_KEY: key, DATABASE_URL: await postgres.createDatabase(), DATA_DIR: join(folder, `attester-${i}`), PORT: String(await freePort()) })),
    )
    attesters = attesterEnvs.map((env) => programs.start('attester', env))
    await Promise.all(attesters.map((attester) => attester.ready()))
    list = join(folder, 'listed.txt')
    await writeFile(list, '')
    makerEnv = {
      ...shared,
      DATABASE_URL: database,
      DATA_DIR: join(folder, 'maker'),
      PORT: String(await freePort()),
      MAKER_EVM_KEY: devAccounts.maker.key,
      MAKER_CHAINS: '31337,31338',
      ATTESTER_URLS: attesterEnvs.map(({ PORT }) => `http://127.0.0.1:${PORT}`).join(','),
      SCREENING_FILE: list,
    }
    await Promise.all([world.north, world.south].map((chain) => chain.rpc('evm_setIntervalMining', [1])))
  })
  afterAll(async () => {
    await Promise.all([maker, ...attesters].map((process) => process?.kill()))
    await store?.close()
    await Promise.all([postgres?.stop(), world?.stop(), programs?.remove()])
  })

  const opened = async (): Promise<OrderRow> => {
    const order = await placeEvmOrder(store, { from: world.north, to: world.south })
    await openOrder(world.north, order)
    return order
  }
  const stateOf = async ({ id }: OrderRow): Promise<OrderState | undefined> => (await store.orders.get(id))?.state
  const until = (order: OrderRow, state: OrderState): Promise<unknown> =>
    vi.waitUntil(async () => (await stateOf(order)) === state, { timeout: 60_000, interval: 100 }).catch(async () => {
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
    await expectBooks(world, books, [...[...orders, released].map((order) => ({ order, outcome: 'paid' as const })), { order: refunded, outcome: 'returned' }])
  }, 240_000)
})
