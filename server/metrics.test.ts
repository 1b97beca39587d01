import { expect, it } from 'vitest'
import { createMetrics } from '#runtime/metrics.ts'
import { createServerMetrics } from './metrics.ts'
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
