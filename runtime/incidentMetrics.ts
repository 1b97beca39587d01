import type { Metrics } from './metrics.ts'

/** Open incidents by kind, as a process last read them: an alert rule fires on any above zero. */
export function createIncidentGauge(
  metrics: Metrics,
  process: 'maker' | 'reconciler',
): (open: ReadonlyMap<string, number>) => void {
  const gauge = metrics.gauge(`causeway_${process}_incidents_open`, 'Incidents that no operator has ended.', ['kind'])
  return (open) => {
    gauge.reset()
    for (const [kind, count] of open) gauge.set(count, { kind })
  }
}
