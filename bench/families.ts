import { hasLitecoind } from '#chains/bitcoin/testing/localChain.ts'
import { bitcoinNetwork } from '#maker/testing/bitcoinOrders.ts'
import { assetBySymbol } from '#core/catalogue/lookups.ts'
import { type CustodyNetwork, placeBetween, placeIncoming, placeOutgoing } from '#maker/testing/custodyOrders.ts'
import { openDisk } from '#maker/testing/disk.ts'
import { makerIn } from '#maker/testing/drive.ts'
import { openOrder } from '#maker/testing/orders.ts'
import { svmNetwork, svmNetworkOf } from '#maker/testing/svmOrders.ts'
import { tonNetwork } from '#maker/testing/tonOrders.ts'
import { startWorld, type World } from '#maker/testing/world.ts'
import { defaultPolicy } from '#maker/policy.ts'
import type { AssetDef } from '#core/catalogue/types.ts'
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

/** Networks that exchange a coin with the Solana-style one. No coin is on both TON and Bitcoin. */
const partners: readonly (readonly [symbol: string, network: CustodyNetwork])[] = [
  ['USDC', tonNetwork],
  ...(hasLitecoind ? [['BTC', bitcoinNetwork] as const] : []),
]

/**
 * Measures the wait from confirmed deposit to payout between any two families that have a coin in common, with 20 transfers
 * in flight at once in each direction, one direction after another.
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
    for (const [symbol, partner] of partners) {
      const svm = svmNetworkOf(svmAsset(world, symbol), partner)
      for (const [source, destination] of [
        [svm, partner],
        [partner, svm],
      ] as const) {
        const orders = await between(world, store, source, destination)
        figures.push(figureOf(`${source.name} to ${destination.name}`, await waits(world, store, orders)))
      }
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
  return deposited(world, store, network, orders)
}

async function between(
  world: World,
  store: Store,
  source: CustodyNetwork,
  destination: CustodyNetwork,
): Promise<OrderRow[]> {
  const orders: OrderRow[] = []
  for (let n = 0; n < IN_FLIGHT; n++) orders.push(await placeBetween(store, world, source, destination))
  return deposited(world, store, source, orders)
}

async function deposited(world: World, store: Store, network: CustodyNetwork, orders: OrderRow[]): Promise<OrderRow[]> {
  for (const order of orders) await network.deposit(world, order.sendAmount, order, store)
  return orders
}

function svmAsset({ catalogue }: World, symbol: string): AssetDef {
  const found = assetBySymbol(catalogue, svmNetwork.id, symbol)
  if (!found) throw new Error(`no ${symbol} on the Solana-style network`)
  return found
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
