import type { Price } from '#core/money/price.ts'
import { usdValue } from '#core/money/usd.ts'

export interface NetworkFeeFacts {
  /** Maximum network fee of the transaction in native base units, without its value. */
  feeCap: bigint
  decimals: number
  /** Price of the network's native coin; null if unknown. */
  price: Price | null
  /** Fee cap per transaction, in 1e-8 dollar. */
  capE8: bigint
  /** A payout creates an obligation and can wait; claims, cancels and refunds end one. */
  isPayout: boolean
}

/** A coin with a stale price may be worth twice as much by now. */
const STALE_FACTOR = 2n

/** Returns the reason why the transaction must not be signed now; null if it may be. */
export function networkFeeRefusal(facts: NetworkFeeFacts): 'fee_above_cap' | 'price_unknown' | null {
  const { feeCap, decimals, price, capE8, isPayout } = facts
  // A price vendor that is down for a day must not block the maker's claims or depositors' refunds.
  if (price === null || (price.stale && isPayout)) return 'price_unknown'
  const value = usdValue(feeCap, decimals, price.usdE8) * (price.stale ? STALE_FACTOR : 1n)
  return value > capE8 ? 'fee_above_cap' : null
}
