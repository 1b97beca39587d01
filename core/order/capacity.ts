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
  /** True if a pool pays it: its terms name the pools' account. */
  readonly drawn: boolean
}

/** Orders without a deposit reserve at most this part of a balance, because creating them is free. */
const UNOPENED_SHARE = 2n

/** Source of payouts. Added gas always comes from inventory. */
export type Funds = 'inventory' | 'pool'

/**
 * Base units of an asset that orders without a payout still need from inventory or from a pool. A depositor's unopened orders
 * count once, with their largest, because repeated requests mean one transfer; those of `except` do not count, as the new order
 * replaces them.
 */
export function promisedUnits(
  promised: readonly PromisedPayout[],
  asset: AssetId,
  balance: bigint,
  except: string | null = null,
  funds: Funds = 'inventory',
): bigint {
  const isFromPool = funds === 'pool'
  const need = (one: PromisedPayout): bigint =>
    (one.asset === asset && one.drawn === isFromPool ? one.amount : 0n) +
    (!isFromPool && isNative(asset) ? one.gas : 0n)
  const sum = (some: readonly PromisedPayout[]): bigint => some.reduce((total, one) => total + need(one), 0n)
  const unopened = sum(promised.filter((one) => !one.opened && one.depositor !== except))
  const most = balance / UNOPENED_SHARE
  return sum(promised.filter(({ opened }) => opened)) + (unopened < most ? unopened : most)
}

/** Claim capacity of an escrow: base units in the current window, and in each later one. */
interface ClaimWindows {
  readonly claimLeft: bigint
  readonly claimCap: bigint
}

/**
 * Capacity left in the current and later windows after `orders` are claimed in turn, each in the first window that fits
 * it: a claim is a whole order. `left` is the capacity that earlier orders leave.
 */
export function packClaims(
  { claimLeft, claimCap }: ClaimWindows,
  orders: readonly bigint[],
  left: readonly bigint[] = [claimLeft],
): bigint[] {
  const windows = [...left]
  for (const amount of orders) {
    const at = windows.findIndex((room) => amount <= room)
    // An order above a lowered cap fits into no window; it occupies one alone, as if the cap were raised again.
    if (at === -1) windows.push(amount <= claimCap ? claimCap - amount : 0n)
    else windows[at] = (windows[at] ?? 0n) - amount
  }
  return windows
}

/**
 * The largest order that can be claimed after the packed ones, with `later` whole windows left. Zero if they already
 * need more.
 */
export function largestClaim({ claimCap }: ClaimWindows, packed: readonly bigint[], later: number): bigint {
  if (packed.length > later + 1) return 0n
  if (packed.length < later + 1) return claimCap
  return packed.reduce((most, left) => (left > most ? left : most), 0n)
}
