import type { AssetId } from '#core/asset/assetId.ts'
import type { AssetDef, ChainDef, ChannelDef, ExchangeDef } from '#core/catalogue/types.ts'
import type { OrderId } from '#core/order/id.ts'
import type { PublicStatus } from '#core/order/status.ts'
import type { Quote, QuoteReason } from '#core/wire/quote.ts'
import type { Step } from '#core/wire/order.ts'
import type { NewOrder, OrderRow } from '#store/contract/orderRow.ts'

/** What a person asks for, with every name looked up and every address canonical. */
export interface RouteRequest {
  readonly from: AssetDef
  readonly to: AssetDef
  readonly fromChain: ChainDef
  readonly toChain: ChainDef
  /** Base units of `from`. */
  readonly amount: bigint
  readonly fromAddress: string | null
  readonly recipient: string | null
  readonly exchange: ExchangeDef | null
  readonly channel: ChannelDef
  /** Native base units wanted on the destination on top. */
  readonly destinationGas: bigint
  /** The depositor will only sign: the provider opens the deposit, and its fees cover that. */
  readonly gasless: boolean
}

export type ProviderQuote = Omit<Quote, 'quote_id' | 'provider' | 'expires_at'>
export type Refusal = Omit<QuoteReason, 'provider'>
export type ProviderAnswer = { quote: ProviderQuote } | { refusal: Refusal }

/** A chosen quote and who takes part in it. */
export interface Placement {
  readonly orderId: OrderId
  readonly request: RouteRequest
  readonly quote: Quote
  readonly fromAddress: string
  readonly recipient: string
  readonly refundAddress: string | null
  readonly memo: string | null
  readonly creatorTokenHash: string
  readonly surface: string
}

/** An order as it is to be stored, and what the wallet must do. */
export interface Placed {
  readonly order: NewOrder
  readonly steps: Step[]
  /** Units of each destination asset that the provider can pay, where its orders share an inventory of ours. */
  readonly free?: ReadonlyMap<AssetId, bigint>
}

/** Liquidity that can serve pairs: our maker, or an outside one. One order has one provider; several hops are the provider's own affair. */
export interface RouteProvider {
  readonly name: string
  pairs(): readonly { from: AssetId; to: AssetId }[]
  quote(request: RouteRequest, signal: AbortSignal): Promise<ProviderAnswer>
  /** Checks once more what may have changed since the quote, fixes the terms and says what the wallet must do. @throws AppError with the refusal's reason. */
  place(placement: Placement): Promise<Placed>
  /** What anyone may do to take an overdue deposit back; null where nothing is due or the deposit is not in a contract. */
  refundStep(order: OrderRow, now: Date): Step | null
  status(order: OrderRow, now: Date): PublicStatus
}
