import { gasTierFor } from '#core/catalogue/tiers.ts'
import type { AssetDef, ChannelDef, RouteDef } from '#core/catalogue/types.ts'
import { bridgeFees } from '#core/order/fees.ts'
import { RATIO_SCALE } from '#core/money/ratio.ts'
import { ceilDiv } from '#core/money/units.ts'

const BPS_SCALE = 10_000n

export interface RepriceInput {
  /** Amount that arrived, in base units of the source asset. */
  amount: bigint
  quoted: { sendAmount: bigint; gasCompensation: bigint }
  route: RouteDef
  channel: ChannelDef | null
  from: AssetDef
  to: AssetDef
}

/**
 * Returns the payout for a deposit within limits but not as quoted, by the quote's own formula and its gas price. Gas
 * compensation changes only with the amount's tier. In base units of the destination asset; 0 if fees exceed it.
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
