import { setTimeout as pause } from 'node:timers/promises'
import { type EdgeCall, nextCall } from './calls.ts'

export interface EdgeLoad {
  /** Milliseconds of each quote that was answered. */
  readonly quoteMs: readonly number[]
  readonly sent: number
  /** Refused because the server was busy: 503 with the seconds to wait. */
  readonly shed: number
  /** Any other 5xx, or no answer at all, by what it was. */
  readonly failed: ReadonlyMap<string, number>
}

const TICK_MS = 20
const ANSWER_MS = 30_000

/** Sends so many calls a second for so long, whether or not earlier ones are answered, each from an address of its own. */
export async function sendLoad(url: string, perSecond: number, seconds: number): Promise<EdgeLoad> {
  const quoteMs: number[] = []
  const failed = new Map<string, number>()
  let [sent, shed] = [0, 0]
  const fail = (what: string): void => void failed.set(what, (failed.get(what) ?? 0) + 1)

  async function send(call: EdgeCall): Promise<void> {
    const start = performance.now()
    try {
      const answer = await fetch(`${url}${call.path}`, {
        method: call.body === undefined ? 'GET' : 'POST',
        headers: { ...call.headers, 'x-forwarded-for': someAddress() },
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWER_MS),
        ...(call.body === undefined ? {} : { body: call.body }),
      })
      await answer.arrayBuffer()
      if (answer.status === 503 && answer.headers.has('retry-after')) shed++
      else if (answer.status >= 500) fail(`${call.kind} ${answer.status}`)
      else if (call.kind === 'quote' && answer.ok) quoteMs.push(performance.now() - start)
    } catch (error) {
      fail(`${call.kind} ${error instanceof Error ? (error.cause ?? error) : error}`)
    }
  }

  const open = new Set<Promise<void>>()
  const start = performance.now()
  for (let elapsed = 0; elapsed < seconds * 1000; elapsed = performance.now() - start) {
    for (; sent < (elapsed / 1000) * perSecond; sent++) {
      const one = send(nextCall()).finally(() => open.delete(one))
      open.add(one)
    }
    await pause(TICK_MS)
  }
  await Promise.all(open)
  return { quoteMs, sent, shed, failed }
}

const byte = (): number => Math.floor(Math.random() * 256)
const someAddress = (): string => `203.${byte()}.${byte()}.${byte()}`
