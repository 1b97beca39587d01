import type { Metrics } from '#runtime/metrics.ts'
import type { ServerMetrics } from './http/metrics.ts'

/** The API's series in the process's registry. */
export function createServerMetrics(metrics: Metrics): ServerMetrics {
  const requests = metrics.counter('causeway_http_requests_total', 'Requests by route and status', ['method', 'route', 'status'])
  const seconds = metrics.histogram('causeway_http_request_seconds', 'Time to answer', ['method', 'route'])
  const additional = metrics.counter('causeway_http_additional_total', 'Requests by whether the additional header was right', ['result'])
  const quotes = metrics.counter('causeway_quotes_total', 'Answers of providers by outcome', ['provider', 'outcome'])
  return {
    request: ({ method, route, status }, took) => {
      requests.inc({ method, route, status })
      seconds.observe(took, { method, route })
    },
    additional: (result) => additional.inc({ result }),
    quote: (labels) => quotes.inc(labels),
    render: () => metrics.render(),
  }
}
