import type { ChainNode } from '#chains/contract.ts'
import { watchEndpoints } from '#runtime/endpointMetrics.ts'
import type { Metrics } from '#runtime/metrics.ts'

/** What an attester tells its operator. */
export interface AttesterMetrics {
  /** An answer with a signature; a repeat counts too. */
  signed(source: bigint, destination: bigint): void
  refused(reason: string): void
}

export const silentAttesterMetrics: AttesterMetrics = { signed() {}, refused() {} }

/** The attester's figures in a Prometheus registry, and the health of its own endpoints. */
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
