import type { AssetId } from '#core/chain/assetId.ts'
import type { BlockActivity } from '#core/tracker/activity.ts'

/** Call of a contract. `from` and `value` default to no one and nothing. */
export interface ContractCall {
  /** Null creates a contract. */
  readonly to: string | null
  readonly data: `0x${string}`
  readonly from?: string
  readonly value?: bigint
  /** Most gas that a node may spend on it; the node's own limit by default. */
  readonly gas?: bigint
}
/** Returned bytes, or those of the revert if `ok` is false. */
export interface CallResult {
  readonly ok: boolean
  readonly data: `0x${string}`
}
/** Results in the order of the calls. */
export interface CallResults {
  readonly height: bigint
  readonly results: readonly CallResult[]
}
/** Event of one contract. */
export interface ContractEvent {
  readonly height: bigint
  readonly txId: string
  readonly topics: readonly `0x${string}`[]
  readonly data: `0x${string}`
}
export interface SimulatedCall extends CallResult {
  readonly gas: bigint
}
/** State that a simulation starts with instead of the network's. */
export interface SimulatedState {
  /** Native coins by canonical account, in base units. */
  readonly coins?: ReadonlyMap<string, bigint>
}

/** Call that a wallet sent, and what it did. */
export interface Execution extends Required<Omit<ContractCall, 'gas'>> {
  readonly nonce: bigint
  /** Null while it waits for a block. */
  readonly mined: {
    readonly height: bigint
    readonly at: Date
    readonly ok: boolean
    readonly logs: readonly { readonly address: string; readonly topics: readonly string[]; readonly data: string }[]
    /** Native base units that its sender paid for it; absent if the receipt doesn't tell. */
    readonly fee?: bigint
  } | null
}
export interface NonceUse {
  readonly isUsed: boolean
  /** Transaction in a block that used it; null while there is none, and if it is older than the searched blocks. */
  readonly txId: string | null
}

/** Account that sends transactions. */
export interface Sender {
  /** Nonce of its next transaction after the block at `height`. */
  readonly nonce: bigint
  readonly height: bigint
  /** True for contracts and delegated accounts, whose calls other accounts may send. */
  readonly hasCode: boolean
}

/** A token and a contract that may spend it. Canonical addresses. */
export interface ApprovedPair {
  readonly token: string
  readonly spender: string
}
/** Approvals that an account gave in the searched blocks; their allowances may be spent or revoked by now. */
export interface ApprovalSearch {
  readonly approvals: readonly ApprovedPair[]
  /** Approvals inside Permit2, whose spenders take tokens by the allowance of Permit2 itself; empty on networks without it. */
  readonly inPermit2: readonly ApprovedPair[]
  /** Chain time of the newest block, epoch seconds. */
  readonly time: number
  /** Chain time of the oldest searched block, epoch seconds; null if all blocks were searched. */
  readonly since: number | null
}

/** Accounts that a transaction takes from a lookup table. */
export interface LookedUp {
  readonly table: string
  readonly addresses: readonly { readonly index: number; readonly address: string }[]
}
/** Failure of a transaction: the program that refused it and its code, as far as the network tells. */
export interface BuiltFailure {
  readonly program: string | null
  readonly code: number | null
  /** The network's own name of the error. */
  readonly name: string
}
/** Base units by asset, wrapped coins apart; the coins of a wallet include what its token accounts hold for their rent. */
export type WalletAmounts = ReadonlyMap<AssetId, bigint>
/** Run of a transaction on a copy of the latest state. */
export interface BuiltTrial {
  readonly failure: BuiltFailure | null
  /** Holdings of the wallet before, among the accounts that the transaction changes. */
  readonly held: WalletAmounts
  /** Amounts that it added to the wallet, less its network fee; negative for ones that it took. */
  readonly moved: WalletAmounts
  /** True if someone else gets a right to one of the wallet's accounts. */
  readonly givesRights: boolean
}
/** Transaction in a block, and what it did to its payer. */
export interface BuiltExecution {
  readonly height: bigint
  readonly at: Date
  readonly failure: BuiltFailure | null
  readonly payer: string
  /** Native base units of the network fee. */
  readonly fee: bigint
  /** As in `BuiltTrial`. */
  readonly moved: WalletAmounts
  readonly calls: readonly {
    readonly program: string
    readonly accounts: readonly string[]
    readonly data: Uint8Array
  }[]
}
/** Facts of a token that its network shows. */
export interface TokenFacts {
  readonly decimals: number
  /** Null if the token has none of its own. */
  readonly symbol: string | null
  readonly name: string | null
}

