import type { Emitted } from '#chains/contract/reader.ts'
import type { AssetId } from '#core/chain/assetId.ts'
import type { AssetDef, ChainDef, ChannelDef, ExchangeDef } from '#core/catalogue/types.ts'
import type { Custody } from '#core/order/escrowOrder.ts'
import type { OrderId } from '#core/order/id.ts'
import type { StepPolicies } from '#core/order/stepPolicy.ts'
import type { Quote, QuoteReason } from '#core/wire/quote.ts'
import type { Step } from '#core/wire/order.ts'
import type { NewOpening } from '#store/escrow/types.ts'
import type { NewOrder, OrderRow } from '#store/orders/types.ts'

/** A quote request with resolved names and canonical addresses. */
export interface RouteRequest {
  readonly from: AssetDef
  readonly to: AssetDef
  readonly fromChain: ChainDef
  readonly toChain: ChainDef
  /** Base units of `from`; at the quote of an exact payout only its estimate, without fees. */
  readonly amount: bigint
  /** Base units of `to` that have to arrive, neither less nor more; null if `amount` is the exact side. */
  readonly exactReceive: bigint | null
  readonly fromAddress: string | null
  readonly recipient: string | null
  readonly exchange: ExchangeDef | null
  readonly channel: ChannelDef
  /** Native base units to add on the destination. */
  readonly destinationGas: bigint
  /** A provider that can't add the gas is asked for a quote without it. */
  readonly isGasOptional?: boolean
  /** The depositor only signs: the provider opens the deposit, and its fees cover that. */
  readonly gasless: boolean
  /** The deposit is paid to an address of the order; a provider without such addresses quotes as usual. */
  readonly byAddress?: boolean
  /** Payment request that the transfer pays; null for any other transfer. */
  readonly payment?: string | null
}

export type ProviderQuote = Omit<
  Quote,
  'quote_id' | 'provider' | 'provider_name' | 'exact' | 'gas_usd' | 'expires_at'
> & {
  /** Network fees of the sender by the provider's estimate, in native base units of the source network. */
  readonly senderGas?: bigint
  /** Time after which the provider no longer honours the quote, if that is earlier than the server's own limit. */
  readonly expiresAt?: Date
}
export type Refusal = Omit<QuoteReason, 'provider' | 'provider_name'>
export type ProviderAnswer = { quote: ProviderQuote } | { refusal: Refusal }

/** A chosen quote and the parties of its order. */
export interface Placement {
  readonly orderId: OrderId
  readonly request: RouteRequest
  readonly quote: Quote
  readonly fromAddress: string
  /** True if the order has no sender: `fromAddress` is its refund address. */
  readonly isAnyWallet?: boolean
  readonly recipient: string
  readonly refundAddress: string | null
  readonly memo: string | null
  readonly creatorTokenHash: string
  readonly surface: string
}

/** Addresses of one order's network, and the offer signer's word that one belongs to the order. */
interface DepositAccount {
  /** @throws AppError `index_invalid` */
  addressAt(index: number): string
  sign(address: string): Promise<`0x${string}`>
}

export type PayAddressStep = Extract<Step, { kind: 'pay_address' }>

/** An order of the maker ready to be stored, and the steps for the wallet. */
export interface MakerPrepared {
  readonly order: NewOrder
  /** Empty if the order gets a deposit address, which its one step then names. */
  readonly steps: Step[]
  /** Present if the order gets a deposit address when it is stored. */
  readonly account?: DepositAccount
  /** Present if the maker opens the deposit from the order's own address: its one step, and the maker's task. */
  readonly opened?: { readonly step: PayAddressStep; readonly opening: NewOpening }
  /** Base units of each destination asset that the provider can pay, if its orders share our inventory. */
  readonly free?: ReadonlyMap<AssetId, bigint>
}

export interface ExternalTerms {
  /** The provider's name for the order; null if it has none before the deposit. */
  readonly reference: string | null
  /** Time until which the provider expects the deposit. */
  readonly openBy: Date
  readonly fillDeadline: Date
  /** Base units that are sent for an exact payout, at most those of the quote; absent if exactly those are sent. */
  readonly sendAmount?: bigint
}

export interface ExternalPrepared {
  readonly external: ExternalTerms
  readonly steps: Step[]
}
export type Prepared = MakerPrepared | ExternalPrepared

/** Progress that a provider reports: `held` waits for someone, `rejected` ended before a deposit. */
export type ExternalStatus =
  | 'waiting'
  | 'deposited'
  | 'filling'
  | 'filled'
  | 'refunding'
  | 'refunded'
  | 'held'
  | 'rejected'

