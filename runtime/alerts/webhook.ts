import { createHmac } from 'node:crypto'
import { withDeadline } from '../outbound/withDeadline.ts'

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

export interface WebhookSettings {
  readonly url: string
  /** Shared with the receiver. */
  readonly secret: string
}

/**
 * HMAC-SHA256 over `<timestamp>.<body>`, in hex: a receiver compares it and refuses timestamps that are minutes old.
 */
export const signAlert = (secret: string, timestamp: number, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')

/** Delivers one alert to the operator's receiver. @throws Error unless the receiver returns a 2xx status. */
export async function postAlert(
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
