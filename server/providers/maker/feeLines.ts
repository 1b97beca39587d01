import type { AssetDef, ChannelDef } from '#core/catalogue/types.ts'
import { addressRules } from '#chains/registry.ts'
import { formatUnits } from '#core/money/units.ts'
import { USD_DECIMALS, usdValue } from '#core/money/usd.ts'
import type { Price } from '#core/money/price.ts'
import type { Quote } from '#core/wire/quote.ts'
import type { PricedFees } from './price.ts'

/** Dollar value as text; null if the price is unknown. */
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
