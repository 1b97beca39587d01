import type { PaymentSearch } from '#chains/contract.ts'

/** Decision after a search of the chain: a new signature, an end because the payment was made, or nothing yet. */
export type PaymentVerdict = { kind: 'unpaid' } | { kind: 'paid'; ref: string } | { kind: 'wait' }

export interface PaymentFacts {
  search: PaymentSearch
  /** Epoch milliseconds since when an endpoint has shown a payment that a quorum does not have; null = just now or never. */
  disputedSince: number | null
  now: number
  /** Milliseconds by which such an endpoint delays the quorum's answer. */
  disputeMs: number
}

/**
 * A quorum's final answer counts. One endpoint that shows a payment only delays: an operator is alerted meanwhile, and the answer of a
 * quorum that still shows none counts after that.
 */
export function judgePayment({ search, disputedSince, now, disputeMs }: PaymentFacts): PaymentVerdict {
  if (search.state === 'paid') return search.final ? { kind: 'paid', ref: search.ref } : { kind: 'wait' }
  const over = disputedSince !== null && now - disputedSince >= disputeMs
  return search.disputed === null || over ? { kind: 'unpaid' } : { kind: 'wait' }
}
