import type { ChainNode } from '#chains/contract/node.ts'
import type { EndpointHealth } from '#chains/rpc/endpoint.ts'
import type { Metrics } from './metrics.ts'

type Part = 'server' | 'maker' | 'attester' | 'reconciler'
type WatchedNode = Pick<ChainNode, 'id' | 'endpoints'>

/** Health of RPC endpoints, under the same three names in every process. */
export function createEndpointGauges(metrics: Metrics, part: Part): (chain: number, health: EndpointHealth) => void {
  const labels = ['chain', 'endpoint']
  const up = metrics.gauge(`causeway_${part}_endpoint_healthy`, '1 while the endpoint answers.', labels)
  const height = metrics.gauge(`causeway_${part}_endpoint_height`, 'Highest block that the endpoint has shown.', labels)
  const errors = metrics.gauge(
    `causeway_${part}_endpoint_errors`,
    'Failed calls to the endpoint since startup.',
    labels,
  )
  return (chain, health) => {
    const at = { chain, endpoint: health.label }
    up.set(health.healthy ? 1 : 0, at)
    if (health.height !== null) height.set(Number(health.height), at)
    errors.set(health.errors, at)
  }
}

/** Reads the endpoints of these nodes whenever the metrics are read. */
export function watchEndpoints(metrics: Metrics, part: Part, nodes: () => Iterable<WatchedNode>): void {
  const tell = createEndpointGauges(metrics, part)
  metrics.onRender(() => {
    for (const node of nodes()) for (const health of node.endpoints()) tell(node.id, health)
  })
}