/** Facet of a family whose wallets sign whole transactions that others built, in base64. Nothing is paid on any of these reads. */
export interface BuiltReads {
  /** Accounts that a transaction takes from lookup tables, as a quorum shows them. */
  lookedUp?(transaction: string): Promise<readonly LookedUp[]>
  /** Runs an unsigned transaction on a copy of the latest state, at one endpoint. */
  trial?(transaction: string): Promise<BuiltTrial>
  /** A transaction in a block as a quorum shows it; null if the nodes don't have it. */
  builtExecution?(txId: string): Promise<BuiltExecution | null>
  /** A token as a quorum shows it; null if none that wallets hold is at this address. */
  tokenFacts?(token: string): Promise<TokenFacts | null>
}

/** Call that an account is to make, by its method's name. Numbers in hex. */
export interface NamedCall {
  readonly contract: string
  readonly method: string
  readonly args: readonly string[]
}
/** Call by an account that runs several in one transaction. Numbers in hex, without leading zeros. */
export interface AccountCall {
  /** Canonical. */
  readonly contract: string
  /** Number that the network computes from the method's name. */
  readonly selector: string
  readonly args: readonly string[]
}
/** Event in a transaction of several calls. Numbers as in `AccountCall`, the event's name first. */
export interface AccountEvent {
  /** Canonical. */
  readonly contract: string
  readonly numbers: readonly string[]
}
/** Network fee in base units of the asset that pays for it. */
export interface AccountFee {
  readonly asset: AssetId
  readonly amount: bigint
}
/** Run of calls on a copy of the latest state. */
export interface CallsTrial {
  /** The network's text of the first failure, with its codes as numbers; null if all calls succeed. */
  readonly revert: string | null
  readonly events: readonly AccountEvent[]
  readonly fee: AccountFee
}
/** Transaction of an account, and what it did once it is in a block. */
export interface CallsExecution {
  /** Canonical account whose calls these are. */
  readonly sender: string
  readonly nonce: bigint
  readonly calls: readonly AccountCall[]
  /** Null while it waits for a block. */
  readonly mined: (CallsTrial & { readonly height: bigint; readonly at: Date }) | null
}

/** Facet of a family whose accounts run several calls in one transaction. Nothing is paid on any of these reads. */
export interface AccountCallReads {
  /**
   * Runs calls of an account on a copy of the latest state, without its signature, at one endpoint.
   * @throws AppError `account_not_deployed`
   */
  tryCalls?(account: string, calls: readonly NamedCall[]): Promise<CallsTrial>
  /** A transaction as a quorum shows it; null if the nodes don't have it. */
  callsExecution?(txId: string): Promise<CallsExecution | null>
  /** Number of transactions that the account has in blocks: the highest that a quorum reaches. */
  accountNonce?(account: string): Promise<bigint>
  /** Searches the transaction that used an account's nonce since a height, as a quorum shows it. */
  accountNonceUse?(account: string, nonce: bigint, since: bigint): Promise<NonceUse>
}

/** Facet of a family whose contracts can be called without a transaction. Nothing is paid on any of these reads. */
export interface CallReads {
  /**
   * Answers of calls at one block, all of one endpoint: for prices and hints whose limits the transaction itself enforces.
   * `at`: a height; the latest block by default.
   */
  callAll?(calls: readonly ContractCall[], at?: bigint): Promise<CallResults>
  /** As `callAll`, with the answers that a quorum shares, at the newest block that a quorum has. */
  agreedCalls?(calls: readonly ContractCall[], at?: bigint): Promise<CallResults>
  /**
   * Events of a contract in blocks from…to inclusive, as a quorum shows them, in order. Blocks that aren't final may still change.
   * @throws AppError `rpc_behind` if the nodes end below `to`
   */
  contractEvents?(contract: string, from: bigint, to: bigint): Promise<readonly ContractEvent[]>
  /**
   * Runs calls one after the other on a copy of the latest state, at one endpoint; null if no endpoint has such a method.
   * @throws AppError, retriable, if one may have it and gave no result
   */
  simulate?(calls: readonly ContractCall[], state?: SimulatedState): Promise<readonly SimulatedCall[] | null>
  /** Gas that a call takes at the latest block, as one endpoint estimates it, for display; null if the network refuses the call. */
  estimateGas?(call: ContractCall): Promise<bigint | null>
  /** Senders of the block at a height, of one endpoint: for statistics. @throws AppError `rpc_behind` above the newest block */
  blockActivity?(height: bigint): Promise<BlockActivity>
  /** A transaction as a quorum shows it; null if the nodes don't have it. */
  execution?(txId: string): Promise<Execution | null>
  /** An account at the newest block that a quorum has, as a quorum shows it. */
  sender?(account: string): Promise<Sender>
  /** Searches the transaction that used a wallet's nonce since a height, as a quorum shows it. */
  nonceUse?(wallet: string, nonce: bigint, since: bigint): Promise<NonceUse>
  /**
   * Searches the newest blocks for approvals of the account, also those inside Permit2, as one endpoint shows them, for display.
   * @throws AppError `search_too_long`
   */
  approvals?(owner: string): Promise<ApprovalSearch>
}
