import { setTimeout as pause } from 'node:timers/promises'
import { type EdgeCall, nextCall } from './calls.ts'

export interface EdgeLoad {
  /** Milliseconds of each quote that was answered. */
  readonly quoteMs: readonly number[]
  readonly sent: number
  /** Refused because the server was busy: 503 with the seconds to wait. */
  readonly shed: number
  /** Other 5xx answers and missing answers, counted by kind. */
  readonly failed: ReadonlyMap<string, number>
}

const TICK_MS = 20
const ANSWER_MS = 30_000

interface Sender {
  send(call: EdgeCall): Promise<void>
  sum(sent: number): EdgeLoad
}

/** Creates a sender whose calls each come from a different address; it counts the answers. */
function createSender(url: string): Sender {
  const quoteMs: number[] = []
  const failed = new Map<string, number>()
  let shed = 0
  const fail = (what: string): void => void failed.set(what, (failed.get(what) ?? 0) + 1)
  return {
    sum: (sent) => ({ quoteMs, sent, shed, failed }),
    async send(call) {
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
    },
  }
}

/** Sends calls at a fixed rate, whether or not earlier ones are answered. */
export async function sendLoad(url: string, perSecond: number, seconds: number): Promise<EdgeLoad> {
  const sender = createSender(url)
  const open = new Set<Promise<void>>()
  let sent = 0
  const start = performance.now()
  for (let elapsed = 0; elapsed < seconds * 1000; elapsed = performance.now() - start) {
    for (; sent < (elapsed / 1000) * perSecond; sent++) {
      const one = sender.send(nextCall()).finally(() => open.delete(one))
      open.add(one)
    }
    await pause(TICK_MS)
  }
  await Promise.all(open)
  return sender.sum(sent)
}

/** Calls in progress while the capacity is measured: the server is never idle, and has nothing to refuse. */
const IN_PROGRESS = 24

/** Measures how many calls a second the server answers when each sender waits for its answer. */
export async function measureCapacity(url: string, seconds: number): Promise<number> {
  const sender = createSender(url)
  let sent = 0
  const end = performance.now() + seconds * 1000
  const one = async (): Promise<void> => {
    for (; performance.now() < end; sent++) await sender.send(nextCall())
  }
  await Promise.all(Array.from({ length: IN_PROGRESS }, one))
  return answered(sender.sum(sent)) / seconds
}

/** Calls with an answer other than a refusal. */
export const answered = ({ sent, shed, failed }: EdgeLoad): number =>
  sent - shed - [...failed.values()].reduce((sum, count) => sum + count, 0)

const byte = (): number => Math.floor(Math.random() * 256)
const someAddress = (): string => `203.${byte()}.${byte()}.${byte()}`
