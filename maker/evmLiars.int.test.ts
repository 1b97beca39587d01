import { zeroAddress } from 'viem'
import { afterAll, beforeAll, expect } from 'vitest'
import { devAccounts } from '#chains/evm/testing/accounts.ts'
import type { Anvil } from '#chains/evm/testing/anvil.ts'
import { evmLies } from '#chains/evm/testing/lies.ts'
import { honest, type Meddle, type RpcProxy, startRpcProxy } from '#chains/evm/testing/rpcProxy.ts'
import { createEvmNode } from '#chains/evm/node/createNode.ts'
import { describeLiars } from '#chains/suite/liars.ts'
import { assetsOf, chainById } from '#core/catalogue/lookups.ts'
import type { Store } from '#store/contract.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import type { Maker } from './createMaker.ts'
import { driveTo, eager, makerIn } from './testing/drive.ts'
import { balanceOf, escrowStatus, openOrder, placeEvmOrder } from './testing/orders.ts'
import { makerLog } from './testing/withWorld.ts'
import { startWorld, type World } from './testing/world.ts'

/**
 * Native coins that the fees of one order may cost the maker on its destination, far below the forged 10^18 per gas.
 */
const FEE_PER_ORDER = 10n ** 16n
const PASSES = 6

const proxies = new Map<number, RpcProxy[]>()
const called = new Set<string>()
const orders: OrderRow[] = []
let world: World
let store: Store
let maker: Maker
let makerBefore: bigint
let runs = 0

/** Three endpoints of one network, shared by the maker and its attesters: the worst case for one dishonest endpoint. */
async function endpointsOf(chain: Anvil): Promise<readonly string[]> {
  const known = proxies.get(chain.chainId) ?? (await Promise.all([1, 2, 3].map(() => startRpcProxy(chain.url))))
  proxies.set(chain.chainId, known)
  return known.map(({ url }) => url)
}

beforeAll(async () => {
  world = await startWorld({
    nodeFor: async (catalogue, chain) => {
      const def = chainById(catalogue, chain.chainId)
      const endpoints = await endpointsOf(chain)
      const assets = assetsOf(catalogue, def.id)
      return createEvmNode({ chain: def, assets, endpoints, quorum: 2, timeoutMs: 1_000, attempts: 1 })
    },
  })
  store = await openTestStore()
  maker = makerIn(world, store, { log: makerLog, policy: { ...eager, allowanceSeconds: 3_600 } })
  await maker.runOnce()
  makerBefore = await balanceOf(world.south, zeroAddress, devAccounts.maker.address)
})
afterAll(async () => {
  await store?.close()
  await world?.stop()
  await Promise.all([...proxies.values()].flat().map((proxy) => proxy.stop()))
})

const paid = (order: OrderRow): Promise<bigint> => balanceOf(world.south, zeroAddress, order.recipient as `0x${string}`)

function setLiar(method: string, lie: Meddle, liar: number): void {
  for (const each of proxies.values())
    for (const [index, proxy] of each.entries())
      proxy.meddle = (call, next) => (index === liar && call.method === method ? lie(call, next) : next())
}

function setHonest(): void {
  for (const proxy of [...proxies.values()].flat()) {
    for (const { method } of proxy.calls) called.add(method)
    proxy.calls.length = 0
    proxy.meddle = honest
  }
}

/** Each run pays one order while earlier ones are attested and claimed under the same fault. */
async function run(method: string, lie: Meddle): Promise<void> {
  const fillMode = runs % 2 === 0 ? 0 : 1
  const order = await placeEvmOrder(store, { from: world.north, to: world.south, change: { fillMode } })
  orders.push(order)
  await openOrder(world.north, order)
  setLiar(method, lie, runs++ % 3)
  try {
    for (let pass = 0; pass < PASSES && (await paid(order)) === 0n; pass++) {
      await maker.runOnce()
      await world.mine()
    }
  } finally {
    setHonest()
  }
  expect(await paid(order)).toBe(order.receiveAmount)
  expect(await store.orders.inStates({ states: ['held', 'incident', 'refund_intent'], limit: 10 })).toEqual([])
}

async function end(): Promise<void> {
  for (const order of orders) {
    await driveTo(world, store, maker, order, ['done'])
    expect(await paid(order)).toBe(order.receiveAmount)
    expect(await escrowStatus(world.north, order)).toBe('claimed')
  }
  const spent = makerBefore - (await balanceOf(world.south, zeroAddress, devAccounts.maker.address))
  const payouts = orders.reduce((sum, { receiveAmount }) => sum + receiveAmount, 0n)
  expect(spent).toBeGreaterThanOrEqual(payouts)
  expect(spent).toBeLessThan(payouts + FEE_PER_ORDER * BigInt(orders.length))
}

describeLiars('EVM', { methods: () => called, lies: evmLies, run, end })
