import type { AssetDef, RouteDef } from '#core/catalogue/types.ts'
import { applyRatioUp, RATIO_SCALE } from '#core/money/ratio.ts'
import { ceilDiv, pow10, rescaleDown } from '#core/money/units.ts'

export interface PayableFacts {
  /** Deposited amount that the chain shows, in base units of the source asset. */
  deposited: bigint
  /** The partner's share: the amount in the escrow's event, in base units of the source asset, or a ratio over 10^9. */
  channel: { fee: bigint } | { ratio: bigint }
  /** Native base units of the destination that the recipient gets on top of the payout. */
  destinationGas: bigint
  /** Minimum charge for the payout's own gas, in native base units. */
  payoutGas: bigint
  route: Pick<RouteDef, 'feeRatio'>
  from: AssetDef
  to: AssetDef
  /** The destination's own coin; null where the catalogue does not list it. */
  native: AssetDef | null
  /** 1e-8 dollar per whole unit, from the maker's own sources; null if unknown or not trusted. */
  prices: { from: bigint | null; to: bigint | null; native: bigint | null }
  /** Ratio over 10^9 by which two sources of a price may differ. It never applies between two forms of one coin. */
  tolerance: bigint
}

const atLeastZero = (amount: bigint): bigint => (amount > 0n ? amount : 0n)

/** One coin on two chains needs no price. The catalogue never lists a route between two symbols. */
const isSameCoin = (a: AssetDef, b: AssetDef): boolean => a.symbol === b.symbol && a.priceKey === b.priceKey

/**
 * Returns the largest payout that the maker's own catalogue and prices allow, in destination base units: the quote's
 * formula with minimum fees. From the order it reads only the destination gas. Null while a price is unknown.
 */
export function mostPayable(facts: PayableFacts): bigint | null {
  const { deposited, channel, route, from, to, prices, tolerance } = facts
  const gasCost = costOfGas(facts)
  if (gasCost === null) return null
  const base = atLeastZero(deposited - gasCost - costOfPayout(facts))
  const channelFee = 'fee' in channel ? channel.fee : applyRatioUp(base, channel.ratio)
  const net = atLeastZero(base - applyRatioUp(base, route.feeRatio) - channelFee)
  if (isSameCoin(from, to)) return rescaleDown(net, from.decimals, to.decimals)
  if (!prices.from || !prices.to) return null
  const worth = (net * prices.from * pow10(to.decimals)) / (prices.to * pow10(from.decimals))
  return (worth * (RATIO_SCALE + tolerance)) / RATIO_SCALE
}

/**
 * Minimum cost of the destination gas, in base units of the source asset; null while it depends on an unknown price.
 */
function costOfGas({ destinationGas, from, native, prices, tolerance }: PayableFacts): bigint | null {
  if (destinationGas === 0n) return 0n
  if (!native) return null
  if (isSameCoin(from, native)) return ceilDiv(destinationGas * pow10(from.decimals), pow10(native.decimals))
  if (!prices.from || !prices.native) return null
  const cost = ceilDiv(destinationGas * prices.native * pow10(from.decimals), prices.from * pow10(native.decimals))
  return ceilDiv(cost * RATIO_SCALE, RATIO_SCALE + tolerance)
}

/**
 * Returns the minimum charge for the payout's gas, in base units of the source asset, rounded down; 0 while it depends on an
 * unknown price.
 */
function costOfPayout({ payoutGas, from, native, prices, tolerance }: PayableFacts): bigint {
  if (payoutGas === 0n || !native) return 0n
  if (isSameCoin(from, native)) return rescaleDown(payoutGas, native.decimals, from.decimals)
  if (!prices.from || !prices.native) return 0n
  const cost = (payoutGas * prices.native * pow10(from.decimals)) / (prices.from * pow10(native.decimals))
  return (cost * RATIO_SCALE) / (RATIO_SCALE + tolerance)
}

/** True if the amount depends on the time of the prices. */
export const pricesDecide = ({
  from,
  to,
  native,
  destinationGas,
}: Pick<PayableFacts, 'from' | 'to' | 'native' | 'destinationGas'>): boolean =>
  !isSameCoin(from, to) || (destinationGas > 0n && native !== null && !isSameCoin(from, native))
