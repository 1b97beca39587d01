import type { AssetId } from '#core/chain/assetId.ts'
import type { AssetDef, ChainDef } from '#core/catalogue/types.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { FamilyName, SettlementStatus } from '#core/chain/family.ts'
import type { AppError } from '#core/errors.ts'
import type { OnDispute } from './rpc/votes.ts'
import type { EndpointHealth } from './rpc/endpoint.ts'
import type { EndpointExpectations, EndpointVerdict } from './rpc/verifyEndpoints.ts'
import type { MemoTerms } from '#core/order/depositMemo.ts'
import type { AddressDeposit, DepositAuthorization } from '#core/order/depositAuthorization.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import type { AccountCallReads, BuiltReads, CallReads } from './callReads.ts'

export type * from './callReads.ts'

/**
 * Interface of a chain family to the rest of the product. `AddressRules` is light enough for the web app's first load;
 * nodes and `Payer` are for the services. Shared code never names a family: it gets one from the registry.
 */
export interface AddressRules {
  readonly family: FamilyName
  /** Native coin in place of a token address on the wire. */
  readonly nativeSentinel: string
  /**
   * Maximum memo length that a plain transfer carries for its recipient, in addition to the order reference; null if
   * none fits.
   */
  readonly transferMemo: number | null
  /** Present if an account is the same key on every network, so sign-in texts need not name one. */
  readonly chainless?: true
  /** True if no one has a key to this canonical address: funds sent there are lost. */
  isDead(canonical: string): boolean
  /**
   * Canonical form of user input. Families whose addresses name their network refuse those of another one if the chain
   * is given.
   * @throws AppError `address_invalid` with a sentence that describes the error.
   */
  parse(text: string, chainId?: number): string
  /** Converts the canonical form to the one that users know (checksummed on EVM). */
  display(canonical: string): string
  /** Canonical bytes as contracts store them, 0x-hex. */
  toBytes(canonical: string): `0x${string}`
  /** `chainId`: where addresses name their network; the family's main one by default. */
  fromBytes(bytes: `0x${string}`, chainId?: number): string
  txUrl(explorer: string, txRef: string): string
  addressUrl(explorer: string, canonical: string): string
}

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

/**
 * A deposit's reference to its order: its hash and the escrow that holds the deposit, a memo with the order id, or the
 * address (canonical) that was handed out to the order alone.
 */
export type DepositBinding =
  | { kind: 'escrow'; escrow: string; onchainId: `0x${string}`; order: EscrowOrder }
  | { kind: 'memo'; memo: string | null }
  /** `index`: of the address in the deposit account, if the chain itself was read. */
  | { kind: 'address'; address: string; index?: number }

/** A deposit as the chain shows it. Identity = chain + txId + ordinal inside that transaction, never the block-level log index. */
export interface ObservedDeposit {
  readonly chainId: ChainId
  readonly txId: string
  readonly ordinal: number
  readonly height: bigint
  readonly blockHash: string
  readonly asset: AssetId
  readonly amount: bigint
  /** Canonical address; empty where a payment has no single sender (Bitcoin). */
  readonly sender: string
  readonly binding: DepositBinding
}

/** Final event of an escrowed order on its source chain. */
export interface ObservedEnding {
  readonly kind: 'claimed' | 'cancelled' | 'refunded'
  readonly escrow: string
  readonly onchainId: `0x${string}`
  readonly txId: string
  readonly height: bigint
  readonly blockHash: string
}

export interface Scan {
  readonly deposits: readonly ObservedDeposit[]
  readonly endings: readonly ObservedEnding[]
}

