import { dustLimit, feeFor, type FeeRate, inputFee, virtualSize } from './fees.ts'

/** Coins that pay orders at the same time: each serves one payment until its change is final. */
const WANTED_COINS = 20
/** Outputs with change in one payment, so that no order pays for all of them. */
const MOST_PARTS = 4
/** A part is worth at least this many times the fee of creating and spending it. */
const LEAST_WORTH = 100n

export interface ChangeFacts {
  readonly script: Uint8Array
  readonly rate: FeeRate
  /** Amount that another payment like this one takes, with its fee. */
  readonly like: bigint
  /** Amounts of the wallet's other coins, now and once its waiting payments are final. */
  readonly others: readonly bigint[]
  /** Change of the payment if it has this many outputs with change. */
  left(parts: number): bigint
}

/**
 * Divides change while the wallet has too few coins for payments at the same time. Each part pays another payment like
 * this one; smaller coins don't count, so that strangers' dust changes nothing.
 */
export function splitChange({ script, rate, like, others, left }: ChangeFacts): readonly bigint[] {
  const cost = feeFor(virtualSize(0, [script]) - virtualSize(0, []), rate) + inputFee(rate)
  const least = [like, cost * LEAST_WORTH, dustLimit(script)].reduce((most, each) => (each > most ? each : most))
  const missing = WANTED_COINS - others.filter((amount) => amount >= least).length
  for (let parts = Math.min(MOST_PARTS, missing); parts > 1; parts--) {
    const each = left(parts) / BigInt(parts)
    if (each >= least)
      return Array.from({ length: parts }, (_, at) => (at === 0 ? left(parts) - each * BigInt(parts - 1) : each))
  }
  return [left(1)]
}
