import { setTimeout as pause } from 'node:timers/promises'
import { maxUint256 } from 'viem'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { hasLitecoind } from '#chains/bitcoin/testing/localChain.ts'
import { localDeployment } from '#chains/evm/testing/deploy.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { testTokenAbi } from '#contracts/abi/testToken.ts'
import type { Store } from '#store/contract.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { bitcoinNetwork } from './testing/bitcoinOrders.ts'
import { expectBooks, openBooks } from './testing/crash/books.ts'
import { type CustodyNetwork, placeIncoming, placeOutgoing } from './testing/custodyOrders.ts'
import { clientOf } from './testing/orders.ts'
import type { Running } from './testing/processes.ts'
import { type Production, startProduction } from './testing/production.ts'
import { tonNetwork } from './testing/tonOrders.ts'
import { openWallet, type Wallet } from './testing/wallet.ts'
import { NORTH, type World } from './testing/world.ts'

/** Number of kills of the maker while it pays, per family. */
const KILLS = Number(process.env['KILLS'] ?? 15)
/** Maximum time until the maker is killed once a signed payout is not final. */
const LONGEST_LIFE_MS = 600
const PATIENCE_MS = 120_000
const TIMEOUT_MS = 300_000 + KILLS * 60_000
const networks: readonly CustodyNetwork[] = [bitcoinNetwork, tonNetwork]

/** The networks without a contract that holds deposits: what the maker forgets there, no chain refuses. */
describe.skipIf(!hasLitecoind)('a maker that is killed while it pays on Bitcoin-like and TON networks', () => {
  let production: Production
  let world: World
  let store: Store
  let wallet: Wallet
  let maker: Running | null = null
  let blocks: NodeJS.Timeout
  beforeAll(async () => {
    production = await startProduction({ bitcoin: true, ton: true })
    ;({ world, store } = production)
    const { escrow } = localDeployment(NORTH)
    for (const { evmToken: address } of networks) {
      const allowance = { abi: testTokenAbi, functionName: 'approve', args: [escrow, maxUint256], chain: null } as const
      const hash = await clientOf(world.north).writeContract({ address, ...allowance })
      await clientOf(world.north).waitForTransactionReceipt({ hash })
    }
    wallet = await openWallet(world.north)
    for (const network of networks) await network.prepare?.(store)
    blocks = setInterval(() => {
      world.ton?.pass(1)
      // A block that a busy machine fails to mine is mined a second later.
      world.bitcoin?.mine(1).catch(() => undefined)
    }, 1_000)
  })
  afterAll(async () => {
    clearInterval(blocks)
    await maker?.kill()
    await production?.stop()
  })

  /** One order in each direction of these networks. */
  async function openOrders(some: readonly CustodyNetwork[]): Promise<OrderRow[]> {
    const placed: OrderRow[] = []
    for (const network of some) {
      const outgoing = await placeOutgoing(store, world, network)
      await wallet.open(outgoing)
      const incoming = await placeIncoming(store, world, network)
      await network.deposit(world, incoming.sendAmount, incoming, store)
      placed.push(outgoing, incoming)
    }
    return placed
  }
  /** True while a payout on the network is signed but not final. */
  const pays = async (chain: ChainId): Promise<boolean> =>
    (await store.slots.unsettled(chain, { purposes: ['payout'] })).length > 0
  const stateOf = async ({ id }: OrderRow) => (await store.orders.get(id))?.state
  async function explain(problem: string, orders: readonly OrderRow[]): Promise<never> {
    const states = await Promise.all(orders.map(async (order) => `${order.toChain} ${await stateOf(order)}`))
    throw new Error(`${problem}: ${states.join(', ')}; the maker said: ${maker?.said()}`)
  }
  const start = async (): Promise<Running> => {
    maker = production.programs.start('maker', production.makerEnv)
    await maker.ready()
    return maker
  }

  it(
    `pays every order once although it is killed ${KILLS} times on each`,
    async () => {
      const books = await openBooks(world)
      const orders: OrderRow[] = []
      const kills = new Map<ChainId, number>(networks.map(({ id }) => [id, 0]))
      const missing = () => networks.filter(({ id }) => (kills.get(id) ?? 0) < KILLS)
      for (let round = 0; missing().length > 0; round++) {
        expect(round).toBeLessThan(3 * KILLS)
        orders.push(...(await openOrders(missing())))
        const running = await start()
        const moves = async () => (await Promise.all(missing().map(({ id }) => pays(id)))).some(Boolean)
        await vi
          .waitUntil(moves, { timeout: PATIENCE_MS, interval: 100 })
          .catch(() => explain('no payout moves', orders))
        // Not a wait for an event: the time of death is the random part.
        await pause(Math.random() * LONGEST_LIFE_MS)
        await running.kill()
        // A payout can become final before the kill, which then does not count.
        for (const { id } of networks) kills.set(id, (kills.get(id) ?? 0) + Number(await pays(id)))
      }
      await start()
      const areDone = async () => (await Promise.all(orders.map(stateOf))).every((state) => state === 'done')
      await vi
        .waitUntil(areDone, { timeout: PATIENCE_MS, interval: 100 })
        .catch(() => explain('not every order is paid', orders))
      await maker?.kill()
      await expectBooks(
        world,
        books,
        orders.map((order) => ({ order, outcome: 'paid' })),
      )
    },
    TIMEOUT_MS,
  )
})
