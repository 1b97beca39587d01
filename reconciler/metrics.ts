import { createIncidentGauge } from '#runtime/incidentMetrics.ts'
import type { Metrics } from '#runtime/metrics.ts'

export interface ReconcilerMetrics {
  /** Reports the end of a pass over every chain. */
  passed(seconds: number, at: Date): void
  unread(chain: number): void
  height(chain: number, height: number): void
  incidents(open: ReadonlyMap<string, number>): void
}

export function createReconcilerMetrics(metrics: Metrics): ReconcilerMetrics {
  const seconds = metrics.histogram('causeway_reconciler_pass_seconds', 'Duration of a pass over all chains.')
  const last = metrics.gauge(
    'causeway_reconciler_last_pass_timestamp_seconds',
    'Last time that a pass read every chain.',
  )
  const unread = metrics.counter('causeway_reconciler_unread_total', 'Passes that could not read a chain.', ['chain'])
  const height = metrics.gauge('causeway_reconciler_height', 'Finalized block up to which a chain is reconciled.', [
    'chain',
  ])
  return {
    passed: (length, at) => {
      seconds.observe(length)
      last.set(Math.floor(at.getTime() / 1000))
    },
    unread: (chain) => unread.inc({ chain }),
    height: (chain, value) => height.set(value, { chain }),
    incidents: createIncidentGauge(metrics, 'reconciler'),
  }
}
