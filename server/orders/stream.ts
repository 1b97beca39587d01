import type { SSEStreamingApi } from 'hono/streaming'
import { isSettledState } from '#core/order/state.ts'
import type { OrderId } from '#core/order/id.ts'
import type { Store } from '#store/contract.ts'
import type { OrderView } from './view.ts'

interface StreamDeps {
  store: Store
  view: OrderView
  heartbeatMs: number
}

/** A signal that can be raised any number of times and awaited with a timeout; a raise between two waits is not lost. */
function createBell() {
  let rung = false
  let wake: (() => void) | null = null
  return {
    ring: () => {
      rung = true
      wake?.()
    },
    /** True when it rang, false when the time was up. */
    wait: async (ms: number): Promise<boolean> => {
      if (!rung) {
        let timer: NodeJS.Timeout | undefined
        await new Promise<void>((resolve) => {
          wake = resolve
          timer = setTimeout(resolve, ms)
        })
        clearTimeout(timer)
        wake = null
      }
      const was = rung
      rung = false
      return was
    },
  }
}

/**
 * Sends the order's events after `afterSeq`, each with its seq as the event id, until the order is settled or the reader leaves. Every
 * heartbeat also looks into the database, so that a lost notification delays an event but never loses it.
 */
export async function streamOrder(
  deps: StreamDeps,
  sse: SSEStreamingApi,
  id: OrderId,
  afterSeq: number,
): Promise<void> {
  const bell = createBell()
  const stop = deps.store.onOrderEvent((changed) => {
    if (changed === id) bell.ring()
  })
  sse.onAbort(bell.ring)
  let last = afterSeq
  try {
    while (!sse.aborted) {
      const order = await deps.store.orders.get(id)
      if (!order) return
      for (const event of await deps.store.orders.events(id, last)) {
        last = event.seq
        await sse.writeSSE({ id: String(event.seq), data: JSON.stringify(deps.view.eventToWire(order, event)) })
      }
      if (isSettledState(order.state)) return
      if (!(await bell.wait(deps.heartbeatMs)) && !sse.aborted) await sse.write(': heartbeat\n\n')
    }
  } finally {
    stop()
  }
}
