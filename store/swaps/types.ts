import type { AssetId } from '#core/chain/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { ExactSide } from '#core/order/escrowOrder.ts'
import type { OrderId } from '#core/order/id.ts'
import type { Step } from '#core/wire/order.ts'
import type { SwapStatus } from '#core/wire/swap.ts'

/** Written like the id of an order, and of no order. */
export type SwapId = OrderId

/** Call of an EVM wallet that swaps. */
export interface EvmSwapCall {
  readonly to: string
  readonly data: `0x${string}`
  /** Native base units, as a decimal string. */
  readonly value: string
}

/** Whole transaction that swaps, as its wallet's step has it. */
export type BuiltSwap = Pick<
  Extract<Step, { kind: 'svm_built' }>,
  'transaction' | 'lookups' | 'last_valid_block_height'
>

/** Calls of one account transaction that swaps, as its wallet's step has them. */
export type CallsSwap = Pick<Extract<Step, { kind: 'starknet_calls' }>, 'calls'>

export type SwapCall = EvmSwapCall | BuiltSwap | CallsSwap

/** Terms of a swap, which never change. */
export interface SwapTerms {
  readonly id: SwapId
  readonly provider: string
  readonly kind: 'swap' | 'wrap' | 'unwrap'
  readonly chainId: ChainId
  readonly fromAddress: string
  readonly fromAsset: AssetId
  readonly toAsset: AssetId
  readonly exact: ExactSide
  readonly sendAmount: bigint
  readonly maxSendAmount: bigint
  readonly receiveAmount: bigint
  readonly minReceiveAmount: bigint
  readonly call: SwapCall
  /** Both tokens as they were shown, since one may be in no list. */
  readonly tokens: unknown
  /** Prices when the swap was made, in 1e-8 dollars per whole unit; null if they were unknown or stale. */
  readonly fromPriceE8?: bigint | null
  readonly toPriceE8?: bigint | null
  readonly nativePriceE8?: bigint | null
  readonly surface: string
  /** Time after which the call fails. */
  readonly expiresAt: Date
}

/** Progress of a swap, as its network shows it. */
export interface SwapProgress {
  readonly status: SwapStatus
  readonly txHash: string | null
  /** The wallet's nonce of that transaction, once a node has shown it. */
  readonly nonce: bigint | null
  /** Height from which a replacement is searched; null until a nonce is known or reported. */
  readonly since: bigint | null
  readonly sentAmount: bigint | null
  readonly receivedAmount: bigint | null
  /** Native base units that the wallet paid for the transaction; null if another account did, or the network doesn't tell. */
  readonly gasFee: bigint | null
  /** Stable code; null unless it failed. */
  readonly failure: string | null
  /** Time of the block; null while it is in none. */
  readonly minedAt: Date | null
}

/** Findings of a read of a claimed swap. */
export interface SwapFinding extends SwapProgress {
  readonly pollAt: Date | null
  /** The `pollAt` that the claim set. */
  readonly claim: Date
  /** True if the transaction has the swap's own bytes, so that it may end other swaps as well. */
  readonly isShared?: boolean
}

export interface SwapRow extends Required<SwapTerms>, SwapProgress {
  /** Nonce that was reported with the transaction, which any caller can invent; null if none was. */
  readonly reportedNonce: bigint | null
  /** Time at which the network is read next; null once nothing can change. */
  readonly pollAt: Date | null
  readonly createdAt: Date
  /** Time of the last change of its status or transaction. */
  readonly updatedAt: Date
}

/** A swap by one call of an EVM wallet. */
export type EvmSwapRow = SwapRow & { readonly call: EvmSwapCall }

export interface Swaps {
  create(terms: SwapTerms): Promise<SwapRow>
  get(id: SwapId): Promise<SwapRow | null>
  /**
   * Records the transaction that a wallet reports; null for an unknown id. Once a node has shown a transaction of the swap,
   * another report changes nothing: the network alone moves it then. The same holds for two minutes after a report, so that
   * nodes have the time to show it. A nonce may follow its transaction; an end that rests on a reported nonce alone gives way to the
   * next report.
   */
  sent(id: SwapId, txHash: string, nonce?: bigint | null): Promise<SwapRow | null>
  /** Claims swaps that are due, so that no replica reads them for a minute. The claim is their `pollAt`. */
  claimDue(limit: number): Promise<SwapRow[]>
  /** True if another swap of the address was done, or failed, by the transaction; `reported`: or names it. */
  isTaken(swap: Pick<SwapRow, 'id' | 'chainId' | 'fromAddress' | 'txHash'>, by?: 'mined' | 'reported'): Promise<boolean>
  /**
   * Stores what a read found; a read whose claim is over changes nothing. A transaction ends one swap of an address alone, unless
   * `isShared`: if another read recorded it first, this one changes nothing either, and the swap is due again at once.
   */
  record(id: SwapId, found: SwapFinding): Promise<void>
  /**
   * Swaps of an address, newest first, of which a node has shown the transaction: anyone can make a swap for an address and
   * report a transaction that doesn't exist.
   * @throws AppError `cursor_invalid`
   */
  page(query: {
    address: string
    limit: number
    cursor?: string
  }): Promise<{ list: SwapRow[]; nextCursor: string | null }>
  /** Drops swaps without a transaction that were made before then; returns their number. Expiry removes one that no node has shown. */
  purge(before: Date, limit: number): Promise<number>
}
