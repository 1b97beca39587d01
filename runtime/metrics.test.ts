import { expect, it } from 'vitest'
import { createMetrics } from './metrics.ts'

it('renders counters, gauges and histograms of this registry only', async () => {
  const metrics = createMetrics({ process: 'maker' })
  metrics.counter('causeway_payouts_total', 'Payouts sent.', ['chain']).inc({ chain: 31337 }, 2)
  metrics.histogram('causeway_payout_seconds', 'Deposit to payout.').observe(0.12)
  const gauge = metrics.gauge('causeway_orders', 'Orders by state.', ['state'])
  metrics.onRender(() => gauge.set(3, { state: 'seen' }))
  const text = await metrics.render()
  expect(text).toContain('causeway_payouts_total{chain="31337",process="maker"} 2')
  expect(text).toContain('causeway_payout_seconds_bucket{le="0.15",process="maker"} 1')
  expect(text).toContain('causeway_orders{state="seen",process="maker"} 3')
  expect(await createMetrics().render()).not.toContain('causeway_')
})

it('a gauge that fails to refresh keeps the others readable', async () => {
  const metrics = createMetrics()
  metrics.onRender(() => Promise.reject(new Error('database away')))
  metrics.onRender(() => {
    throw new Error('at once')
  })
  metrics.counter('causeway_requests_total', 'Requests.').inc()
  expect(await metrics.render()).toContain('causeway_requests_total 1')
})
