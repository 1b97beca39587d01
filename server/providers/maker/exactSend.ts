import type { RouteDef } from '#core/catalogue/types.ts'
import { RATIO_SCALE } from '#core/money/ratio.ts'
import { ceilDiv, pow10, rescaleDown } from '#core/money/units.ts'
import { type PricedFees, type PriceInput, priceRoute } from './price.ts'

/** The amount to send for an exact payout, with its fees. */
export interface ExactSend {
  readonly amount: bigint
  readonly fees: PricedFees
}

/**
 * Inverse of `priceRoute`: the least amount, at most `most`, whose payout is `wanted` or more. Where it would pay out
 * more, such as at the start of a cheaper tier, the bridge fee takes the difference, so that the payout is exact; less
 * than one unit of the source asset has no fee line. Null if no amount up to `most` suffices, or fees take half of it.
 */
export function exactSend(price: Omit<PriceInput, 'amount'>, wanted: bigint, most: bigint): ExactSend | null {
  const fees = (amount: bigint): PricedFees => priceRoute({ ...price, amount })
  const kept = RATIO_SCALE - price.route.feeRatio - price.channelRatio
  if (kept < RATIO_SCALE / 2n) return null
  const left = inSource(wanted, price)
  let start = 0n
  for (const end of tierEnds(price.route, most)) {
    const { gasCompensation, depositGas } = fees(end)
    // Without rounding of the fees exactly this would be left; rounded up, they take less than two units more.
    const least = gasCompensation + depositGas + ceilDiv(left * RATIO_SCALE, kept)
    for (let amount = least > start ? least : start; amount <= end; amount++) {
      const found = fees(amount)
      if (found.receive >= wanted) return { amount, fees: paysExactly(found, wanted, price) }
    }
    start = end + 1n
  }
  return null
}

/** The last amounts with the same tier of gas, up to `most`. */
const tierEnds = ({ gasTiers }: Pick<RouteDef, 'gasTiers'>, most: bigint): readonly bigint[] => [
  ...gasTiers.flatMap(({ upTo }) => (upTo === null || upTo >= most ? [] : [upTo])).toSorted((a, b) => (a < b ? -1 : 1)),
  most,
]

type Decimals = Pick<PriceInput, 'sourceDecimals' | 'destinationDecimals'>

/** Base units of the source asset of which `wanted` remain after rounding down. */
const inSource = (wanted: bigint, { sourceDecimals, destinationDecimals }: Decimals): bigint =>
  ceilDiv(wanted * pow10(sourceDecimals), pow10(destinationDecimals))

function paysExactly(fees: PricedFees, wanted: bigint, { sourceDecimals, destinationDecimals }: Decimals): PricedFees {
  const surplus = rescaleDown(fees.receive - wanted, destinationDecimals, sourceDecimals)
  return { ...fees, bridgeFee: fees.bridgeFee + surplus, receive: wanted }
}
