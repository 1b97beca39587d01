import { setPriority } from 'node:os'
import { type OrderState, orderStates } from '#core/order/state.ts'
import { placeEvmOrder } from '#maker/testing/orders.ts'
import { type Production, startProduction } from '#maker/testing/production.ts'
import type { OrderRow } from '#store/orders/types.ts'
import type { BareChain } from './bareChain.ts'
import { openingOf } from './deposits.ts'
import { type Figure, percentile } from './figure.ts'

const LOOK_MS = 250
const MOST_MS = 180_000
/** Deposits per check, so that they are spread over several blocks. */
const AT_A_TIME = 5
/** Lower priority for parts that run on other machines in production, so that they take no time from the maker. */
const YIELDING = 10
/** Transfers in flight still need the maker: from the deposit until it is repaid. */
const underWay: readonly OrderState[] = orderStates.filter((state) => state !== 'done')

const deposit = ({ world: { north } }: Production, order: OrderRow, nonce: number): Promise<unknown> =>
  north.rpc('eth_sendTransaction', [openingOf(north.chainId, order, nonce)])

/**
 * Runs a maker and its attesters as processes on PostgreSQL, with `count` transfers between deposit and settlement at
 * any time.
 * @returns milliseconds from confirmed to broadcast of each of the `total` transfers
 */
async function inFlight(count: number, total: number): Promise<number[]> {
  const production = await startProduction()
  const { world, programs, store, makerEnv, attesters } = production
  const maker = programs.start('maker', makerEnv)
  try {
    for (const { pid } of attesters) setPriority(pid, YIELDING)
    setPriority(YIELDING)
    await maker.ready()
    const orders: OrderRow[] = []
    for (let i = 0; i < total; i++) orders.push(await placeEvmOrder(store, { from: world.north, to: world.south }))
    const first = Number(await world.north.rpc('eth_getTransactionCount', [orders[0]?.fromAddress, 'latest']))
    const deadline = performance.now() + MOST_MS
    for (let sent = 0, open = 0; open > 0 || sent < total; ) {
      if (performance.now() > deadline)
        throw new Error(`${open} transfers were not settled in time; the maker said: ${maker.said()}`)
      const more = orders.slice(sent, sent + Math.min(count - open, AT_A_TIME))
      await Promise.all(more.map((order, i) => deposit(production, order, first + sent + i)))
      sent += more.length
      await new Promise((done) => setTimeout(done, LOOK_MS))
      const waiting = total - sent
      open = (await store.orders.inStates({ states: underWay, limit: 2 * total })).length - waiting
    }
    const waits: number[] = []
    for (const order of orders) waits.push(await waited(production, order))
    return waits
  } finally {
    await maker.kill()
    await production.stop()
  }
}

async function waited({ store }: Production, { id }: OrderRow): Promise<number> {
  const events = await store.orders.events(id, 0)
  const at = (type: string) => events.find((event) => event.type === type)?.at.getTime() ?? Number.NaN
  return at('broadcast') - at('deposit_confirmed')
}

/** Measures the wait from confirmed deposit to payout while 50 transfers are in flight. */
export async function inFlightFigures({ sendMs }: BareChain): Promise<Figure[]> {
  const waits = await inFlight(50, 200)
  const figure = (name: string, share: number, ratioLimit: number): Figure => ({
    name: `confirmed → broadcast, ${name}, 50 in flight`,
    value: percentile(waits, share),
    unit: 'ms',
    limit: null,
    baseline: { name: 'one bare send', value: sendMs },
    ratioLimit,
  })
  return [figure('p50', 0.5, 60), figure('p99', 0.99, 150)]
}
