import { Counter, Gauge, Histogram, Registry } from 'prom-client'

type Labels = Readonly<Record<string, string | number>>
export interface CounterHandle {
  inc(labels?: Labels, by?: number): void
}
export interface GaugeHandle {
  set(value: number, labels?: Labels): void
  /** Drops every series, before a full refresh. */
  reset(): void
}
export interface HistogramHandle {
  /** Seconds, or the unit that the name ends with. */
  observe(value: number, labels?: Labels): void
}

/** One registry per process (or per test); nothing is global. */
export interface Metrics {
  counter(name: MetricName, help: string, labels?: readonly string[]): CounterHandle
  gauge(name: MetricName, help: string, labels?: readonly string[]): GaugeHandle
  histogram(name: MetricName, help: string, labels?: readonly string[], buckets?: readonly number[]): HistogramHandle
  /** Runs before each render, to refresh gauges that are read rather than pushed. */
  onRender(refresh: () => Promise<void> | void): void
  /** Prometheus text exposition. */
  render(): Promise<string>
  readonly contentType: string
}

/** Dashboards and alerts depend on these names, so each starts with the product's. */
export type MetricName = `causeway_${string}`

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300] as const

export function createMetrics(defaultLabels: Readonly<Record<string, string>> = {}): Metrics {
  const registry = new Registry()
  registry.setDefaultLabels(defaultLabels)
  const refreshers: (() => Promise<void> | void)[] = []
  const base = (name: string, help: string, labels: readonly string[]) => ({
    name,
    help,
    labelNames: [...labels],
    registers: [registry],
  })

  return {
    contentType: registry.contentType,
    counter(name, help, labels = []) {
      const metric = new Counter(base(name, help, labels))
      return { inc: (values = {}, by = 1) => metric.inc({ ...values }, by) }
    },
    gauge(name, help, labels = []) {
      const metric = new Gauge(base(name, help, labels))
      return { set: (value, values = {}) => metric.set({ ...values }, value), reset: () => metric.reset() }
    },
    histogram(name, help, labels = [], buckets = SECONDS) {
      const metric = new Histogram({ ...base(name, help, labels), buckets: [...buckets] })
      return { observe: (value, values = {}) => metric.observe({ ...values }, value) }
    },
    onRender: (refresh) => void refreshers.push(refresh),
    async render() {
      // One stale gauge must not break the whole metrics page.
      await Promise.allSettled(refreshers.map(async (refresh) => refresh()))
      return registry.metrics()
    },
  }
}
