import { gasTierFor } from '#core/catalogue/tiers.ts'
import type { AssetDef, ChannelDef, RouteDef } from '#core/catalogue/types.ts'
import { bridgeFees } from '#core/fee/bridgeFees.ts'
import { RATIO_SCALE } from '#core/money/ratio.ts'
import { ceilDiv } from '#core/money/rescale.ts'

const BPS_SCALE = 10_000n

export interface RepriceInput {
  /** Base units of the source asset that really arrived. */
  amount: bigint
  quoted: { sendAmount: bigint; gasCompensation: bigint }
  route: RouteDef
  channel: ChannelDef | null
  from: AssetDef
  to: AssetDef
}

/**
 * What an order pays when its deposit is within limits but not as quoted: the quote's own formula, with the quoted gas price.
 * Gas compensation moves only with the amount's tier. Result in base units of the destination asset; 0 when fees eat it up.
 */
export function reprice({ amount, quoted, route, channel, from, to }: RepriceInput): bigint {
  const before = gasWeight(route, quoted.sendAmount)
  const after = gasWeight(route, amount)
  const gasCompensation = before === 0n ? quoted.gasCompensation : ceilDiv(quoted.gasCompensation * after, before)
  return bridgeFees({
    send: amount,
    sourceDecimals: from.decimals,
    destinationDecimals: to.decimals,
    gasCompensation,
    bridgeRatio: route.feeRatio,
    channelRatio: (BigInt(channel?.feeBps ?? 0) * RATIO_SCALE) / BPS_SCALE,
  }).receive
}

function gasWeight(route: RouteDef, amount: bigint): bigint {
  const tier = gasTierFor(route, amount)
  return tier ? tier.gasUnits * BigInt(100 + tier.marginPercent) : 0n
}
