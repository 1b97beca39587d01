import type { SSEStreamingApi } from 'hono/streaming'
import { AppError } from '#core/errors.ts'
import type { OrderId } from '#core/order/id.ts'
import type { OrderEventRow, OrderRow } from '#store/orders/types.ts'
import { limitBuckets } from '#runtime/addressBuckets.ts'
import { isSettledState } from '#core/order/state.ts'
import type { ServerDeps } from '../deps.ts'
import type { OrderView } from './view.ts'

export interface OrderStreams {
  /** @throws AppError `too_many_streams`: 429 for an address or an order, 503 for the process; all retriable */
  requireRoom(ip: string, id: OrderId): void
  /** Writes events after `afterSeq` until the order is settled, the reader leaves or the stream's lifetime ends. */
  follow(sse: SSEStreamingApi, reader: { ip: string; order: OrderRow; afterSeq: number }): Promise<void>
}

const RETRY_SECONDS = 30

/**
 * Event streams of one process share one poll of the store: a notification polls its order, a heartbeat all followed
 * ones. A lost notification therefore only delays an event.
 */
export function createOrderStreams(
  { store, config, log }: Pick<ServerDeps, 'store' | 'config' | 'log'>,
  view: OrderView,
): OrderStreams {
  const { streams: limits, heartbeatSeconds, rateLimitScale } = config
  const readers = new Set<StreamReader>()
  const due = new Set<OrderId>()
  let isPolling = false
  let stopListening: (() => void) | null = null

  const ask = (id: OrderId): void => {
    due.add(id)
    if (!isPolling) void poll()
  }

  async function poll(): Promise<void> {
    isPolling = true
    try {
      while (due.size > 0) {
        const asked = [...readers].filter(({ id }) => due.has(id))
        due.clear()
        await readFor(asked)
      }
    } catch (err) {
      // The next heartbeat retries.
      log.warn({ err }, 'order events could not be read')
    } finally {
      isPolling = false
    }
  }

  async function readFor(asked: readonly StreamReader[]): Promise<void> {
    const seen = new Map<OrderId, number>()
    for (const { id, last } of asked) seen.set(id, Math.min(last, seen.get(id) ?? last))
    const news = byOrder(await store.orders.eventsOf(seen))
    const orders = new Map((await store.orders.getAll([...news.keys()])).map((order) => [order.id, order]))
    for (const reader of asked) reader.take(news.get(reader.id) ?? [], orders.get(reader.id))
  }

  /** Keeps one listener and one timer while there are readers. */
  function listen(): () => void {
    const stop = store.onOrderEvent((changed) => {
      if ([...readers].some(({ id }) => id === changed)) ask(changed)
    })
    const timer = setInterval(() => {
      for (const reader of readers) {
        reader.heartbeat()
        ask(reader.id)
      }
    }, heartbeatSeconds * 1000)
    timer.unref()
    return () => {
      stop()
      clearInterval(timer)
    }
  }

  function leave(reader: StreamReader): void {
    readers.delete(reader)
    if (readers.size > 0) return
    stopListening?.()
    stopListening = null
  }

  return {
    requireRoom(ip, id) {
      const open = [...readers]
      const perAddress = Math.max(1, Math.floor(limits.perAddress * rateLimitScale))
      const counts: readonly (readonly [status: number, open: number, most: number])[] = [
        ...limitBuckets(ip).map(
          ([key, times]) => [429, open.filter(({ ip: of }) => isIn(key, of)).length, perAddress * times] as const,
        ),
        [429, open.filter((one) => one.id === id).length, limits.perOrder],
        [503, open.length, limits.perProcess],
      ]
      const full = counts.find(([, now, most]) => now >= most)
      if (full)
        throw new AppError('too_many_streams', 'Too many event streams are open. Poll the order instead.', {
          status: full[0],
          retriable: true,
          fix: { kind: 'retry_after', seconds: RETRY_SECONDS },
        })
    },

    async follow(sse, { ip, order, afterSeq }) {
      const reader = createStreamReader(sse, view, { ip, order, afterSeq })
      const lifetime = setTimeout(reader.end, limits.lifetimeSeconds * 1000)
      lifetime.unref()
      readers.add(reader)
      stopListening ??= listen()
      ask(order.id)
      await reader.ended
      clearTimeout(lifetime)
      leave(reader)
      await reader.written()
    },
  }
}

const isIn = (key: string, ip: string): boolean => limitBuckets(ip).some(([own]) => own === key)

function byOrder(events: readonly OrderEventRow[]): Map<OrderId, OrderEventRow[]> {
  const groups = new Map<OrderId, OrderEventRow[]>()
  for (const event of events) groups.set(event.orderId, [...(groups.get(event.orderId) ?? []), event])
  return groups
}

interface StreamReader {
  /** Client address: streams of one address or network share a limit. */
  readonly ip: string
  readonly id: OrderId
  /** Sequence number of the newest event that is written or queued. */
  readonly last: number
  /** Accepts a poll's result: writes the events that it lacks; `order` is set if there are any. */
  take(news: readonly OrderEventRow[], order: OrderRow | undefined): void
  heartbeat(): void
  end(): void
  /** Resolves once the order is settled, the reader has left or `end` was called. */
  readonly ended: Promise<void>
  /** Resolves once everything is written. */
  written(): Promise<void>
}

/** The write side of one event stream. Writes are queued per reader, so that a slow one doesn't delay the others. */
function createStreamReader(
  sse: SSEStreamingApi,
  view: OrderView,
  { ip, order: first, afterSeq }: { ip: string; order: OrderRow; afterSeq: number },
): StreamReader {
  let end = (): void => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  let last = afterSeq
  let waiting = 0
  let writing: Promise<unknown> = Promise.resolve()
  const write = (one: () => Promise<unknown>): void => {
    waiting++
    writing = writing.then(one).then(() => waiting--)
  }
  sse.onAbort(end)

  return {
    ip,
    id: first.id,
    get last() {
      return last
    },
    take(news, order = first) {
      const unseen = news.filter(({ seq }) => seq > last)
      for (const event of unseen) {
        last = event.seq
        const data = JSON.stringify(view.eventToWire(order, event))
        write(() => sse.writeSSE({ id: String(event.seq), data }))
      }
      // Events were read after the order, so without new ones its state is still the first one.
      if (isSettledState((unseen.at(-1) ?? first).state)) end()
    },
    heartbeat() {
      // A slow reader gets no heartbeats, because they would pile up.
      if (waiting === 0) write(() => sse.write(': heartbeat\n\n'))
    },
    end,
    ended,
    written: async () => void (await writing),
  }
}
