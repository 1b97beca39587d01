import { z } from 'zod'
import { chainIdNumber, time } from './common.ts'

/** Extent of a sample. Figures are published only of `enough`, so that none describes one person's transfer. */
export const samples = ['under_5', 'under_10', 'few_senders', 'enough'] as const

const percent = z.int().min(0).max(100)
const bps = z.number().min(0)

/** Transfers between two networks that ended or are overdue; those that a provider alone reports don't count. */
export const routeFigures = z.object({
  from_chain_id: chainIdNumber,
  to_chain_id: chainIdNumber,
  sample: z.enum(samples),
  /** Rounded down to 10, 20, 50, 100 and so on. */
  transfers: z.int().nullable(),
  /** Share that was paid out as ordered, refunded, and paid out after the quoted time. */
  arrived_percent: percent.nullable(),
  refunded_percent: percent.nullable(),
  late_percent: percent.nullable(),
  /** Seconds from deposit to payout, rounded up. */
  median_seconds: z.int().nullable(),
  p95_seconds: z.int().nullable(),
  /** Basis points by which what arrived was below the quote. */
  median_shortfall_bps: bps.nullable(),
  p95_shortfall_bps: bps.nullable(),
  /** Further payouts that the provider alone reports; rounded down, 0 below 10. */
  reported: z.int(),
})
export type RouteFigures = z.infer<typeof routeFigures>

const providerFigures = z.object({
  provider: z.string(),
  /** Display name; empty for the operator's own market maker. */
  provider_name: z.string(),
  routes: z.array(routeFigures),
})
export type ProviderFigures = z.infer<typeof providerFigures>

/** A route by the operator's own small transfers, which are in none of the figures. */
const canaryFigures = z.object({
  provider: z.string(),
  provider_name: z.string(),
  from_chain_id: chainIdNumber,
  to_chain_id: chainIdNumber,
  from_symbol: z.string(),
  /** Result of the last one. */
  state: z.enum(['ok', 'failed', 'overdue']),
  /** Time at which the last one was sent. */
  checked_at: time,
  /** Those of the last 7 days with a result, and those of them that arrived. */
  checks: z.int(),
  arrived: z.int(),
})
export type CanaryFigures = z.infer<typeof canaryFigures>

export const statusData = z.object({
  /** Time of the figures, which are at most a minute old while the service is healthy. */
  as_of: time,
  networks: z.array(z.object({ chain_id: chainIdNumber, state: z.enum(['ok', 'unreachable', 'paused']) })),
  /** Providers whose transfers of the last day are often past their quoted time and still open. */
  delayed: z.array(providerFigures.pick({ provider: true, provider_name: true })),
  /** Routes that the operator checks by transfers of its own; empty if it checks none. */
  canaries: z.array(canaryFigures),
  windows: z.array(z.object({ days: z.int(), providers: z.array(providerFigures) })),
})
export type StatusData = z.infer<typeof statusData>
export type NetworkState = StatusData['networks'][number]['state']
