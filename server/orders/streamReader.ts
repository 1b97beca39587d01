import type { SSEStreamingApi } from 'hono/streaming'
import type { OrderId } from '#core/order/id.ts'
import { isSettledState } from '#core/order/state.ts'
import type { OrderEventRow, OrderRow } from '#store/orders/types.ts'
import type { OrderView } from './view.ts'

export interface StreamReader {
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
export function createStreamReader(
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
