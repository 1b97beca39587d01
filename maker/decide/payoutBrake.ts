export interface BrakeFacts {
  /** Values in 1e-8 dollar; null while a price is unknown. */
  usdE8: bigint | null
  /** Paid out in this asset during the last hour, per signature, without this payment. */
  outflowE8: bigint | null
  outflowCapE8: bigint
  /**
   * Value paid but not claimed for deposits in the source escrow, over all its tokens and including this one; null if
   * the escrow holds none of the deposit, `unknown` while a price is.
   */
  unclaimedE8: bigint | null | 'unknown'
  unclaimedCapE8: bigint
  reviewAboveE8: bigint
  /** True if the chain alone proves the payment, so its size needs no review: a refund to its own depositor. */
  proven: boolean
  /** Milliseconds since this process first saw that it could be signed; `reviewMs` is the wait of a large one. */
  waitedMs: number
  reviewMs: number
}

export type Brake = 'price_unknown' | 'under_review' | 'outflow_cap' | 'unclaimed_cap'
type Rule = (facts: BrakeFacts) => Brake | null

const known: Rule = ({ usdE8, outflowE8, unclaimedE8 }) =>
  usdE8 === null || outflowE8 === null || unclaimedE8 === 'unknown' ? 'price_unknown' : null
const unclaimed: Rule = ({ unclaimedE8, unclaimedCapE8 }) =>
  typeof unclaimedE8 === 'bigint' && unclaimedE8 > unclaimedCapE8 ? 'unclaimed_cap' : null
const outflow: Rule = ({ usdE8, outflowE8, outflowCapE8 }) =>
  (usdE8 ?? 0n) + (outflowE8 ?? 0n) > outflowCapE8 ? 'outflow_cap' : null
const reviewed: Rule = ({ usdE8, reviewAboveE8, waitedMs, reviewMs }) =>
  (usdE8 ?? 0n) > reviewAboveE8 && waitedMs < reviewMs ? 'under_review' : null

const rules: readonly Rule[] = [known, reviewed, unclaimed, outflow]

/**
 * Returns the reason why a valid payment must wait; null if it may go out now. These limits don't check if a payment is
 * right: they bound the hourly cost of a bug anywhere else and give an operator time to react.
 */
export function payoutBrake(facts: BrakeFacts): Brake | null {
  if (facts.proven) return null
  for (const rule of rules) {
    const brake = rule(facts)
    if (brake) return brake
  }
  return null
}
