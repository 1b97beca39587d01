import type { AssetId } from '#core/chain/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { FamilyName, SettlementStatus } from '#core/chain/family.ts'
import type { EndpointHealth } from '../rpc/endpoint.ts'

/** Capabilities of a family; declared, never discovered by an exception. */
export interface FamilyCapabilities {
  /** Our own contract holds deposits until the payout is proven. */
  readonly escrow: boolean
  /** Payouts run through a contract that refuses a second fill of the same order. */
  readonly fillOnce: boolean
  readonly memo: boolean
  readonly settlement: SettlementStatus
}

export interface Head {
  readonly height: bigint
  readonly hash: string
  /** Chain time, epoch seconds. */
  readonly time: number
  /** Highest block that can no longer be reorganized, by the chain's own rule. */
  readonly finalized: bigint
  /**
   * The finalized height in the unit of `SignedTx.expiresAt`; absent if that is `finalized` itself. On SVM heights are
   * slots, but transactions expire by block height, which lags: comparing `finalized` with `expiresAt` would pay twice.
   */
  readonly finalizedExpiry?: bigint
}

/** Tokens found at an account. */
export interface TokenSearch {
  /** Canonical tokens with balances above zero, in base units. */
  readonly tokens: readonly { readonly token: string; readonly amount: bigint }[]
  /** Chain time of the oldest searched block, epoch seconds; null if nothing is older than the search. */
  readonly since: number | null
  /** True if the account has more than are named here. */
  readonly isCut: boolean
}

export type TxState = 'unknown' | 'pending' | 'mined' | 'failed'

export interface TxStatus {
  readonly state: TxState
  readonly height: bigint | null
  readonly blockHash: string | null
  /** Mined, and its block is final. */
  readonly final: boolean
}

/** Check-ins that a transaction wrote into the check-in contract at an address; a mined one has its block time. */
export type CheckInSighting =
  | { readonly state: 'unknown' | 'pending' | 'failed' }
  | {
      readonly state: 'mined'
      /** Chain time of its block, epoch seconds. */
      readonly time: number
      /** Number of blocks from its own to the newest; 1 if its own is the newest. */
      readonly confirmations: bigint
      /** Canonical accounts with their check-in dates (20231225); empty if the transaction did something else. */
      readonly entries: readonly { readonly account: string; readonly date: number }[]
    }

/** Reads that the network of every family answers; where money depends on one, a quorum of endpoints agrees. */
export interface Reader {
  readonly id: ChainId
  readonly family: FamilyName
  readonly capabilities: FamilyCapabilities
  head(): Promise<Head>
  isCanonical(height: bigint, blockHash: string): Promise<boolean>
  /**
   * Chain time of the block at a height, epoch seconds; absent if heights have none of their own.
   * @throws AppError `rpc_behind`
   */
  timeAt?(height: bigint): Promise<number>
  balances(owner: string, assets: readonly AssetId[]): Promise<ReadonlyMap<AssetId, bigint>>
  /**
   * Balance of a token that no list has, for display; null if no quorum shows one. Where tokens run their own code, the read is
   * bounded and has connections of its own, so that a hostile one keeps no other read waiting.
   */
  unlistedBalance?(owner: string, asset: AssetId): Promise<bigint | null>
  /**
   * Tokens that an account holds and no list has, as one endpoint shows them, for display. Anyone can send an account tokens.
   * @throws AppError `search_too_long`
   */
  unlistedTokens?(owner: string): Promise<TokenSearch>
  /**
   * Those of some tokens that an account holds and no list has, as one endpoint shows them, for display; absent where `unlistedTokens`
   * finds all. The list is untrusted: only the first hundred unlisted ones are read.
   */
  unlistedAmong?(owner: string, tokens: readonly string[]): Promise<Omit<TokenSearch, 'since'>>
  /**
   * Status of a transaction. With `expiresAt` (see `SignedTx`) an expired one is only `unknown` if the nodes' history
   * covers its life.
   * @throws AppError `rpc_behind`
   */
  txStatus(ref: string, expiresAt?: bigint | null): Promise<TxStatus>
  /** One row per endpoint for metrics and the readiness page. */
  endpoints(): readonly EndpointHealth[]
  close(): Promise<void>
}

/** Facet of a family whose accounts may be contracts: what a signature's verifier queries about them. */
export interface AccountReads {
  /**
   * True if the account is a contract that accepts this signature over the text (ERC-1271); absent where accounts are
   * keys only.
   */
  acceptsSignature?(account: string, message: string, signature: string): Promise<boolean>
  /**
   * Current Ed25519 key of a wallet's contract, 32 bytes in hex, null if it has none; absent where addresses are keys.
   */
  publicKeyOf?(account: string): Promise<string | null>
}

/** Part of a transaction on a network: what it did to one account. */
export interface MovedRead {
  readonly asset: AssetId
  /** Canonical. */
  readonly account: string
  readonly txId: string
}

export interface Moved {
  /** Time of the transaction's block. */
  readonly at: Date
  /**
   * Base units that it added to the account, negative for ones that it took; zero also if it failed. Null where the
   * transaction does not show them, as for coins that a contract pays out.
   */
  readonly amount: bigint | null
  /** The transfers that `amount` is the sum of; absent where they don't show, or the account passed a part on. */
  readonly arrivals?: readonly Arrival[]
  /** The network rejected the transaction, so that it moved nothing. */
  readonly isFailed?: true
}

export interface Arrival {
  /** Canonical account that the amount comes from; absent where a network doesn't show it. */
  readonly from?: string
  /** Place among the transaction's events; no two arrivals share one. */
  readonly position: number
  readonly amount: bigint
}

export interface EmittedRead {
  readonly contract: string
  readonly txId: string
}

export interface Emitted {
  readonly at: Date
  readonly events: readonly { readonly topics: readonly string[]; readonly data: string }[]
}

/** Facet of a family whose transactions show what they moved. Null: in no block. Nothing is paid on these reads. */
export interface TransactionReads {
  moved?(read: MovedRead): Promise<Moved | null>
  /** Events of one contract. */
  emitted?(read: EmittedRead): Promise<Emitted | null>
}

/** Payment to an address in a mempool: it may be replaced or never be in a block. */
export interface WaitingPayment {
  readonly txId: string
  /** Base units of the native coin. */
  readonly amount: bigint
}

/** Facet of a family whose mempools list payments by address. */
export interface WaitingReads {
  /** The largest payment to the address that a mempool holds, as one endpoint shows it, for display; null without one. */
  waitingPayment?(address: string): Promise<WaitingPayment | null>
}

/** Facet of a family with domain names. */
export interface ContractReads {
  /**
   * Answer of a contract or account at the latest block, as a quorum shows it; null if there is none, or it refuses the
   * call. Calls and answers have the family's own form, see its `names.ts`.
   */
  askContract?(contract: string, call: readonly string[]): Promise<ContractAnswer>
}

export type ContractAnswer = readonly string[] | null

/** Facet of a family with a check-in contract: all of it or nothing. */
export interface CheckIns {
  checkIn(contract: string, ref: string): Promise<CheckInSighting>
  /**
   * The transaction of the account's check-in for the date (20231225), to be verified with `checkIn`; null if there is
   * none.
   */
  findCheckIn(contract: string, account: string, date: number): Promise<string | null>
  /** True if a check-in contract answers at this address. */
  hasCheckIn(contract: string): Promise<boolean>
}