/** Amount of an asset, in base units. */
export interface Paid {
  readonly asset: AssetId
  readonly amount: bigint
}

/** Ends of an external order other than the ordered payout; each has a sentence in the app. */
export const endReasons = [
  /** Another asset than ordered was paid out, usually the bridged one before a swap that failed. */
  'partial',
  'refunded_expired',
  'refunded_price',
  'refunded_liquidity',
  'refunded_incomplete_deposit',
  'refunded',
  'failed',
  /** Less of the ordered asset was paid out than the least that was promised. */
  'paid_less',
  /** The network contradicts the payout that the provider reports. */
  'payout_unproven',
  /** The network contradicts the refund that the provider reports. */
  'refund_unproven',
  /** No one took the order, and it has no end by itself: its sender cancels it with the provider. */
  'untaken',
  /** The network rejected the transaction of a direct payment. */
  'payment_failed',
  /** The transaction isn't the order's payment: it moved something else, is older, or has paid another order. */
  'payment_other',
  /** No block has the transaction: the wallet or the network dropped it, or another one replaced it. */
  'payment_unseen',
] as const
export type EndReason = (typeof endReasons)[number]

export interface PollAnswer {
  readonly status: ExternalStatus
  /** Passed to the next poll. */
  readonly cursor: string | null
  readonly depositTx?: string
  readonly payoutTx?: string
  readonly refundTx?: string
  /** True if the provider only lists `refundTx` with others, so that it may be another one. */
  readonly isRefundTxLikely?: true
  /** As the provider reports it. */
  readonly received?: Paid
  readonly refunded?: Paid
  readonly reason?: EndReason
}

/** Pages of a provider for the people whose orders it settles. */
export interface ProviderPages {
  /** Page of its support. */
  readonly support: string
  /** The order's page; null before it has one. */
  order(order: OrderRow, depositTx: string | null): string | null
}

export interface DepositEvent {
  /** Contract that emits it; null if none is pinned. */
  contract(chain: number): string | null
  /** True if the event is a deposit of the order's amount, parties and assets. */
  isOf(order: OrderRow, minReceive: bigint, event: Emitted['events'][number]): boolean
}

/** Facts of earlier polls, and the deposit that the wallet reported. */
export interface KnownProgress {
  readonly cursor: string | null
  readonly depositTx: string | null
}

/** Pair that a provider serves, for the form; only a quote decides what it accepts now. */
export interface ProviderRoute {
  readonly from: AssetId
  readonly to: AssetId
  /** Minimum in base units of `from`. */
  readonly min: bigint
  readonly max: bigint
  readonly etaSeconds: number
  readonly custody: Custody
  /** True if the deposit may be a plain payment from any wallet or exchange. */
  readonly paysToAddress?: true
}

/**
 * A source of liquidity: our maker or an external one. Each order has one provider; multiple hops are its own matter.
 */
export interface RouteProvider {
  readonly name: string
  /** Name that people read; empty for our own maker. */
  readonly title: string
  /** Served pairs, cheap to read; the same array until the pairs change. */
  routes(): readonly ProviderRoute[]
  /** Starts to keep the pairs up to date, and calls `onRead` whenever they were read; absent if they never change. */
  start?(onRead?: () => void): { stop(): Promise<void> }
  quote(request: RouteRequest, signal: AbortSignal): Promise<ProviderAnswer>
  /**
   * Checks again everything that may have changed, fixes the terms and returns the wallet's steps. The signal ends its
   * requests at the deadline, after which the order is refused.
   * @throws AppError with the refusal's reason
   */
  prepare(placement: Placement, signal: AbortSignal): Promise<Prepared>
  /** Limits of the steps that it prepares; a step outside them is refused. */
  readonly policy: StepPolicies
  /** Progress of an order that this provider settles; absent if the maker settles its orders. */
  poll?(order: OrderRow, known: KnownProgress, signal: AbortSignal): Promise<PollAnswer>
  readonly pages?: ProviderPages
  /** True if a deposit is the payout itself: the sender's transfer to the recipient, which nothing but its network reports. */
  readonly isDirect?: true
  /** True if its deposits are payments to an address, which can be paid for a day after `openBy` as well. */
  readonly staysPayable?: true
  /**
   * Deposit event of the provider's contract, where the provider knows an order by the deposit's transaction alone: it
   * counts only if the network shows that the deposit is the order's.
   */
  readonly depositEvent?: DepositEvent
  /**
   * The call with which anyone can refund an overdue deposit; null if none is due. Absent if no contract of ours holds
   * deposits.
   */
  refundStep?(order: OrderRow, now: Date): Step | null
}
