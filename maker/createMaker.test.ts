import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ChainNode } from '#chains/contract/node.ts'
import { chainId } from '#core/chain/chainId.ts'
import { type Clock, systemClock } from '#runtime/clock.ts'
import { noFailpoints } from '#runtime/failpoints.ts'
import { type Log, silentLog } from '#runtime/log.ts'
import { createMetrics } from '#runtime/metrics.ts'
import type { Store } from '#store/contract.ts'
import { finalOrder, newOrder, validatedOrder } from '#store/testing/fixtures.ts'
import { openTestStore } from '#store/testing/memoryStore.ts'
import type { MakerDeps } from './contract.ts'
import { createMaker, type Maker } from './createMaker.ts'
import { createMakerMetrics } from './metrics.ts'
import { catalogueOf } from './testing/unitContext.ts'

const chain = chainId(1)
const other = chainId(8453)
let now: number
const clock: Clock = { ...systemClock, now: () => new Date(now) }
let store: Store
beforeEach(async () => {
  now = Date.now()
  store = await openTestStore({ clock })
})
afterEach(() => store.close())

/** Builds a maker on a network whose node answers nothing, with its metrics and log. */
function makerOf(owner: string) {
  const metrics = createMetrics()
  const lines: string[] = []
  const note = (_: unknown, text: string): void => void lines.push(text)
  const log: Log = { ...silentLog, info: note, warn: note, child: () => log }
  const maker: Maker = createMaker({
    store,
    catalogue: catalogueOf([chain, other]),
    chains: new Map([[chain, { endpoints: () => [] } as unknown as ChainNode]]),
    payers: new Map(),
    priceSecret: 'test',
    attesters: [],
    clock,
    log,
    metrics: createMakerMetrics(metrics),
    failpoints: noFailpoints,
    owner,
    pollMs: 50,
  } satisfies MakerDeps)
  const figure = async (name: string): Promise<number | null> => {
    const line = (await metrics.render()).split('\n').find((text) => text.startsWith(`${name} `))
    return line === undefined ? null : Number(line.split(' ').at(-1))
  }
  return { maker, figure, lines, held: () => figure(`causeway_maker_lease_held{chain="${chain}"}`) }
}

describe('the lease of a chain', () => {
  it('is reported by the process that holds it and by the one that waits', async () => {
    const [first, second] = [makerOf('first'), makerOf('second')]
    await first.maker.runOnce()
    await second.maker.runOnce()
    expect([await first.held(), await second.held()]).toEqual([1, 0])
    expect(second.lines).toContain('another process holds the lease')
    await first.maker.stop()
    await second.maker.runOnce()
    expect(await second.held()).toBe(1)
    expect(second.lines).toContain('lease taken')
  })

  it('that another database writer took is reported as lost within a renewal', async () => {
    const { maker, held, lines } = makerOf('maker')
    await maker.runOnce()
    expect(await held()).toBe(1)
    const taken = await store.leases.acquire(`maker:${chain}`, 'thief', 1e6, new Date(now + 60_000))
    expect(taken).not.toBeNull()
    now += 6_000
    await maker.runOnce()
    expect(await held()).toBe(0)
    expect(lines.filter((line) => line.startsWith('lease lost'))).toHaveLength(1)
  })
})

describe('the age of the oldest order', () => {
  it('is reported although no attester responds and nothing is paid, and falls to zero', async () => {
    const { maker, figure } = makerOf('maker')
    const paid = await finalOrder(store, { fromChain: chain, toChain: other })
    await validatedOrder(store, { fromChain: chain, toChain: other })
    const unclaimed = `causeway_maker_oldest_order_seconds{chain="${chain}",stage="unclaimed"}`
    const unpaid = `causeway_maker_oldest_order_seconds{chain="${other}",stage="unpaid"}`
    now += 1_500_000
    await maker.runOnce()
    expect(await figure(unclaimed)).toBeCloseTo(1_500, 0)
    expect(await figure(unpaid)).toBeCloseTo(1_500, 0)
    await store.orders.apply(paid.id, 'claimed')
    await maker.runOnce()
    expect(await figure(unclaimed)).toBe(0)
  })

  it('includes a deliberately waiting order again after an hour', async () => {
    const { maker, figure } = makerOf('maker')
    const { order } = await validatedOrder(store, { ...newOrder(), fromChain: chain, toChain: other })
    const unpaid = `causeway_maker_oldest_order_seconds{chain="${other}",stage="unpaid"}`
    await store.orders.note(order.id, 'waiting', { reason: 'outflow_cap' })
    now += 3_500_000
    await maker.runOnce()
    expect(await figure(unpaid)).toBe(0)
    now += 200_000
    await maker.runOnce()
    expect(await figure(unpaid)).toBeCloseTo(3_700, 0)
  })
})
