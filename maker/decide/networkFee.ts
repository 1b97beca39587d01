import type { Price } from '#core/prices/price.ts'
import { usdValue } from '#core/money/usd.ts'

export interface NetworkFeeFacts {
  /** Native base units that the transaction costs at most, its value excluded. */
  feeCap: bigint
  decimals: number
  /** Of the network's own coin; null where no price is known. */
  price: Price | null
  /** 1e-8 dollar that one transaction may cost. */
  capE8: bigint
  /** A payout takes on an obligation and can wait; claims, cancels and refunds end one. */
  isPayout: boolean
}

/** A coin whose last price is old may be worth twice as much by now. */
const STALE_FACTOR = 2n

/** Why the transaction must not be signed now; null when it may be. */
export function networkFeeRefusal(facts: NetworkFeeFacts): 'fee_above_cap' | 'price_unknown' | null {
  const { feeCap, decimals, price, capE8, isPayout } = facts
  // A vendor that is down for a day must not keep the maker from its claims, nor depositors from their money.
  if (price === null || (price.stale && isPayout)) return 'price_unknown'
  const value = usdValue(feeCap, decimals, price.usdE8) * (price.stale ? STALE_FACTOR : 1n)
  return value > capE8 ? 'fee_above_cap' : null
}