/** Actions of the maker on a chain. Amounts in base units, addresses canonical. */
export type PayoutAction =
  /** `maxGas`: gas that the order's quote charged for; if given, more is refused as `recipient_gas_too_high`. */
  | { kind: 'fill'; order: EscrowOrder; maxGas?: bigint }
  /** `orderId`: the escrow order that the transfer pays, named in the transaction; null if it pays none. */
  | {
      kind: 'transfer'
      asset: AssetId
      amount: bigint
      recipient: string
      memo: string | null
      destinationGas: bigint
      orderId: `0x${string}` | null
      /**
       * Names a payment without an order, such as a refund, where transfers carry a reference at no risk; other
       * families ignore it.
       */
      reference?: `0x${string}`
      maxGas?: bigint
    }
  | { kind: 'cancel'; escrow: string; order: EscrowOrder }
  /** All claims are of one escrow. */
  | { kind: 'claim'; escrow: string; claims: readonly Claim[] }
  /**
   * Opens an order in this escrow with funds that its depositor only signed for, or that wait at the order's own
   * address. `makerSignature`: the offer.
   */
  | {
      kind: 'open'
      escrow: string
      order: EscrowOrder
      makerSignature: `0x${string}`
      authorization: DepositAuthorization | AddressDeposit
    }
  | { kind: 'approve'; token: string; spender: string; amount: bigint }
  /**
   * Replaces the key whose offers this escrow accepts for this payer's orders, or for those of the account that its pools
   * pay through.
   */
  | { kind: 'set_offer_signer'; escrow: string; signer: string; account?: string }
  /** Pays a pool's debt with the payer's tokens. The pool keeps what exceeds the debt. */
  | { kind: 'repay'; pool: string; amount: bigint }
  /** Moves what the payer's account received from claims to the payer. */
  | { kind: 'collect_claims'; account: string; asset: AssetId; amount: bigint }
  /** A provider's deposit, whose bytes its policy has checked: it moves inventory to another wallet of the maker. */
  | { kind: 'deposit'; to: string; data: `0x${string}`; value: bigint }
  /** Voids a tx slot, so that later ones can proceed. */
  | { kind: 'void' }

export interface Claim {
  readonly order: EscrowOrder
  readonly proofId: `0x${string}`
  /** k attestations, ascending by signer. */
  readonly signatures: readonly `0x${string}`[]
}

/** Everything except the tx slot: gas, fees, recent block hash. Opaque outside the family; need not be JSON-safe. */
export interface Plan {
  readonly action: PayoutAction
  /** Maximum cost of the transaction in native base units, without its value. */
  readonly feeCap: bigint
  /** Expected cost at the network's current price; absent if it equals `feeCap`. */
  readonly expectedFee?: bigint
  readonly detail: unknown
}

export interface SignedTx {
  /** Hash or signature that identifies the transaction on chain. */
  readonly ref: string
  /** Bytes to broadcast: 0x-hex on EVM, base64 on SVM. */
  readonly raw: string
  readonly feeCap: bigint
  /** Block height after which the transaction can never land; null if only its tx slot decides. */
  readonly expiresAt: bigint | null
}

export type TxState = 'unknown' | 'pending' | 'mined' | 'failed'
export interface TxStatus {
  readonly state: TxState
  readonly height: bigint | null
  readonly blockHash: string | null
  /** Mined, and its block is final. */
  readonly final: boolean
}

