import type { PaymentSearch } from '#chains/contract/payer.ts'

/** Result of a search for a payment on chain: sign again, end because it was paid, or wait. */
export type PaymentVerdict = { kind: 'unpaid' } | { kind: 'paid'; ref: string } | { kind: 'wait' }

export interface PaymentFacts {
  search: PaymentSearch
  /** Epoch ms since when an endpoint has shown a payment that no quorum confirms; null = just now or never. */
  disputedSince: number | null
  now: number
  /** Milliseconds by which such an endpoint delays the quorum's answer. */
  disputeMs: number
}

/**
 * A quorum's final answer counts. A single endpoint that shows a payment only delays it and alerts an operator; after
 * that a quorum's answer that there is none counts.
 */
export function judgePayment({ search, disputedSince, now, disputeMs }: PaymentFacts): PaymentVerdict {
  if (search.state === 'paid') return search.final ? { kind: 'paid', ref: search.ref } : { kind: 'wait' }
  const over = disputedSince !== null && now - disputedSince >= disputeMs
  return search.disputed === null || over ? { kind: 'unpaid' } : { kind: 'wait' }
}
