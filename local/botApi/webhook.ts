import type { WebhookInfo } from 'grammy/types'
import { badRequest } from './errors.ts'
import type { Updates } from './updates.ts'

const SECRET = /^[\w-]{1,256}$/

interface Target {
  readonly url: string
  readonly secret: string | undefined
}

interface Options {
  readonly updates: Updates
  readonly plainHttp: boolean
  readonly now: () => number
  /** Minimum and maximum wait between two attempts at the same update. */
  readonly retryMs?: readonly [first: number, longest: number]
  readonly timeoutMs?: number
}

/** Delivers updates to the bot's webhook, one after the other, each until it is accepted. */
export function createWebhook({ updates, plainHttp, now, retryMs = [50, 2000], timeoutMs = 10_000 }: Options) {
  let target: Target | null = null
  let lastError: { date: number; message: string } | null = null
  let stop = new AbortController()
  let running: Promise<void> = Promise.resolve()

  const pause = (ms: number, signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer)
        forget()
        signal.removeEventListener('abort', done)
        resolve()
      }
      const timer = setTimeout(done, ms)
      const forget = ms === WAIT_FOR_NEWS ? updates.onNew(done) : () => {}
      signal.addEventListener('abort', done, { once: true })
    })

  /** Null if it was accepted, else the reason. */
  async function deliver({ url, secret }: Target, body: unknown, signal: AbortSignal): Promise<string | null> {
    const headers = {
      'content-type': 'application/json',
      ...(secret === undefined ? {} : { 'x-telegram-bot-api-secret-token': secret }),
    }
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      })
      await answer.arrayBuffer()
      return answer.ok ? null : `Wrong response from the webhook: ${answer.status} ${answer.statusText}`
    } catch (error) {
      return error instanceof Error && error.name === 'TimeoutError' ? 'Read timeout expired' : 'Connection refused'
    }
  }

  async function work(to: Target, signal: AbortSignal): Promise<void> {
    let wait = retryMs[0]
    while (!signal.aborted) {
      const update = updates.first()
      if (!update) {
        await pause(WAIT_FOR_NEWS, signal)
        continue
      }
      const why = await deliver(to, update, signal)
      if (signal.aborted) return
      if (why === null) {
        updates.confirmFirst()
        wait = retryMs[0]
        continue
      }
      lastError = { date: now(), message: why }
      await pause(wait, signal)
      wait = Math.min(wait * 2, retryMs[1])
    }
  }

  async function end(): Promise<void> {
    stop.abort()
    target = null
    await running
  }

  return {
    isSet: (): boolean => target !== null,
    async set(url: string, secret: string | undefined): Promise<void> {
      const protocol = URL.parse(url)?.protocol
      if (protocol !== 'https:' && !(plainHttp && protocol === 'http:'))
        throw badRequest('bad webhook: An HTTPS URL must be provided for webhook')
      if (secret !== undefined && !SECRET.test(secret)) throw badRequest('secret token contains unallowed characters')
      await end()
      stop = new AbortController()
      lastError = null
      target = { url, secret }
      running = work(target, stop.signal)
    },
    remove: end,
    info: (): WebhookInfo => {
      const kinds = updates.wantedKinds()
      return {
        url: target?.url ?? '',
        has_custom_certificate: false,
        pending_update_count: updates.pending(),
        ...(target ? { max_connections: 1 } : {}),
        ...(lastError ? { last_error_date: lastError.date, last_error_message: lastError.message } : {}),
        ...(kinds ? { allowed_updates: [...kinds] } : {}),
      }
    },
  }
}
/** Pause that ends with the next update. */
const WAIT_FOR_NEWS = 2 ** 31 - 1
export type Webhook = ReturnType<typeof createWebhook>
