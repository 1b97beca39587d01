import type { LoadClass } from './loadClasses.ts'

/** What the API counts. The names of the series live where this is built, so that handlers cannot invent new ones. */
export interface ServerMetrics {
  request(labels: { method: string; route: string; status: number }, seconds: number): void
  /** Whether the `additional` header was there and right (spec §7); it grants nothing. */
  additional(result: 'match' | 'mismatch' | 'missing'): void
  /** A call that was refused because the process is busy. */
  shed(loadClass: LoadClass): void
  quote(labels: { provider: string; outcome: string }): void
}

export const silentMetrics: ServerMetrics = {
  request() {},
  additional() {},
  shed() {},
  quote() {},
}
