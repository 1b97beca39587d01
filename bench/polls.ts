import { setTimeout as pause } from 'node:timers/promises'
import type { OrderId } from '#core/order/id.ts'
import { silentLog } from '#runtime/log.ts'
import { startExternalOrders } from '#server/orders/externalOrders.ts'
import { proofReads } from '#server/orders/externalProof.ts'
import type { PollAnswer, RouteProvider } from '#server/providers/provider.ts'
import type { Store } from '#store/contract.ts'
import { openStore } from '#store/open.ts'
import { externalOrder } from '#store/orders/suite/external.ts'
import { startTestPostgres } from '#store/testing/postgres.ts'
import { type Figure, percentile } from './figure.ts'

const ORDERS = 1_000
const PROVIDERS = ['one', 'two', 'three', 'four']
/** Ages are spread up to it: the youngest orders are polled every 5 seconds, the oldest every 2 minutes. */
const OLDEST_MS = 20 * 60_000
const RUN_MS = 60_000
const IDLE_MS = 30_000
const ANSWER_MS = 100

/** Measures one worker that follows open orders of outside providers on PostgreSQL, and the same worker with nothing due. */
export async function pollFigures(): Promise<Figure[]> {
  const server = await startTestPostgres()
  let agoMs = 0
  const clock = { now: () => new Date(Date.now() - agoMs) }
  const store = await openStore({ url: await server.createDatabase(), journal: null, clock, log: silentLog })
  try {
    const ids: OrderId[] = []
    for (let index = 0; index < ORDERS; index++) {
      agoMs = Math.round(OLDEST_MS * (1 - index / ORDERS))
      ids.push(await place(store, PROVIDERS[index % PROVIDERS.length] ?? ''))
    }
    agoMs = 0
    return [...(await follow(store, ids)), await idle(store, ids)]
  } finally {
    await store.close()
    await server.stop()
  }
}

async function place(store: Store, provider: string): Promise<OrderId> {
  const openBy = new Date(Date.now() + 24 * 3_600_000)
  const order = externalOrder({ provider, openBy, fillDeadline: openBy })
  await store.transaction(async (tx) => {
    await tx.orders.create(order)
    await tx.externalOrders.track(order.id, { pollAt: new Date(), nativeFee: 0n, minReceive: 1n })
  })
  return order.id
}

const open: PollAnswer = { status: 'deposited', cursor: 'x', depositTx: '0x1' }
const providersWith = (poll: NonNullable<RouteProvider['poll']>): readonly RouteProvider[] =>
  PROVIDERS.map((name) => ({ name, title: name, routes: () => [], policy: {}, poll }) as unknown as RouteProvider)
const start = (store: Store, poll: NonNullable<RouteProvider['poll']>) =>
  startExternalOrders({
    store,
    providers: providersWith(poll),
    clock: { now: () => new Date() },
    log: silentLog,
    reads: proofReads(() => null),
  })

/** The share of polls that were later than a whole interval of their order, and how late polls are. */
async function follow(store: Store, ids: readonly OrderId[]): Promise<Figure[]> {
  const due = new Map<string, number>()
  const late: { ms: number; ofInterval: number }[] = []
  const worker = start(store, async (order) => {
    const now = Date.now()
    const interval = Math.max((now - order.createdAt.getTime()) / 10, 5_000)
    const expected = due.get(order.id)
    if (expected !== undefined) late.push({ ms: now - expected, ofInterval: (now - expected) / interval })
    await pause(ANSWER_MS)
    due.set(order.id, Date.now() + interval)
    return open
  })
  await pause(RUN_MS)
  const missing = ids.filter((id) => !due.has(id)).length
  const overdue = [...due.values()].filter((at) => at < Date.now() - 5_000).length
  await worker.stop()
  return [
    {
      name: `${ORDERS} open orders of outside providers: not polled, or later than a whole interval`,
      value: missing + overdue + late.filter(({ ofInterval }) => ofInterval > 1).length,
      unit: '',
      limit: 0,
      baseline: null,
    },
    {
      name: `${ORDERS} open orders of outside providers: polls after they were due, p99`,
      value: percentile(
        late.map(({ ms }) => ms),
        0.99,
      ),
      unit: 'ms',
      limit: 5_000,
      baseline: null,
    },
  ]
}

async function idle(store: Store, ids: readonly OrderId[]): Promise<Figure> {
  const pollAt = new Date(Date.now() + 24 * 3_600_000)
  for (const id of ids) {
    const row = await store.externalOrders.get(id)
    if (row?.pollAt) await store.externalOrders.postpone(id, { pollAt, claim: row.pollAt, isFailure: false })
  }
  const worker = start(store, () => Promise.resolve(open))
  await pause(3_000)
  const [cpu, from] = [process.cpuUsage(), performance.now()]
  await pause(IDLE_MS)
  const { user, system } = process.cpuUsage(cpu)
  const share = (user + system) / 1000 / (performance.now() - from)
  await worker.stop()
  return {
    name: `the same worker with ${ORDERS} open orders and nothing due, share of a processor`,
    value: 100 * share,
    unit: '%',
    limit: 1,
    baseline: null,
  }
}
