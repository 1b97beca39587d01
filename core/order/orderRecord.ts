import type { AssetId } from '../chain/assetId.ts'
import { usdValue } from '../money/usd.ts'
import type { Custody, FillMode } from './escrowOrder.ts'
import type { OrderId } from './id.ts'

/** Assets of an order whose prices are recorded: the two exchanged ones, and each network's native coin. */
export const priceRoles = ['from', 'to', 'from_native', 'to_native'] as const
export type PriceRole = (typeof priceRoles)[number]

/** Price at the order's creation. `usdE8` and `source` are null if no source had one. */
export interface RecordedPrice {
  readonly role: PriceRole
  readonly asset: AssetId
  /** Decimals of the asset at that time, so that amounts keep their meaning if the catalogue changes. */
  readonly decimals: number
  /** 1e-8 dollar per whole unit. */
  readonly usdE8: bigint | null
  readonly source: string | null
  /** Other sources with about the same price. */
  readonly confirmedBy: readonly string[]
  /** Time of the price at its source; null for the operator's table. */
  readonly asOf: Date | null
  readonly stale: boolean
}

export const feeKinds = ['gas_compensation', 'deposit_gas', 'bridge_fee', 'channel_fee'] as const
export type FeeKind = (typeof feeKinds)[number]

export interface RecordedFee {
  readonly kind: FeeKind
  readonly asset: AssetId
  /** Fee in base units of its asset. */
  readonly amount: bigint
  /** 1e-8 dollar; null without a price. */
  readonly usdE8: bigint | null
}

/** One provider's answer to a quote request: a quote, or its refusal. */
export type RecordedAnswer =
  | {
      readonly kind: 'quote'
      readonly provider: string
      readonly quoteId: string
      readonly sendAmount: bigint
      readonly receiveAmount: bigint
      readonly receiveUsdE8: bigint | null
      readonly fees: readonly RecordedFee[]
      readonly etaSeconds: number
      readonly custody: Custody
      readonly fillMode: FillMode
    }
  | { readonly kind: 'refusal'; readonly provider: string; readonly reason: string; readonly message: string }

/** Facts of an order's creation that no later read can recover. */
export interface OrderRecord {
  readonly orderId: OrderId
  readonly at: Date
  readonly prices: readonly RecordedPrice[]
  readonly fees: readonly RecordedFee[]
  /** All answers of the quote request, best first, refusals last. */
  readonly answers: readonly RecordedAnswer[]
  readonly chosenQuoteId: string
}

/** Maximum number of stored answers per quote request, and maximum length of a provider's texts. */
export const MOST_ANSWERS = 32
export const MOST_FEES = 8
export const MOST_TEXT = 300

/**
 * Returns the value of base units at the prices of the order's creation, in 1e-8 dollar; null if they did not include the asset.
 */
export function recordedUsdE8({ prices }: Pick<OrderRecord, 'prices'>, asset: AssetId, amount: bigint): bigint | null {
  const price = prices.find((p) => p.asset === asset && p.usdE8 !== null)
  return price?.usdE8 == null ? null : usdValue(amount, price.decimals, price.usdE8)
}
