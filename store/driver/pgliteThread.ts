import { Worker } from 'node:worker_threads'
import { AppError } from '#core/errors.ts'
import type { SqlResult } from './contract.ts'
import type { PgliteSession } from './pglite.ts'

type Failure = { message: string; code?: string; detail?: string; constraint?: string }
type Message =
  | { ready: true }
  | { failed: Failure }
  | { channel: string; payload: string }
  | { id: number; value?: unknown; error?: Failure }
type Waiting = { resolve(value: unknown): void; reject(error: Error): void }

const toError = ({ message, ...fields }: Failure): Error => Object.assign(new Error(message), fields)

/** Runs PGlite in a thread of its own, so that a long query never blocks the event loop. */
export async function openPgliteThread(folder: string): Promise<PgliteSession> {
  const worker = new Worker(new URL('./pgliteWorker.mjs', import.meta.url), { workerData: { folder }, execArgv: [] })
  const waiting = new Map<number, Waiting>()
  const listeners = new Map<string, ((payload: string) => void)[]>()
  let nextId = 0
  let ended: Error | null = null

  const end = (error: Error): void => {
    ended ??= error
    for (const call of waiting.values()) call.reject(error)
    waiting.clear()
  }
  const call = <T>(body: Record<string, unknown>): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      if (ended) return reject(ended)
      const id = nextId++
      waiting.set(id, { resolve: resolve as Waiting['resolve'], reject })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage({ id, ...body })
    })

  await new Promise<void>((resolve, reject) => {
    worker.on('error', (error) => {
      end(error)
      reject(error)
    })
    worker.on('exit', () => {
      const error = new AppError('database_unavailable', 'The embedded database has stopped.', { status: 503 })
      end(error)
      reject(error)
    })
    worker.on('message', (message: Message) => {
      if ('ready' in message) return resolve()
      if ('failed' in message) return reject(toError(message.failed))
      if ('channel' in message) return listeners.get(message.channel)?.forEach((listener) => listener(message.payload))
      const entry = waiting.get(message.id)
      waiting.delete(message.id)
      if (message.error) entry?.reject(toError(message.error))
      else entry?.resolve(message.value)
    })
  })

  return {
    query: (text, params, mode) => call<SqlResult>({ kind: 'query', text, params, mode }),
    listen: (channel, onPayload) => {
      const known = listeners.get(channel)
      listeners.set(channel, [...(known ?? []), onPayload])
      return known ? Promise.resolve() : call({ kind: 'listen', channel })
    },
    close: async () => {
      const gone = new Promise((resolve) => worker.once('exit', resolve))
      await call({ kind: 'close' })
      await gone
    },
  }
}
