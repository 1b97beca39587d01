import type { LoadClass } from './loadClasses.ts'

/** Counters of the API. Series names are defined where this is built, so that handlers can't add new ones. */
export interface ServerMetrics {
  request(labels: { method: string; route: string; status: number }, seconds: number): void
  /** Result of the `additional` header check (spec §7); it grants nothing. */
  additional(result: 'match' | 'mismatch' | 'missing'): void
  /** Counts a call that was refused under load. */
  shed(loadClass: LoadClass): void
  quote(labels: { provider: string; outcome: string }): void
}

export const silentMetrics: ServerMetrics = {
  request() {},
  additional() {},
  shed() {},
  quote() {},
}
