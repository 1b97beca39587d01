/** What the API counts. The names of the series live where this is built, so that handlers cannot invent new ones. */
export interface ServerMetrics {
  request(labels: { method: string; route: string; status: number }, seconds: number): void
  /** Whether the `additional` header was there and right (spec §7); it grants nothing. */
  additional(result: 'match' | 'mismatch' | 'missing'): void
  quote(labels: { provider: string; outcome: string }): void
  /** Prometheus text. */
  render(): Promise<string>
}

export const silentMetrics: ServerMetrics = {
  request() {},
  additional() {},
  quote() {},
  render: () => Promise.resolve(''),
}