/** The maker's wallet on one chain. The caller always chooses the tx slot (nonce), from the database. */
export interface Payer {
  readonly address: string
  /** The chain's own next nonce at its latest block; absent where the family has no nonces. */
  chainSlot?(): Promise<bigint>
  /**
   * Like `chainSlot`, including unmined transactions, which exposes one that the database lost. `agreed` is a quorum's,
   * `highest` one endpoint's report, which may only delay. Absent where the family has no nonces.
   */
  pendingSlot?(): Promise<PendingSlot>
  /**
   * Simulates and prices. `attempt` 0 is the first; each later one outbids `previous` enough to replace it.
   * @throws AppError `already_filled`, `fill_expired`, `recipient_rejects`, `recipient_gas_too_high`,
   * `insufficient_inventory`, `fee_above_cap`, … A refusal that is not retriable is a quorum's: a single endpoint
   * causes `rpc_disagree`.
   */
  plan(action: PayoutAction, attempt: number, previous: SignedTx | null): Promise<Plan>
  /**
   * Plans the action of `previous` at a price that replaces it, without simulating success: a tx slot must move even if
   * its transaction would fail by now. Absent where no nonces queue.
   * @throws AppError `fee_above_cap`, `rpc_unreachable`
   */
  reprice?(action: PayoutAction, previous: SignedTx): Promise<Plan>
  /** True if the transaction is a void; absent where a tx slot cannot be voided. */
  isVoid?(tx: SignedTx): boolean
  /**
   * True if a quorum's blocks spend the coin of this transaction's tx slot. Present where a slot is a coin: all of its
   * transactions spend it, so one at most is ever in a block, slots do not wait for each other, and signatures never
   * expire.
   */
  isCoinSpent?(tx: SignedTx): Promise<boolean>
  /**
   * Epoch seconds before which the wallet has no coin that final blocks leave unspent, by quorum: what was signed earlier
   * has landed or never can. Present together with `isCoinSpent`.
   */
  coinsSince?(): Promise<number>
  /**
   * True if any endpoint shows a waiting transaction of the wallet that no record has: one may delay a payment or refund
   * so, nothing else. Present together with `isCoinSpent`.
   */
  hasUnknownSpend?(): Promise<boolean>
  /**
   * Raises the fee of a waiting transaction by a child that spends its change to ourselves, where it can no longer be
   * replaced. Returns the child's reference. Absent where the family has no such transactions.
   * @throws AppError `no_change`, `fee_above_cap`, `rpc_*`
   */
  pullThrough?(tx: SignedTx): Promise<string>
  /**
   * Sends deposits that wait at addresses of their own to the wallet, in one transaction; null if none of them is unspent
   * and worth its fee. Repeated, it spends the same coins, so it never lands twice. Present where a deposit has an
   * address of its own.
   * @throws AppError `fee_unknown`, `underpriced` while an earlier attempt waits, `rpc_*`
   */
  collect?(deposits: readonly DepositOutput[]): Promise<Collection | null>
  /** Needs no network: the same plan and tx slot sign to the same bytes. */
  sign(plan: Plan, slot: bigint): Promise<SignedTx>
  /**
   * Resolves once a node has it, even if it had it before. A timeout may still have been accepted: query `txStatus`.
   * @throws AppError `slot_used`, `underpriced`, `insufficient_gas`, `tx_expired`, `tx_refused`, `rpc_unreachable`
   */
  broadcast(tx: SignedTx): Promise<void>
}

/** Output of a transaction that a deposit address received. */
export interface DepositOutput {
  readonly txId: string
  readonly ordinal: number
}

/** Transaction that moved deposits into the wallet; amounts in base units. */
export interface Collection {
  readonly ref: string
  readonly deposits: number
  /** Received by the wallet, after the fee. */
  readonly amount: bigint
  readonly fee: bigint
}

export interface PendingSlot {
  readonly agreed: bigint
  readonly highest: bigint
}

/** Search for a payout or refund of ours by its reference. */
export interface PaymentQuery {
  /** 32 bytes that the payment names next to its transfer: the order's hash, or the reference of a refund. */
  readonly reference: `0x${string}`
  /** Canonical address of the payer. */
  readonly payer: string
  /**
   * Epoch seconds before which the payment cannot have been signed: history back to here must be searched to prove it
   * missing.
   */
  readonly since: number
}

/** A quorum's final answers; anything else is an error that a retry may clear. */
export type PaymentSearch =
  | { readonly state: 'paid'; readonly ref: string; readonly final: boolean }
  /**
   * `disputed`: a payment shown by fewer endpoints than the quorum. Our key signed it, so it must raise an alert and
   * delay a second payment.
   */
  | { readonly state: 'unpaid'; readonly disputed: string | null }

/** Fill as an attester verifies it with its own endpoints. */
export interface VerifiedFill {
  readonly txId: string
  readonly ordinal: number
  /** Signed value: keccak256(abi.encode(dstChainId, txId as bytes, ordinal)). */
  readonly proofId: `0x${string}`
  readonly height: bigint
  readonly final: boolean
}

/** Claim limits of the source escrow for one token, in base units. */
export interface EscrowLimits {
  /** True if the guardian has frozen open and claim. */
  readonly frozen: boolean
  /** Amount still claimable in the current window. */
  readonly claimLeft: bigint
  /** Claimable per window; no single deposit may exceed it. */
  readonly claimCap: bigint
  /** Length of a window. */
  readonly windowSeconds: number
}

