import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { zeroAddress } from 'viem'
import { createAttester } from '#attester/createAttester.ts'
import { createAttesterApp } from '#attester/createAttesterApp.ts'
import { type AttesterDatabase, attesterDatabaseOver } from '#attester/database.ts'
import { silentAttesterMetrics } from '#attester/metrics.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { AppError } from '#core/errors.ts'
import { createAttesterClient, requestSigner } from '#maker/settle/attesterClient.ts'
import { balanceOf, escrowStatus, openOrder, placeEvmOrder } from '#maker/testing/orders.ts'
import { startWorld, type World } from '#maker/testing/world.ts'
import { systemClock } from '#runtime/clock.ts'
import { silentLog } from '#runtime/log.ts'
import type { Store } from '#store/contract.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { pgliteDriver } from '#store/driver/pglite.ts'
import { openPgliteSession } from '#store/driver/pgliteSession.mjs'
import { startTestPostgres, type TestPostgres } from '#store/testing/postgres.ts'

type Hex = `0x${string}`

/** Two EVM networks and a PostgreSQL on this machine, for one drill. */
export interface Scene {
  readonly world: World
  readonly postgres: TestPostgres
  /** Database of an attester, which outlives its key. */
  attesterDatabase(name: string): Promise<AttesterDatabase>
  stop(): Promise<void>
}

export async function startScene(): Promise<Scene> {
  const [world, postgres, session] = await Promise.all([
    startWorld({
      change: (catalogue) => ({
        ...catalogue,
        chains: catalogue.chains.map((chain) => ({
          ...chain,
          settlement: chain.settlement && { ...chain.settlement, firstBlock: 0 },
        })),
      }),
    }),
    startTestPostgres(),
    openPgliteSession({}),
  ])
  return {
    world,
    postgres,
    attesterDatabase: (name) => attesterDatabaseOver(pgliteDriver(session), systemClock, name),
    stop: async () => void (await Promise.all([world.stop(), postgres.stop(), session.close()])),
  }
}

export interface Account {
  readonly key: Hex
  readonly address: Hex
}

export function newAccount(): Account {
  const key = generatePrivateKey()
  return { key, address: privateKeyToAddress(key).toLowerCase() as Hex }
}

/** Attester that serves every maker, over the client that a maker uses. */
export function attesterClient({ world }: Scene, key: Hex, database: AttesterDatabase, maker: Hex) {
  const deps = { database, chains: world.chains, catalogue: world.catalogue, makers: [], key, log: silentLog }
  const app = createAttesterApp(createAttester(deps), silentLog, silentAttesterMetrics)
  return createAttesterClient({
    baseUrl: `http://attester-${privateKeyToAddress(key)}`,
    fetch: async (url, init) => app.request(url, init),
    sign: requestSigner(maker),
  })
}

export const place = ({ world }: Scene, store: Store, maker: Hex = devAccounts.maker.address): Promise<OrderRow> =>
  placeEvmOrder(store, { from: world.north, to: world.south, change: { maker } })

export async function placeAndOpen(scene: Scene, store: Store, maker?: Hex): Promise<OrderRow> {
  const order = await place(scene, store, maker)
  await openOrder(scene.world.north, order)
  return order
}

export function check(holds: boolean, sentence: string): asserts holds {
  if (!holds) throw new AppError('drill_failed', sentence, { retriable: false })
}

/**
 * Compares the chains with the expected end of each order: its recipient's whole balance, and its status in the escrow.
 */
export async function checkEnding({ world }: Scene, order: OrderRow, ending: 'claimed' | 'cancelled'): Promise<void> {
  const received = await balanceOf(world.south, zeroAddress, order.recipient as Hex)
  const expected = ending === 'claimed' ? order.receiveAmount : 0n
  check(received === expected, `order ${order.id} was paid ${received}, not ${expected}`)
  const status = await escrowStatus(world.north, order)
  check(status === ending, `the escrow has order ${order.id} as ${status}, not ${ending}`)
}
