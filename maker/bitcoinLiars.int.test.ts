import { afterAll, beforeAll, describe, expect } from 'vitest'
import { createAttester } from '#attester/createAttester.ts'
import { createAttesterApp } from '#attester/createAttesterApp.ts'
import type { AttesterDatabase } from '#attester/database.ts'
import { silentAttesterMetrics } from '#attester/metrics.ts'
import { createBitcoinNode } from '#chains/bitcoin/node/createNode.ts'
import { hasLitecoind, makerSecret } from '#chains/bitcoin/testing/localChain.ts'
import { type BitcoinLie, bitcoinLies, type Proxy, startProxy } from '#chains/bitcoin/testing/proxy.ts'
import type { ChainNode } from '#chains/contract/node.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { describeLiars } from '#chains/suite/liars.ts'
import { assetsOf, chainById } from '#core/catalogue/lookups.ts'
import { silentLog } from '#runtime/log.ts'
import type { Store } from '#store/contract.ts'
import { nodeRecords } from '#store/nodeRecords.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { Maker } from './createMaker.ts'
import { type Books, expectBooks, openBooks } from './testing/crash/books.ts'
import { bitcoinNetwork, bitcoinOf, INDEXES_PER_DATABASE, LITECOIN_CHAIN } from './testing/bitcoinOrders.ts'
import { placeIncoming, placeOutgoing } from './testing/custodyOrders.ts'
import { driveTo, driveUntil, eager, makerIn } from './testing/drive.ts'
import { openOrder } from './testing/orders.ts'
import { makerLog, withWorld } from './testing/withWorld.ts'
import { inProcess, NORTH, type World } from './testing/world.ts'

const PASSES = 12
/** Attesters whose signatures a claim needs. */
const THRESHOLD = 2

/** Stores nothing, so that every request reads the networks again. */
const forgetful: AttesterDatabase = {
  find: async () => new Map(),
  record: async (rows) => new Map(rows.map((row) => [row.orderId, row])),
  close: async () => undefined,
}

describe.skipIf(!hasLitecoind)('a maker between an EVM and a Bitcoin-like network', () => {
  const called = new Set<string>()
  const orders: OrderRow[] = []
  /** Orders whose address is paid a second time. */
  const twice: OrderRow[] = []
  let proxies: Proxy[] = []
  let world: World
  let store: Store
  let maker: Maker
  let books: Books
  let runs = 0
  withWorld({ bitcoin: true }, (opened, database) => {
    world = opened
    store = database
  })

  /** Three endpoints of the network, of which two must agree. */
  const lyingNode = (): ChainNode =>
    createBitcoinNode({
      chain: chainById(world.catalogue, LITECOIN_CHAIN),
      assets: assetsOf(world.catalogue, LITECOIN_CHAIN),
      endpoints: proxies.map(({ url }) => url),
      quorum: 2,
      timeoutMs: 1_000,
      attempts: 1,
      records: nodeRecords(store, LITECOIN_CHAIN, 100),
    })

  beforeAll(async () => {
    proxies = await Promise.all([1, 2, 3].map(() => startProxy(bitcoinOf(world).url)))
    // The maker and its attesters share the endpoints: the worst case for one dishonest one.
    const node = lyingNode()
    const settling = [...world.chains].filter(([id]) => id === NORTH)
    const eyes = new Map(settling).set(LITECOIN_CHAIN, lyingNode())
    const attesters = devAccounts.attesters.slice(0, THRESHOLD).map(({ key }) => {
      const { catalogue } = world
      const makers = [devAccounts.maker.address]
      const attester = createAttester({ database: forgetful, chains: eyes, catalogue, makers, key, log: silentLog })
      return inProcess(createAttesterApp(attester, silentLog, silentAttesterMetrics))
    })
    maker = makerIn(world, store, {
      chains: new Map(settling).set(LITECOIN_CHAIN, node),
      payers: new Map(world.payers).set(LITECOIN_CHAIN, node.payer(makerSecret)),
      attesters,
      log: makerLog,
      policy: { ...eager, allowanceSeconds: 3_600, reviewSeconds: 0 },
    })
    await maker.runOnce()
    await world.mine()
    books = await openBooks(world)
  })
  afterAll(() => Promise.all(proxies.map((proxy) => proxy.stop())))

  const stateOf = async ({ id }: OrderRow) => (await store.orders.get(id))?.state ?? 'quoted'
  function setHonest(): void {
    for (const proxy of proxies) {
      for (const method of proxy.methods) called.add(method)
      proxy.methods.clear()
      proxy.lie = null
    }
  }

  /** Each run pays one order in each direction, while earlier ones are attested, claimed and refunded under the same lie. */
  async function run(method: string, change: BitcoinLie): Promise<void> {
    // As many addresses as the balances at the end include.
    if (runs % INDEXES_PER_DATABASE === 0) await bitcoinNetwork.prepare?.(store)
    const outgoing = await placeOutgoing(store, world, bitcoinNetwork)
    const incoming = await placeIncoming(store, world, bitcoinNetwork)
    orders.push(outgoing, incoming)
    proxies.forEach((proxy, at) => (proxy.lie = at === runs % 3 ? { method, change } : null))
    await openOrder(world.north, outgoing)
    await bitcoinNetwork.deposit(world, incoming.sendAmount, incoming, store)
    if (runs++ % 3 === 0) {
      await bitcoinNetwork.deposit(world, incoming.sendAmount, incoming, store)
      twice.push(incoming)
    }
    const isPaid = async (order: OrderRow) => ['mined', 'final', 'claimed', 'done'].includes(await stateOf(order))
    try {
      await driveUntil(async () => {
        await maker.runOnce()
        await world.mine()
        return (await isPaid(outgoing)) && isPaid(incoming)
      }, PASSES)
    } finally {
      setHonest()
    }
    expect(await store.orders.inStates({ states: ['held', 'incident', 'refund_intent'], limit: 10 })).toEqual([])
  }

  const areRefunded = async (): Promise<boolean> => {
    const rows = (await Promise.all(twice.map(({ id }) => store.disbursements.forOrder(id)))).flat()
    return rows.filter(({ kind, state }) => kind === 'refund' && state === 'final').length === twice.length
  }

  async function end(): Promise<void> {
    for (const order of orders) await driveTo(world, store, maker, order, ['done'])
    await driveUntil(async () => {
      await maker.runOnce()
      await world.mine()
      return areRefunded()
    })
    setHonest()
    await expectBooks(
      world,
      books,
      orders.map((order) => ({ order, outcome: 'paid' })),
    )
  }

  describeLiars('Bitcoin', { methods: () => called, lies: bitcoinLies, run, end })
})