/** Signers that the escrow accepts, canonical addresses, and their threshold. */
export interface AttesterSet {
  readonly attesters: readonly string[]
  readonly threshold: number
}

/** Attester change that waits in the escrow. */
export interface AttesterProposal {
  /** Hash of the proposed signers and their threshold; null if none is proposed. */
  readonly proposed: string | null
  /** Epoch seconds from which the change can be executed. */
  readonly readyAt: number
  /** Epoch seconds of the latest block. */
  readonly now: number
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

export type EscrowStatus = 'none' | 'open' | 'claimed' | 'cancelled' | 'refunded'

/** Final transaction that a wallet signed, as its chain shows it. */
export interface WalletTransaction {
  readonly ref: string
  readonly height: bigint
  /** The wallet's nonce; null where the family has none. */
  readonly slot: bigint | null
  /** Amounts that left the wallet, without network fees and account rents; empty if the transaction failed. */
  readonly out: ReadonlyMap<AssetId, bigint>
  /** Every text or 32-byte word, in 0x-hex, that may name an order. */
  readonly names: readonly string[]
  /** Native base units that the transaction cost the wallet in addition to `out`. */
  readonly fee: bigint
  /** Its call, where transactions are calls; absent if it failed. */
  readonly call?: { readonly to: string; readonly data: string; readonly value: bigint }
  /** Transaction of the wallet whose change is all that this one spends; absent for any other. */
  readonly follows?: string
}

/** Parties to which an escrow may owe something in addition to deposits. */
export interface Creditors {
  readonly channels: readonly number[]
  /** Canonical accounts. */
  readonly accounts: readonly string[]
}
export interface EscrowHoldings {
  readonly held: bigint
  /** Fees accrued to channels. */
  readonly fees: bigint
  /** Payments that their accounts could not receive and have not withdrawn, by account. */
  readonly owed: ReadonlyMap<string, bigint>
}

/** Reads that reconcile a chain independently of the database. Each is a quorum's, of final blocks alone. */
export interface Books {
  /** Transactions that the wallet signed in blocks from…to, oldest first. */
  signedBy(wallet: string, from: bigint, to: bigint): Promise<readonly WalletTransaction[]>
  /** Balances of the owner at the end of block `at`; null if the chain can no longer show them. */
  holdings(owner: string, assets: readonly AssetId[], at: bigint): Promise<ReadonlyMap<AssetId, bigint> | null>
  /**
   * Change of the wallet's native balance in blocks from…to by messages that it did not sign, without deposits: fees of
   * receiving them, and coins that contracts return. Absent where receiving changes nothing else.
   */
  arrivals?(wallet: string, from: bigint, to: bigint): Promise<bigint>
  /**
   * An escrow's balance of an asset and its liabilities in addition to deposits, at the end of block `at`; absent in a
   * family without escrow.
   */
  escrow?(escrow: string, asset: AssetId, creditors: Creditors, at: bigint): Promise<EscrowHoldings>
  /**
   * Canonical accounts that an escrow failed to pay in blocks from…to and has owed since. Present together with
   * `escrow`.
   */
  unpaidIn?(escrow: string, from: bigint, to: bigint): Promise<readonly { asset: AssetId; account: string }[]>
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

/**
 * Facet of a family on which transfers settle: deposits, payouts and their proof. A member that only some of these
 * families have is optional in itself.
 */
export interface Settlement {
  /**
   * Deposits and endings in blocks from…to inclusive, oldest first, read so that a lagging node never looks like an
   * empty chain. Another `turn` queries the endpoints in another order, so a second scan uses others where possible.
   */
  scan(from: bigint, to: bigint, turn?: number): Promise<Scan>
  /**
   * Reads one deposit again, as a quorum shows it now in a canonical block; null if its transaction is not on the
   * chain, failed, or made no deposit at this ordinal.
   * @throws AppError `rpc_behind` while the nodes cannot answer.
   */
  readDeposit(txId: string, ordinal: number): Promise<ObservedDeposit | null>
  /** Current price in native base units per unit of gas (or per signature on SVM), without margin. */
  gasPrice(): Promise<bigint>
  /**
   * True if the filler has paid this order, at the latest block or at the block of height `at`. Present where `fillOnce`
   * is a capability.
   * @throws AppError `rpc_behind` if the nodes end below `at`
   */
  isFilled?(onchainId: `0x${string}`, at?: bigint): Promise<boolean>
  /**
   * Like `txStatus` for many, in order, with few requests: a failure affects only its own item. Absent without
   * settlement.
   */
  txStatuses?(txs: readonly Pick<SignedTx, 'ref' | 'expiresAt'>[]): Promise<readonly (TxStatus | AppError)[]>
  /**
   * Searches the chain for a payment with this reference, before a second one is signed and before a deposit is
   * refunded. Absent where a nonce or a fill-once contract already excludes a second payment.
   * @throws AppError `payment_disputed`, `rpc_behind`, `rpc_disagree`, `rpc_unreachable`, all retriable
   */
  findPayment?(query: PaymentQuery): Promise<PaymentSearch>
  /**
   * The final transaction in which the filler paid this order since then (epoch seconds), by quorum; null if there is
   * none. Present where `fillOnce` is a capability.
   * @throws AppError `search_too_long`, `rpc_*`
   */
  findFill?(onchainId: `0x${string}`, since: number): Promise<string | null>
  /**
   * The payout of this order in that transaction; null if the transaction exists and is no such payout (failed, wrong
   * amount, recipient, memo, order).
   * @throws AppError `rpc_behind` (retriable) while it is missing, or its block moved: that proves nothing.
   */
  verifyFill(order: EscrowOrder, ref: string, memo: string | null): Promise<VerifiedFill | null>
  /**
   * Reason why this recipient cannot be paid this asset, as an AppError reason; null if it can. `transferFrom` is the
   * payer of a plain transfer; without it the network's contract pays.
   */
  recipientProblem(recipient: string, asset: AssetId, transferFrom?: string): Promise<string | null>
  /**
   * Status of the order in this escrow, null if it is none that we know; absent where the family has no escrow. Only
   * escrows of the catalogue are queried, here and below: another address, which a changed row may name, causes
   * `escrow_unknown`.
   */
  escrowStatus?(escrow: string, onchainId: `0x${string}`): Promise<EscrowStatus | null>
  /**
   * Epoch seconds after which the escrow refunds this open order: its `refundAfter`, or later if it was frozen
   * meanwhile. Absent where the family has no escrow.
   * @throws AppError `order_not_open`, `escrow_unknown`
   */
  refundableAt?(escrow: string, order: EscrowOrder): Promise<number>
  /**
   * Claimable amount of a token, and the escrow's freeze; absent where the family has no escrow.
   * @throws AppError `escrow_unknown`
   */
  escrowLimits?(escrow: string, asset: AssetId): Promise<EscrowLimits>
  /** Signers that this escrow accepts now; absent where the family has none. @throws AppError `escrow_unknown` */
  attesterSet?(escrow: string): Promise<AttesterSet>
  /**
   * Change of those signers that waits for its timelock; absent where the family has no escrow.
   * @throws AppError `escrow_unknown`
   */
  attesterProposal?(escrow: string): Promise<AttesterProposal>
  /**
   * Canonical address whose offers this escrow accepts for a maker: its own if none is registered. Absent where the
   * family has no escrow.
   * @throws AppError `escrow_unknown`
   */
  offerSigner?(escrow: string, maker: string): Promise<string>
  /**
   * Canonical account that may withdraw a channel's fees from this escrow; null if none is registered. Absent where the
   * family has no escrow.
   * @throws AppError `escrow_unknown`
   */
  channelPayee?(escrow: string, channel: number): Promise<string | null>
  /** Remaining allowance of the spender for the owner's token, base units; absent where the family has no approvals. */
  allowance?(owner: string, token: string, spender: string): Promise<bigint>
  /**
   * Canonical address of the contract that holds the owner's tokens and that the owner calls to send them. Absent where
   * there is none, or where it follows from owner and token alone.
   */
  tokenAccount?(owner: string, asset: AssetId): Promise<string>
  /**
   * Nonce of the owner's next permit (EIP-2612); null if a permit would be refused: the owner is a contract, or the
   * token signs under another domain. Absent where the family has no permits.
   */
  permitNonce?(owner: string, token: string, domain: { name: string; version: string }): Promise<bigint | null>
  /**
   * Checks that the order's depositor signed this authorization for this escrow, as a key or by quorum as a contract
   * (ERC-1271); `unavailable` if the escrow takes none. Ignores nonce and balance. Absent where no deposit opens so.
   */
  checkAuthorization?(
    escrow: string,
    order: EscrowOrder,
    authorization: DepositAuthorization,
  ): Promise<'signed' | 'not_signed' | 'unavailable'>
  /**
   * Canonical address whose funds open this order in this escrow, and nothing else, unless its owner withdraws them. The
   * order's own depositor does not count. Absent where the network has no factory of such addresses. Pure.
   * @throws AppError `escrow_unknown`
   */
  depositAddress?(escrow: string, order: EscrowOrder, owner: string): string
  /** Absent without settlement. */
  readonly books?: Books
  payer(secret: string): Payer
  /**
   * Compares each endpoint's data with the catalogue and the process's expectations; absent where the family has no
   * settlement.
   */
  verifyEndpoints?(expected: EndpointExpectations): Promise<readonly EndpointVerdict[]>
}

/** One network of any family for the services: a facet that its family lacks is absent. */
export interface NetworkNode
  extends Reader,
    AccountReads,
    ContractReads,
    TransactionReads,
    CallReads,
    BuiltReads,
    AccountCallReads,
    WaitingReads,
    Partial<CheckIns>,
    Partial<Settlement> {}

/** Network on which transfers settle. */
export interface ChainNode
  extends Reader,
    AccountReads,
    ContractReads,
    TransactionReads,
    CallReads,
    BuiltReads,
    AccountCallReads,
    WaitingReads,
    Partial<CheckIns>,
    Settlement {}

export const settles = (node: NetworkNode): node is ChainNode => node.scan !== undefined && node.payer !== undefined

/** Terms of an order that its deposit needs. */
export interface DepositTerms extends MemoTerms {
  readonly fromAddress: string
  readonly escrowOrder: EscrowOrder | null
  readonly makerSignature: `0x${string}` | null
}

/** The token's signing domain and the sender's next permit nonce. */
export interface PermitOffer {
  name: string
  version: string
  nonce: bigint
}

export interface DepositInput {
  order: DepositTerms
  from: AssetDef
  escrow: `0x${string}` | null
  depositAddress: string | null
  /** Current allowance of the escrow; null = unknown, or not needed for this asset. */
  allowance: bigint | null
  /** The sender's next permit; null if the token or account supports none, or none is needed. */
  permit: PermitOffer | null
  /** The contract that holds the sender's tokens, where the sender calls it; null if it needs none. */
  tokenAccount: string | null
}

/** Records of the process that a network without accounts and nonces depends on; each read is of the current state. */
export interface NodeRecords {
  /** `SignedTx.raw` of every transaction on this network that was signed and whose tx slot is not settled. */
  unsettled(): Promise<readonly string[]>
  /** Indexes after the last known one that may be with users; 1,000 by default. */
  readonly lookAhead?: number
  /** Deposit addresses above an index (-1: all), by index, one page; an empty page is the last. */
  depositAddresses(after: number): Promise<readonly { readonly index: number; readonly address: string }[]>
}

export interface NodeOptions {
  chain: ChainDef
  /** Absent for processes without a database: the node then knows no reserved coin and finds no deposit by address. */
  records?: NodeRecords
  /** This chain's assets, for decimals and token addresses. */
  assets: readonly AssetDef[]
  /** JSON-RPC URLs, best first. */
  endpoints: readonly string[]
  /** Number of endpoints that must agree when money depends on the answer; 1 only on a local network. */
  quorum: number
  /** Called for every question that the endpoints answer differently without a side that proves itself. */
  onDispute?: OnDispute
}
