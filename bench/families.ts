import { hasLitecoind } from '#chains/bitcoin/testing/localChain.ts'
import { bitcoinNetwork } from '#maker/testing/bitcoinOrders.ts'
import { type CustodyNetwork, placeIncoming, placeOutgoing } from '#maker/testing/custodyOrders.ts'
import { openDisk } from '#maker/testing/disk.ts'
import { makerIn } from '#maker/testing/drive.ts'
import { openOrder } from '#maker/testing/orders.ts'
import { svmNetwork } from '#maker/testing/svmOrders.ts'
import { tonNetwork } from '#maker/testing/tonOrders.ts'
import { startWorld, type World } from '#maker/testing/world.ts'
import { defaultPolicy } from '#maker/policy.ts'
import type { Store } from '#store/contract.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { type Figure, percentile } from './figure.ts'

const IN_FLIGHT = 20
const LIMIT_MS = 2_000
/** The maker's own interval. */
const POLL_MS = 500
const LOOK_MS = 500
const MOST_MS = 120_000

const networks: readonly CustodyNetwork[] = [svmNetwork, tonNetwork, ...(hasLitecoind ? [bitcoinNetwork] : [])]

/**
 * Measures the wait from confirmed deposit to payout between the EVM network and each other family, with 20 transfers in
 * flight at once in each direction, one direction after another.
 */
export async function familyFigures(): Promise<Figure[]> {
  const world = await startWorld({ svm: true, ton: true, bitcoin: hasLitecoind })
  const { store, close } = await openDisk(await world.folder())
  const maker = makerIn(world, store, { pollMs: POLL_MS, policy: defaultPolicy })
  const figures: Figure[] = []
  try {
    for (const network of networks) await network.prepare?.(store)
    maker.start()
    for (const network of networks) {
      const { name } = network
      figures.push(figureOf(`EVM to ${name}`, await waits(world, store, await outgoing(world, store, network))))
      figures.push(figureOf(`${name} to EVM`, await waits(world, store, await incoming(world, store, network))))
    }
    return figures
  } finally {
    await maker.stop()
    await close()
    await world.stop()
  }
}

async function outgoing(world: World, store: Store, network: CustodyNetwork): Promise<OrderRow[]> {
  const orders: OrderRow[] = []
  for (let n = 0; n < IN_FLIGHT; n++) orders.push(await placeOutgoing(store, world, network))
  for (const order of orders) await openOrder(world.north, order)
  return orders
}

async function incoming(world: World, store: Store, network: CustodyNetwork): Promise<OrderRow[]> {
  const orders: OrderRow[] = []
  for (let n = 0; n < IN_FLIGHT; n++) orders.push(await placeIncoming(store, world, network))
  for (const order of orders) await network.deposit(world, order.sendAmount, order, store)
  return orders
}

/** Milliseconds from confirmed to broadcast of each order. */
async function waits(world: World, store: Store, orders: readonly OrderRow[]): Promise<number[]> {
  const deadline = performance.now() + MOST_MS
  for (;;) {
    await world.mine()
    const found = await Promise.all(orders.map((order) => waitOf(store, order)))
    const known = found.filter((ms) => ms !== null)
    if (known.length === orders.length) return known
    if (performance.now() > deadline) throw new Error(`${orders.length - known.length} transfers were not paid in time`)
    await new Promise((done) => setTimeout(done, LOOK_MS))
  }
}

async function waitOf(store: Store, { id }: OrderRow): Promise<number | null> {
  const events = await store.orders.events(id, 0)
  const at = (type: string) => events.find((event) => event.type === type)?.at.getTime()
  const [confirmed, sent] = [at('deposit_confirmed'), at('broadcast')]
  return confirmed === undefined || sent === undefined ? null : sent - confirmed
}

const figureOf = (pair: string, all: readonly number[]): Figure => ({
  name: `confirmed → broadcast, p99, ${pair}, ${IN_FLIGHT} in flight`,
  value: percentile(all, 0.99),
  unit: 'ms',
  limit: LIMIT_MS,
  baseline: null,
})
