import { afterAll, beforeAll, expect } from 'vitest'
import { createAttester } from '#attester/createAttester.ts'
import { createAttesterApp } from '#attester/createAttesterApp.ts'
import type { AttesterDatabase } from '#attester/database.ts'
import { silentAttesterMetrics } from '#attester/metrics.ts'
import type { ChainNode, NodeOptions } from '#chains/contract/node.ts'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import { describeLiars, type Lies } from '#chains/suite/liars.ts'
import { assetsOf, chainById } from '#core/catalogue/lookups.ts'
import { silentLog } from '#runtime/log.ts'
import type { Store } from '#store/contract.ts'
import { nodeRecords } from '#store/nodeRecords.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { Maker } from '../createMaker.ts'
import { type Books, expectBooks, openBooks } from './crash/books.ts'
import { type CustodyNetwork, placeIncoming, placeOutgoing } from './custodyOrders.ts'
import { driveTo, driveUntil, eager, makerIn } from './drive.ts'
import { openOrder } from './orders.ts'
import { makerLog, withWorld } from './withWorld.ts'
import { inProcess, NORTH, type World } from './world.ts'

const PASSES = 12
/** Attesters whose signatures a claim needs. */
const THRESHOLD = 2

export interface LyingProxy<M> {
  readonly url: string
  readonly methods: Set<string>
  lie: { readonly method: string; readonly change: M } | null
  stop(): Promise<void>
}

interface CustodyLiars<M> {
  readonly network: CustodyNetwork
  readonly lies: Readonly<Record<string, Lies<M>>>
  /** Local networks of the world, in addition to the EVM ones. */
  readonly needs: Parameters<typeof withWorld>[0]
  /** One endpoint of the world's network. */
  startProxy(world: World): Promise<LyingProxy<M>>
  createNode(options: NodeOptions & { readonly timeoutMs: number; readonly attempts: number }): ChainNode
  readonly makerSecret: string
  /** Runs until the network has to be prepared again; once by default. */
  readonly runsPerPreparation?: number
  /** Every third order gets a second deposit, which is refunded. */
  readonly paysTwice?: boolean
}

/** Stores nothing, so that every request reads the networks again. */
const forgetful: AttesterDatabase = {
  find: async () => new Map(),
  record: async (rows) => new Map(rows.map((row) => [row.orderId, row])),
  close: async () => undefined,
}

/** A maker and its attesters pay and claim between an EVM network and this one, while one endpoint of three lies to all of them. */
export function custodyLiars<M>(options: CustodyLiars<M>): void {
  const { network, lies, makerSecret, runsPerPreparation = Number.POSITIVE_INFINITY, paysTwice = false } = options
  const called = new Set<string>()
  const orders: OrderRow[] = []
  /** Orders with a second deposit. */
  const twice: OrderRow[] = []
  let proxies: LyingProxy<M>[] = []
  let world: World
  let store: Store
  let maker: Maker
  let books: Books
  let runs = 0
  withWorld(options.needs, (opened, database) => {
    world = opened
    store = database
  })

  /** Three endpoints of the network, of which two must agree. */
  const lyingNode = (): ChainNode =>
    options.createNode({
      chain: chainById(world.catalogue, network.id),
      assets: assetsOf(world.catalogue, network.id),
      endpoints: proxies.map(({ url }) => url),
      quorum: 2,
      timeoutMs: 1_000,
      attempts: 1,
      records: nodeRecords(store, network.id, 100),
    })

  beforeAll(async () => {
    proxies = await Promise.all([1, 2, 3].map(() => options.startProxy(world)))
    // The maker and its attesters share the endpoints: the worst case for one dishonest one.
    const node = lyingNode()
    const settling = [...world.chains].filter(([id]) => id === NORTH)
    const eyes = new Map(settling).set(network.id, lyingNode())
    const attesters = devAccounts.attesters.slice(0, THRESHOLD).map(({ key }) => {
      const { catalogue } = world
      const makers = [devAccounts.maker.address]
      const attester = createAttester({ database: forgetful, chains: eyes, catalogue, makers, key, log: silentLog })
      return inProcess(createAttesterApp(attester, silentLog, silentAttesterMetrics))
    })
    maker = makerIn(world, store, {
      chains: new Map(settling).set(network.id, node),
      payers: new Map(world.payers).set(network.id, node.payer(makerSecret)),
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
  async function pass(): Promise<void> {
    await maker.runOnce()
    await world.mine()
  }

  /** Each run pays one order in each direction, while earlier ones are attested, claimed and refunded under the same lie. */
  async function run(method: string, change: M): Promise<void> {
    if (runs % runsPerPreparation === 0) await network.prepare?.(store)
    const outgoing = await placeOutgoing(store, world, network)
    const incoming = await placeIncoming(store, world, network)
    orders.push(outgoing, incoming)
    proxies.forEach((proxy, at) => (proxy.lie = at === runs % 3 ? { method, change } : null))
    await openOrder(world.north, outgoing)
    await network.deposit(world, incoming.sendAmount, incoming, store)
    if (runs++ % 3 === 0 && paysTwice) {
      await network.deposit(world, incoming.sendAmount, incoming, store)
      twice.push(incoming)
    }
    const isPaid = async (order: OrderRow) => ['mined', 'final', 'claimed', 'done'].includes(await stateOf(order))
    try {
      await driveUntil(async () => {
        await pass()
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
      await pass()
      return areRefunded()
    })
    setHonest()
    await expectBooks(
      world,
      books,
      orders.map((order) => ({ order, outcome: 'paid' })),
    )
  }

  describeLiars(network.name, { methods: () => called, lies, run, end })
}
