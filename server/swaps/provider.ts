import type { Execution } from '#chains/contract/callReads.ts'
import type { NetworkNode } from '#chains/contract/node.ts'
import type { AssetId } from '#core/chain/assetId.ts'
import type { AssetDef, ChainDef } from '#core/catalogue/types.ts'
import type { ExactSide } from '#core/order/escrowOrder.ts'
import type { Step } from '#core/wire/order.ts'
import type { SwapKind, SwapQuote, TokenWarning } from '#core/wire/swap.ts'
import type { EvmSwapRow, SwapProgress, SwapRow } from '#store/swaps/types.ts'
import type { SwapRules } from './policies.ts'

/** Token of one network, in a list or imported by its address. */
export type SwapToken = Pick<
  AssetDef,
  'id' | 'chainId' | 'token' | 'symbol' | 'name' | 'decimals' | 'icon' | 'priceKey' | 'permit'
> & { readonly isListed: boolean }

/** A quote request with resolved tokens and canonical addresses. */
export interface SwapAsk {
  readonly chain: ChainDef
  readonly node: NetworkNode
  readonly from: SwapToken
  readonly to: SwapToken
  /** Base units of `from`, or of `to` if `exact` is `receive`. */
  readonly amount: bigint
  readonly exact: ExactSide
  readonly slippageBps: number
  readonly sender: string | null
  /** Value of a native amount in base units of `to`; null if a price is unknown. */
  toReceived(native: bigint): bigint | null
  /** Native base units per unit of gas. */
  readonly gasPrice: bigint
}

/** Terms that a provider offers. Amounts in base units. */
export interface SwapOffer {
  readonly kind: SwapKind
  readonly send: bigint
  readonly maxSend: bigint
  readonly receive: bigint
  readonly minReceive: bigint
  readonly slippageBps: number
  readonly priceImpactBps: number | null
  readonly fee: { readonly asset: AssetId; readonly amount: bigint } | null
  /** Zero where `networkFee` states the fee. */
  readonly gasUnits: bigint
  /** The network fee where it isn't paid in native coins; null if it is unknown. */
  readonly networkFee?: { readonly asset: AssetId; readonly amount: bigint } | null
  /** Native base units that a new token account of the sender locks until it is closed. */
  readonly accountRent?: bigint | null
  readonly route: SwapQuote['route']
  /** Contract that takes the token; null for the native coin, and where none is taken. */
  readonly spender: string | null
  /** Kept for `prepare`, as JSON. */
  readonly detail: unknown
}

/** Bounds that a trial run compares with. */
export type SwapBounds = Pick<SwapOffer, 'maxSend' | 'minReceive' | 'gasUnits'>

export interface Refusal {
  readonly reason: string
  readonly message: string
}
export type SwapAnswer = { readonly offer: SwapOffer } | { readonly refusal: Refusal }

/** Call of an EVM wallet. */
export interface PreparedCall {
  readonly to: string
  readonly data: `0x${string}`
  readonly value: bigint
}

/** The swap's own call without approvals, or its one step where wallets sign whole transactions. */
export type PreparedStep = { readonly call: PreparedCall } | { readonly step: WholeStep }
export type PreparedSwap = PreparedStep & { readonly expiresAt: Date }
export type BuiltStep = Extract<Step, { kind: 'svm_built' }>
/** A step that is a whole transaction, so that nothing precedes it. */
export type WholeStep = Extract<Step, { kind: 'svm_built' | 'starknet_calls' }>
export const isWhole = (step: Step): step is WholeStep => step.kind === 'svm_built' || step.kind === 'starknet_calls'

/** Progress of a swap as a read of its network shows it. */
export interface SwapReading extends SwapProgress {
  /** True if the transaction that was read is known to be this swap's by its bytes. */
  readonly isShared?: boolean
  /** True once nothing can change any more. */
  readonly isFinal: boolean
}

/** Amounts that a transaction moved for its sender; null where it does not show them. */
export interface SwapAmounts {
  readonly sent: bigint | null
  readonly received: bigint | null
}

/** Findings about a token that is in no list. */
export interface TokenCheck {
  readonly warnings: readonly TokenWarning[]
  readonly taxBps: number | null
}

/** Blocks by which nodes that still show a transaction as waiting may be behind the one that used its nonce. */
const LAG = 32n

/** Height from which the transaction that used a nonce is searched, by the one at which nodes first showed that nonce's own. */
export const searchedFrom = (height: bigint): bigint => (height > LAG ? height - LAG : 0n)

export interface SwapReads {
  readonly node: NetworkNode
  readonly now: Date
  /** True if the row's transaction has ended another swap of its address. */
  isTaken(row: SwapRow): Promise<boolean>
}

/** A source of swaps on one network: contracts that are quoted on chain, or an aggregator. */
export interface SwapProvider {
  readonly name: string
  /** Name that people read. */
  readonly title: string
  /** Networks that it serves. */
  chains(): readonly number[]
  quote(ask: SwapAsk, signal: AbortSignal): Promise<SwapAnswer>
  /**
   * Builds the call of an offer for its sender. The signal ends its requests.
   * @throws AppError with the refusal's reason
   */
  prepare(ask: SwapAsk & { readonly sender: string }, offer: SwapOffer, signal: AbortSignal): Promise<PreparedSwap>
  /** Rules that every step of it keeps, also in the app. */
  rules(): Promise<SwapRules>
  /** Amounts of an EVM swap, from the events of its transaction alone. */
  amounts?(swap: EvmSwapRow, logs: NonNullable<Execution['mined']>['logs']): SwapAmounts
  /**
   * Runs the exact step on a copy of the latest state, and returns the first problem as a stable code. Absent for EVM calls.
   * @throws AppError `provider_unavailable` if it does anything else than the swap
   */
  problem?(ask: SwapAsk & { readonly sender: string }, offer: SwapBounds, step: WholeStep): Promise<string | null>
  /** Reads a swap until nothing can change any more. Absent for EVM calls. */
  read?(row: SwapRow, deps: SwapReads): Promise<SwapReading>
  /** True if a step is valid for about a minute, so that none is prepared before the quote is chosen. */
  readonly isShortLived?: true
  /** True if its calls never expire, so that one may still run long after the swap. */
  readonly hasNoDeadline?: true
  /** True if the spender takes tokens through Permit2 alone, which the token approves in its place. */
  usesPermit2?(chain: number, spender: string): boolean
  /** The bytes of a call without a permit that the wallet added; absent if none can be. */
  withoutPermit?(data: `0x${string}`): `0x${string}`
  /** Stable code of a revert that only this provider's contracts give; null for others. */
  failure?(data: `0x${string}`): string | null
  /** Simulates a purchase, a transfer and a sale of a token; absent if the provider can't. */
  check?(chain: ChainDef, node: NetworkNode, token: SwapToken): Promise<TokenCheck>
}
