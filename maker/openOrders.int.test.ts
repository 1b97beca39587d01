import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Anvil } from '#chains/evm/testing/anvil.ts'
import { localDeployment } from '#chains/evm/testing/deploy.ts'
import { type RpcProxy, startRpcProxy } from '#chains/evm/testing/rpcProxy.ts'
import { bridgeEscrowAbi } from '#contracts/abi/bridgeEscrow.ts'
import type { OrderState } from '#core/order/state.ts'
import { systemClock } from '#runtime/clock.ts'
import { silentLog } from '#runtime/log.ts'
import type { Store } from '#store/contract.ts'
import { pgliteDriver, type PgliteSession } from '#store/driver/pglite.ts'
import { storeOver } from '#store/storeOver.ts'
import { pooledSession } from '#store/testing/pooledSession.ts'
import type { Maker } from './createMaker.ts'
import { eager, makerIn } from './testing/drive.ts'
import { clientOf, placeEvmOrder } from './testing/orders.ts'
import { nodeOf, startWorld, type World } from './testing/world.ts'

const FEW = 3
const MANY = 15
/** Requests and queries that vary with the clock, such as the operator's metrics. */
const SLACK = 8
/** Queries of one batch of payouts. */
const ONE_BATCH = 100
/** `SLACK` for a pass that cannot be repeated. */
const ONCE = 3 * SLACK

interface Cost {
  queries: number
  /** JSON-RPC calls and HTTP requests of both networks. */
  calls: number
  requests: number
}

describe('a pass over open orders', () => {
  const proxies: RpcProxy[] = []
  let queries = 0
  let world: World
  let store: Store
  let unattested: Maker
  let unclaimed: Maker
  let finishing: Maker

  beforeAll(async () => {
    world = await startWorld({
      nodeFor: async (catalogue, { chainId, url }) => {
        const proxy = await startRpcProxy(url)
        proxies.push(proxy)
        return nodeOf(catalogue, chainId, proxy.url)
      },
    })
    store = await storeOver(pgliteDriver(counted(await pooledSession())), {
      clock: systemClock,
      log: silentLog,
      journal: null,
    })
    const policy = { ...eager, rebroadcastMs: 60_000, allowanceSeconds: 3_600 }
    const never = { ...policy, batch: { size: 10_000, maxAgeSeconds: 86_400, urgentSeconds: 0 } }
    unattested = makerIn(world, store, { policy: never, attesters: [] })
    unclaimed = makerIn(world, store, { policy: never })
    finishing = makerIn(world, store, { policy })
    await unattested.runOnce()
    await automine(false)
  })
  afterAll(async () => {
    await store?.close()
    await world?.stop()
    await Promise.all(proxies.map((proxy) => proxy.stop()))
  })

  const counted = (session: PgliteSession): PgliteSession => ({
    ...session,
    query: (...args) => ((queries += 1), session.query(...args)),
    listen: (...args) => session.listen(...args),
    close: () => session.close(),
  })
  const automine = (on: boolean) =>
    Promise.all([world.north, world.south].map((chain) => chain.rpc('evm_setAutomine', [on])))

  async function deposit(north: Anvil, count: number): Promise<void> {
    const client = clientOf(north)
    let nonce = await client.getTransactionCount({ address: client.account.address })
    for (let i = 0; i < count; i++) {
      const { escrowOrder, makerSignature, sendAmount } = await placeEvmOrder(store, { from: north, to: world.south })
      await client.writeContract({
        address: localDeployment(north.chainId).escrow,
        abi: bridgeEscrowAbi,
        functionName: 'open',
        args: [escrowOrder, makerSignature] as never,
        value: sendAmount,
        gas: 400_000n,
        nonce: nonce++,
        chain: null,
      })
    }
    await north.mine()
  }

  /**
   * Runs passes without blocks until nothing moves, then returns the cost of one more in which no lease or rescan was
   * due.
   */
  async function costOf(maker: Maker, state: OrderState, count: number): Promise<Cost> {
    for (let pass = 0; pass < 3; pass++) await maker.runOnce()
    expect(await store.orders.inStates({ states: [state], limit: 1_000 })).toHaveLength(count)
    const passes: Cost[] = []
    for (let pass = 0; pass < 3; pass++) passes.push(await passOf(maker))
    const least = (of: (cost: Cost) => number) => Math.min(...passes.map(of))
    return {
      queries: least(({ queries: count }) => count),
      calls: least(({ calls }) => calls),
      requests: least(({ requests }) => requests),
    }
  }

  async function passOf(maker: Maker): Promise<Cost> {
    queries = 0
    for (const proxy of proxies) Object.assign(proxy, { requests: 0 }).calls.length = 0
    await maker.runOnce()
    const sum = (of: (proxy: RpcProxy) => number) => proxies.reduce((total, proxy) => total + of(proxy), 0)
    return { queries, calls: sum(({ calls }) => calls.length), requests: sum(({ requests }) => requests) }
  }

  async function costs(count: number): Promise<Record<'seen' | 'mined' | 'final' | 'attesting' | 'attested', Cost>> {
    await deposit(world.north, count)
    const seen = await passOf(unattested)
    for (let pass = 0; pass < 3; pass++) await unattested.runOnce()
    await world.south.mine()
    const mined = await costOf(unattested, 'mined', count)
    await world.mine(4)
    const final = await costOf(unattested, 'final', count)
    const attesting = await passOf(unclaimed)
    const attested = await costOf(unclaimed, 'final', count)
    return { seen, mined, final, attesting, attested }
  }

  it('needs the same number of queries and requests for five times as many orders', async () => {
    const few = await costs(FEW)
    for (let round = 0; round < 4; round++) {
      await finishing.runOnce()
      await world.mine(4)
    }
    expect((await store.orders.countByState()).get('done')).toBe(FEW)
    const many = await costs(MANY)
    for (const phase of ['mined', 'final', 'attested'] as const)
      for (const kind of ['queries', 'calls', 'requests'] as const)
        expect(many[phase][kind], `${kind} while orders are ${phase}`).toBeLessThanOrEqual(few[phase][kind] + SLACK)
    // Payouts cost per batch, and there is one more batch; other writes cost per page.
    expect(many.seen.queries).toBeLessThanOrEqual(few.seen.queries + ONE_BATCH + ONCE)
    expect(many.attesting.queries).toBeLessThanOrEqual(few.attesting.queries + ONCE)
    expect(many.attesting.requests).toBeLessThanOrEqual(few.attesting.requests + ONCE)
  })
})
