import { gasTierFor } from '#core/catalogue/tiers.ts'
import type { RouteDef } from '#core/catalogue/types.ts'
import { type BridgeFees, bridgeFees } from '#core/order/fees.ts'
import { ceilDiv, pow10 } from '#core/money/units.ts'

export interface PriceInput {
  route: Pick<RouteDef, 'gasTiers' | 'feeRatio'>
  /** Base units of the source asset. */
  amount: bigint
  sourceDecimals: number
  destinationDecimals: number
  /** Native base units per unit of gas on the destination. */
  gasPrice: bigint
  /** Native base units that the recipient receives in addition. */
  destinationGas: bigint
  nativeDecimals: number
  /** 1e-8 dollars per whole unit. */
  sourcePriceE8: bigint
  nativePriceE8: bigint
  /** Base units of the source asset for opening a gasless deposit; 0 if the depositor sends it. */
  depositGas: bigint
  /** Channel fee as a ratio over 1e9. */
  channelRatio: bigint
}

export interface PricedFees extends BridgeFees {
  depositGas: bigint
}

/** Converts native base units to base units of the source asset by value, rounded up. */
export function nativeToSource(
  native: bigint,
  p: Pick<PriceInput, 'nativePriceE8' | 'sourcePriceE8' | 'nativeDecimals' | 'sourceDecimals'>,
): bigint {
  return ceilDiv(native * p.nativePriceE8 * pow10(p.sourceDecimals), p.sourcePriceE8 * pow10(p.nativeDecimals))
}

/**
 * Maker's formula (design §5): (live gas price × the tier's gas + added gas) × the tier's margin; ratio and channel fee
 * apply to the rest.
 */
export function priceRoute(p: PriceInput): PricedFees {
  const tier = gasTierFor(p.route, p.amount)
  // Added gas has to be bought again at tomorrow's price, so the margin applies to it as well.
  const native = (tier ? p.gasPrice * tier.gasUnits : 0n) + p.destinationGas
  const gasCompensation = nativeToSource(ceilDiv(native * BigInt(100 + (tier?.marginPercent ?? 0)), 100n), p)
  const { depositGas } = p
  const fees = bridgeFees({
    send: p.amount,
    sourceDecimals: p.sourceDecimals,
    destinationDecimals: p.destinationDecimals,
    gasCompensation: gasCompensation + depositGas,
    bridgeRatio: p.route.feeRatio,
    channelRatio: p.channelRatio,
  })
  return { ...fees, gasCompensation, depositGas }
}

/** The smallest amount of which fees leave something, for a fix that has to name an amount. */
export function smallestUseful(
  fees: PricedFees,
  min: bigint,
  sourceDecimals: number,
  destinationDecimals: number,
): bigint {
  const grain = pow10(Math.max(0, sourceDecimals - destinationDecimals))
  const useful = (fees.gasCompensation + fees.depositGas) * 2n + grain * 2n
  return useful > min ? useful : min
}
