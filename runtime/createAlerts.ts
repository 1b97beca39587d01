import { createHmac } from 'node:crypto'
import type { Clock } from './clock.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import { withDeadline } from './outbound.ts'

const FIRST_RETRY_MS = 1_000
const LAST_RETRY_MS = 60_000
/** Far above what an operator can read; the log keeps all of them. */
const MOST_WAITING = 1_000

export interface Alerts {
  /** Logs, counts and queues an alert; each id is raised once. Never throws and never waits for the receiver. */
  raise(alert: Alert): void
  /** Number of alerts that wait for the receiver. */
  waiting(): number
  /** Drops the alerts that still wait. */
  stop(): Promise<void>
}

export interface AlertDeps {
  readonly process: 'maker' | 'reconciler'
  /** Null if the operator has no receiver: alerts are then logged and counted. */
  readonly webhook: WebhookSettings | null
  readonly clock: Clock
  readonly log: Log
  readonly metrics: Metrics
  readonly fetch?: typeof globalThis.fetch
  readonly firstRetryMs?: number
}

/**
 * Alerts an operator by log, metric and signed webhook. Deliveries are retried with growing intervals until the
 * receiver accepts them.
 */
export function createAlerts(deps: AlertDeps): Alerts {
  const { process, webhook, clock, log, metrics, fetch = globalThis.fetch, firstRetryMs = FIRST_RETRY_MS } = deps
  const raised = metrics.counter(`causeway_${process}_alerts_total`, 'Alerts raised for an operator.', ['kind'])
  const failed = metrics.counter(
    `causeway_${process}_alert_delivery_failures_total`,
    'Alert deliveries that the receiver rejected.',
  )
  const seen = new Set<string>()
  const queue: Alert[] = []
  let stopped = false
  let wake = (): void => {}
  let delivering: Promise<void> | null = null

  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function deliver(settings: WebhookSettings): Promise<void> {
    for (let retryMs = firstRetryMs; queue[0] && !stopped; ) {
      try {
        await postAlert(settings, queue[0], clock.now(), fetch)
        queue.shift()
        retryMs = firstRetryMs
      } catch (error) {
        failed.inc()
        log.warn({ error: error instanceof Error ? error.message : String(error) }, 'alert not delivered yet')
        await pause(retryMs)
        retryMs = Math.min(retryMs * 2, LAST_RETRY_MS)
      }
    }
    delivering = null
  }

  return {
    raise(alert) {
      if (stopped || seen.has(alert.id)) return
      seen.add(alert.id)
      raised.inc({ kind: alert.kind })
      log.error({ alert: alert.id, kind: alert.kind, subject: alert.subject, details: alert.details }, 'alert')
      if (!webhook) return
      if (queue.length < MOST_WAITING) queue.push(alert)
      delivering ??= deliver(webhook)
    },
    waiting: () => queue.length,
    async stop() {
      stopped = true
      wake()
      await delivering
    },
  }
}

const DEADLINE_MS = 10_000

/** Event that an operator must know within a minute. */
export interface Alert {
  /** The same for every delivery of one alert, so that a receiver can drop duplicates. */
  readonly id: string
  readonly kind: string
  readonly subject: string
  readonly details: Readonly<Record<string, unknown>>
  readonly at: Date
}

interface WebhookSettings {
  readonly url: string
  /** Shared with the receiver. */
  readonly secret: string
}

/**
 * Returns the HMAC-SHA256 over `<timestamp>.<body>`, in hex: a receiver compares it and refuses timestamps that are minutes old.
 */
const signAlert = (secret: string, timestamp: number, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')

/** Delivers one alert to the operator's receiver. @throws Error unless the receiver returns a 2xx status. */
async function postAlert(
  { url, secret }: WebhookSettings,
  alert: Alert,
  now: Date,
  fetch: typeof globalThis.fetch,
): Promise<void> {
  const body = JSON.stringify({ ...alert, at: alert.at.toISOString() })
  const timestamp = Math.floor(now.getTime() / 1000)
  const response = await withDeadline(DEADLINE_MS, (signal) =>
    fetch(url, {
      method: 'POST',
      body,
      // A redirect would send the alert to a host that the operator has not named.
      redirect: 'error',
      signal,
      headers: {
        'content-type': 'application/json',
        'causeway-timestamp': String(timestamp),
        'causeway-signature': `sha256=${signAlert(secret, timestamp, body)}`,
      },
    }),
  )
  await response.body?.cancel()
  if (!response.ok) throw new Error(`the alert receiver answered ${response.status}`)
}
