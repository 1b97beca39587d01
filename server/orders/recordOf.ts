import { assetById, nativeAsset, priceOf } from '#core/catalogue/lookups.ts'
import type { AssetDef, Catalogue } from '#core/catalogue/types.ts'
import {
  type FeeKind,
  type OrderRecord,
  type PriceRole,
  type RecordedFee,
  type RecordedPrice,
  recordedUsdE8,
} from '#core/order/orderRecord.ts'
import type { NewOrder } from '#store/orders/types.ts'

/** Returns the prices, fees and providers’ answers at an order's creation; none of them can be queried later. */
export function recordOf(
  catalogue: Catalogue,
  order: NewOrder,
  { answers, chosenQuoteId }: Pick<OrderRecord, 'answers' | 'chosenQuoteId'>,
  at: Date,
): OrderRecord {
  const assets: readonly (readonly [PriceRole, AssetDef | null])[] = [
    ['from', assetById(catalogue, order.fromAsset)],
    ['to', assetById(catalogue, order.toAsset)],
    ['from_native', nativeAsset(catalogue, order.fromChain)],
    ['to_native', nativeAsset(catalogue, order.toChain)],
  ]
  const prices = assets.flatMap(([role, asset]) => (asset ? [priceNow(catalogue, role, asset)] : []))
  return { orderId: order.id, at, prices, fees: feesOf(order, prices), answers, chosenQuoteId }
}

function priceNow(catalogue: Catalogue, role: PriceRole, asset: AssetDef): RecordedPrice {
  const price = priceOf(catalogue, asset)
  return {
    role,
    asset: asset.id,
    decimals: asset.decimals,
    usdE8: price?.usdE8 ?? null,
    source: price?.source ?? null,
    confirmedBy: price?.confirmedBy ?? [],
    asOf: price?.asOf ?? null,
    stale: price?.stale ?? false,
  }
}

/** Fee lines that most orders don't have. */
const optional: ReadonlySet<FeeKind> = new Set(['deposit_gas', 'channel_fee'])

function feesOf(order: NewOrder, prices: readonly RecordedPrice[]): RecordedFee[] {
  const lines: readonly (readonly [FeeKind, bigint])[] = [
    ['gas_compensation', order.gasCompensation],
    ['deposit_gas', order.depositGas],
    ['bridge_fee', order.bridgeFee],
    ['channel_fee', order.channelFee],
  ]
  return lines
    .filter(([kind, amount]) => !optional.has(kind) || amount > 0n)
    .map(([kind, amount]) => ({
      kind,
      asset: order.fromAsset,
      amount,
      usdE8: recordedUsdE8({ prices }, order.fromAsset, amount),
    }))
}
