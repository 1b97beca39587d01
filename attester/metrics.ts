import type { ChainNode } from '#chains/contract/node.ts'
import { watchEndpoints } from '#runtime/endpointMetrics.ts'
import type { Metrics } from '#runtime/metrics.ts'

/** Metrics that an attester reports to its operator. */
export interface AttesterMetrics {
  /** A response with a signature; repeats count too. */
  signed(source: bigint, destination: bigint): void
  refused(reason: string): void
}

export const silentAttesterMetrics: AttesterMetrics = { signed() {}, refused() {} }

/** Registers the attester's metrics with Prometheus, and the health of its own endpoints. */
export function createAttesterMetrics(metrics: Metrics, nodes: Iterable<ChainNode>): AttesterMetrics {
  const signed = metrics.counter('causeway_attester_signed_total', 'Requests answered with a signature.', [
    'source',
    'destination',
  ])
  const refused = metrics.counter('causeway_attester_refused_total', 'Requests refused, by reason.', ['reason'])
  const watched = [...nodes]
  watchEndpoints(metrics, 'attester', () => watched)
  return {
    signed: (source, destination) => signed.inc({ source: String(source), destination: String(destination) }),
    refused: (reason) => refused.inc({ reason }),
  }
}
