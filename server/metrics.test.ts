import { expect, it } from 'vitest'
import { createMetrics } from '#runtime/metrics.ts'
import { silentLog } from '#runtime/log.ts'
import { externalOrder, noProgress } from '#store/orders/suite/external.ts'
import { createServerMetrics } from './metrics.ts'
import { startExternalOrders } from './orders/externalOrders.ts'
import { proofReads } from './orders/externalProof.ts'
import type { RouteProvider } from './providers/provider.ts'
import { ethRoute, placeOrder } from './testing/orderFlow.ts'
import { createTestApp, north, sol } from './testing/testApp.ts'

it('reports the endpoints of networks with settlement, and the pending outbox entries', async () => {
  const t = await createTestApp()
  try {
    const metrics = createMetrics()
    createServerMetrics(metrics, t.deps)
    const endpoints = (text: string) =>
      text.split('\n').filter((line) => line.startsWith('causeway_server_endpoint_healthy{'))
    await placeOrder(t, ethRoute)
    await t.store.outbox.add('receipts', 'one', {})
    t.chain(north).setDown(true)
    const before = await metrics.render()
    expect(endpoints(before)).toEqual(
      expect.arrayContaining([
        `causeway_server_endpoint_healthy{chain="${north}",endpoint="fake"} 0`,
        `causeway_server_endpoint_healthy{chain="${sol}",endpoint="fake"} 1`,
      ]),
    )
    expect(endpoints(before)).toHaveLength(t.catalogue.chains.filter(({ settlement }) => settlement !== null).length)
    expect(before).toContain('causeway_outbox_waiting{topic="order_events"} 1')
    expect(before).toContain('causeway_outbox_waiting{topic="receipts"} 1')

    // An emptied topic must not keep reporting its last count.
    await t.store.outbox.drain('receipts', 10, async () => {})
    const after = await metrics.render()
    expect(after).toContain('causeway_outbox_waiting{topic="order_events"} 1')
    expect(after).not.toContain('receipts')
  } finally {
    await t.close()
  }
}, 60_000)

it('counts an order under review although the worker died right after it stored that', async () => {
  const t = await createTestApp()
  try {
    const metrics = createMetrics()
    createServerMetrics(metrics, t.deps)
    const held = async () => (await metrics.render()).split('\n').filter((line) => /orders_held(_total)?\{/.test(line))
    const order = externalOrder({ provider: 'vendor' })
    await t.store.transaction(async (tx) => {
      await tx.orders.create(order)
      await tx.externalOrders.track(order.id, { pollAt: t.deps.clock.now(), nativeFee: 0n, minReceive: 1n })
    })
    let died = (): void => {}
    const death = new Promise<void>((resolve) => (died = resolve))
    const { externalOrders } = t.store
    const record: typeof externalOrders.record = async (...answer) => {
      await externalOrders.record(...answer)
      died()
      return new Promise(() => {})
    }
    const answer = { status: 'held', cursor: null, reason: 'payout_unproven' }
    const worker = startExternalOrders({
      store: { ...t.store, externalOrders: { ...externalOrders, record } },
      providers: [{ name: 'vendor', poll: () => Promise.resolve(answer) } as unknown as RouteProvider],
      clock: t.deps.clock,
      log: silentLog,
      reads: proofReads(() => null),
    })
    void worker.runOnce()
    await death
    void worker.stop()
    expect(await held()).toEqual(['causeway_provider_orders_held{provider="vendor",reason="payout_unproven"} 1'])
    await externalOrders.record(order.id, {
      progress: (await externalOrders.get(order.id)) ?? noProgress,
      events: ['refunded'],
      pollAt: null,
    })
    expect(await held()).toEqual([])
  } finally {
    await t.close()
  }
}, 60_000)
