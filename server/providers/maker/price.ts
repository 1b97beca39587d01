import { gasTierFor } from '#core/catalogue/tiers.ts'
import type { AssetDef, ChannelDef, RouteDef } from '#core/catalogue/types.ts'
import { type BridgeFees, bridgeFees } from '#core/order/fees.ts'
import { ceilDiv, formatUnits, pow10 } from '#core/money/units.ts'
import { addressRules } from '#chains/registry.ts'
import { USD_DECIMALS, usdValue } from '#core/money/usd.ts'
import type { Price } from '#core/money/price.ts'
import type { Quote } from '#core/wire/quote.ts'

export interface PriceInput {
  route: Pick<RouteDef, 'gasTiers' | 'feeRatio'>
  /** Amount to send, in base units of the source asset. */
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

/** Returns the smallest amount that exceeds its fees, for a fix that has to name an amount. */
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

/** Each step compensates the fees of the one before. Two usually suffice; a partner's largest fee needs twenty. */
const STEPS = 40
/**
 * Significant digits; the rest is rounded up, so that the amount still suffices if gas gets a little more expensive.
 */
const DIGITS = 2

function roundUp(amount: bigint): bigint {
  const grain = pow10(Math.max(0, String(amount).length - DIGITS))
  return (ceilDiv(amount, grain) + 1n) * grain
}

const inSource = (amount: bigint, p: PriceInput): bigint =>
  ceilDiv(amount * pow10(p.sourceDecimals), pow10(p.destinationDecimals))

/**
 * Returns the smallest amount from `from` up that delivers at least `wanted` base units; null if fees outgrow every
 * attempt.
 */
export function leastSend(price: PriceInput, from: bigint, wanted: bigint): bigint | null {
  let amount = from
  for (let step = 0; step < STEPS; step++) {
    const { receive, gasCompensation, depositGas } = priceRoute({ ...price, amount })
    const gas = gasCompensation + depositGas
    if (receive > 0n && receive >= wanted) return amount === from ? from : roundUp(amount)
    const missing = inSource(wanted > receive ? wanted - receive : 1n, price) + 1n
    amount = (receive > 0n || gas < amount ? amount : gas) + missing
  }
  return null
}

/** Returns the dollar value as text; null if the price is unknown. */
export const usdText = (amount: bigint, decimals: number, price: Price | null): string | null =>
  price === null ? null : formatUnits(usdValue(amount, decimals, price.usdE8), USD_DECIMALS)

/** A stale price is marked; an unknown one can't be stale. */
export const isStale = (price: Price | null): boolean => price?.stale ?? false

/** The fee lines of a quote, without those that don't apply: no channel fee, or a deposit that its depositor sends. */
export function feeLines(
  fees: Omit<PricedFees, 'receive'>,
  asset: AssetDef,
  price: Price | null,
  channel: Pick<ChannelDef, 'feeAddress'> | null,
): Quote['fees'] {
  const line = (kind: Quote['fees'][number]['kind'], amount: bigint) => ({
    kind,
    asset: asset.id,
    amount: String(amount),
    usd: usdText(amount, asset.decimals, price),
    usd_stale: isStale(price),
  })
  const payee = channel?.feeAddress ? { payee: addressRules('evm').display(channel.feeAddress) } : {}
  const opening = fees.depositGas > 0n ? [line('deposit_gas', fees.depositGas)] : []
  const shown = [line('gas_compensation', fees.gasCompensation), ...opening, line('bridge_fee', fees.bridgeFee)]
  return fees.channelFee > 0n ? [...shown, { ...line('channel_fee', fees.channelFee), ...payee }] : shown
}
