import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from './clock.ts'
import { silentLog } from './log.ts'
import { createMetrics } from './metrics.ts'
import { listenOnLease } from './testing/ports.ts'
import { type Alerts, createAlerts } from './createAlerts.ts'

const SECRET = 'a secret that the receiver shares'
interface Delivery {
  readonly body: string
  readonly timestamp: string
  readonly signature: string
}

let receiver: Server
let url: string
let deliveries: Delivery[]
/** Answers in order; then 204. */
let answers: { status: number; location?: string }[]
let alerts: Alerts
beforeEach(async () => {
  deliveries = []
  answers = []
  receiver = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const header = (name: string) => String(request.headers[name])
      deliveries.push({
        body: Buffer.concat(parts).toString(),
        timestamp: header('causeway-timestamp'),
        signature: header('causeway-signature'),
      })
      const { status, location } = answers.shift() ?? { status: 204 }
      response.writeHead(status, location === undefined ? {} : { location }).end()
    })
  })
  url = `http://127.0.0.1:${await listenOnLease(receiver)}/alerts`
})
afterEach(async () => {
  await alerts.stop()
  receiver.closeAllConnections()
  receiver.close()
})

const alert = (id: string) => ({ id, kind: 'paid_twice', subject: '0xab', details: { payouts: 2 }, at: new Date(0) })
function open(to: string | null, metrics = createMetrics()): Alerts {
  const webhook = to === null ? null : { url: to, secret: SECRET }
  alerts = createAlerts({
    process: 'reconciler',
    webhook,
    clock: systemClock,
    log: silentLog,
    metrics,
    firstRetryMs: 1,
  })
  return alerts
}
const delivered = () => expect.poll(() => alerts.waiting(), { timeout: 10_000 }).toBe(0)

describe('alerts', () => {
  it('reach the receiver once each, with a signature over time and body', async () => {
    const { raise } = open(url)
    for (const id of ['1', '2', '1']) raise(alert(id))
    await delivered()
    expect(deliveries.map(({ body }) => JSON.parse(body))).toEqual(
      ['1', '2'].map((id) => ({ ...alert(id), at: '1970-01-01T00:00:00.000Z' })),
    )
    for (const { body, timestamp, signature } of deliveries) {
      expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(60)
      expect(signature).toBe(`sha256=${createHmac('sha256', SECRET).update(`${timestamp}.${body}`).digest('hex')}`)
    }
  })

  it('are repeated in order until the receiver accepts them', async () => {
    answers = [{ status: 500 }, { status: 404 }]
    const metrics = createMetrics()
    const { raise } = open(url, metrics)
    for (const id of ['1', '2']) raise(alert(id))
    await delivered()
    expect(deliveries.map(({ body }) => (JSON.parse(body) as { id: string }).id)).toEqual(['1', '1', '1', '2'])
    const page = await metrics.render()
    expect(page).toContain('causeway_reconciler_alerts_total{kind="paid_twice"} 2')
    expect(page).toContain('causeway_reconciler_alert_delivery_failures_total 2')
  })

  it('follow no redirect to another host', async () => {
    let reached = 0
    const other = createServer((_, response) => {
      reached += 1
      response.end()
    })
    answers = [{ status: 307, location: `http://127.0.0.1:${await listenOnLease(other)}/` }]
    open(url).raise(alert('1'))
    await delivered()
    other.close()
    expect([reached, deliveries.length]).toEqual([0, 2])
  })

  it('are logged and counted without a receiver, and stop with the process', async () => {
    const metrics = createMetrics()
    open(null, metrics).raise(alert('1'))
    expect(await metrics.render()).toContain('causeway_reconciler_alerts_total{kind="paid_twice"} 1')
    const unreachable = open('http://127.0.0.1:1/')
    unreachable.raise(alert('1'))
    await unreachable.stop()
    expect(unreachable.waiting()).toBe(1)
  })
})
