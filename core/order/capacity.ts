import { type AssetId, isNative } from '../chain/assetId.ts'

/**
 * Payout due to one depositor's orders in one asset: the sum of the deposited ones, or the largest that can still be
 * deposited.
 */
export interface PromisedPayout {
  readonly asset: AssetId
  readonly depositor: string
  /** Destination base units. */
  readonly amount: bigint
  /** Native base units on top. */
  readonly gas: bigint
  /** True if a deposit was seen; else the order can still be opened. */
  readonly opened: boolean
}

/** Orders without a deposit reserve at most this part of a balance, because creating them is free. */
const UNOPENED_SHARE = 2n

/**
 * Base units of an asset that orders without a payout still need. A depositor's unopened orders count once, with their
 * largest, because repeated requests mean one transfer; those of `except` do not count, as the new order replaces them.
 */
export function promisedUnits(
  promised: readonly PromisedPayout[],
  asset: AssetId,
  balance: bigint,
  except: string | null = null,
): bigint {
  const need = (one: PromisedPayout): bigint =>
    (one.asset === asset ? one.amount : 0n) + (isNative(asset) ? one.gas : 0n)
  const sum = (some: readonly PromisedPayout[]): bigint => some.reduce((total, one) => total + need(one), 0n)
  const unopened = sum(promised.filter((one) => !one.opened && one.depositor !== except))
  const most = balance / UNOPENED_SHARE
  return sum(promised.filter(({ opened }) => opened)) + (unopened < most ? unopened : most)
}
