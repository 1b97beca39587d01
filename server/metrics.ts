import { watchEndpoints } from '#runtime/endpointMetrics.ts'
import type { Metrics } from '#runtime/metrics.ts'
import type { ServerDeps } from './deps.ts'
import type { ServerMetrics } from './http/metrics.ts'

/** Counts pending rows per topic; without a reader those of a day accumulate. */
function watchOutbox(metrics: Metrics, { store }: Pick<ServerDeps, 'store'>): void {
  const waiting = metrics.gauge('causeway_outbox_waiting', 'Unprocessed outbox rows, by topic', ['topic'])
  metrics.onRender(async () => {
    const counts = await store.outbox.waiting()
    waiting.reset()
    for (const [topic, count] of counts) waiting.set(count, { topic })
  })
}

const HELD_FOR_MS = 24 * 3_600_000

/**
 * Counts what entered review within a day and is still there. Rows are counted, not events of this process: a worker that dies
 * after it stored the state reports nothing.
 */
function watchHeldOrders(metrics: Metrics, { store, clock }: Pick<ServerDeps, 'store' | 'clock'>): void {
  const held = metrics.gauge(
    'causeway_provider_orders_held',
    'Orders of external providers that entered review in the last day and are still there, by reason',
    ['provider', 'reason'],
  )
  metrics.onRender(async () => {
    const counts = await store.externalOrders.heldSince(new Date(clock.now().getTime() - HELD_FOR_MS))
    held.reset()
    for (const { provider, reason, orders } of counts) held.set(orders, { provider, reason })
  })
}

/** Registers the API's metrics. Only networks with settlement are included: money depends on them. */
export function createServerMetrics(
  metrics: Metrics,
  deps: Pick<ServerDeps, 'store' | 'catalogue' | 'chains' | 'clock'>,
): ServerMetrics {
  const settled = deps.catalogue.chains.filter((chain) => chain.settlement !== null)
  watchEndpoints(metrics, 'server', () => settled.flatMap((chain) => deps.chains(chain.id) ?? []))
  watchOutbox(metrics, deps)
  watchHeldOrders(metrics, deps)
  const requests = metrics.counter('causeway_http_requests_total', 'Requests, by route and status', [
    'method',
    'route',
    'status',
  ])
  const seconds = metrics.histogram('causeway_http_request_seconds', 'Response time', ['method', 'route'])
  const additional = metrics.counter(
    'causeway_http_additional_total',
    'Requests by validity of the additional header',
    ['result'],
  )
  const shed = metrics.counter('causeway_http_shed_total', 'Requests refused because the process is busy', ['class'])
  const quotes = metrics.counter('causeway_quotes_total', 'Provider responses, by outcome', ['provider', 'outcome'])
  return {
    request: ({ method, route, status }, took) => {
      requests.inc({ method, route, status })
      seconds.observe(took, { method, route })
    },
    additional: (result) => additional.inc({ result }),
    shed: (loadClass) => shed.inc({ class: loadClass }),
    quote: (labels) => quotes.inc(labels),
  }
}
