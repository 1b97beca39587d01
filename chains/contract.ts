import type { AssetId } from '#core/asset/assetId.ts'
import type { AssetDef, ChainDef } from '#core/catalogue/types.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { FamilyName } from '#core/chain/family.ts'
import type { AppError } from '#core/errors.ts'
import type { OnDispute } from './rpc/dispute.ts'
import type { EndpointHealth } from './rpc/endpoint.ts'
import type { EndpointExpectations, EndpointVerdict } from './rpc/verifyEndpoints.ts'
import type { DepositAuthorization } from '#core/order/depositAuthorization.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'

/**
 * What a family of networks is to the rest of the product. `AddressRules` is light enough for the web app's first load;
 * `ChainNode` and `Payer` are for the services. Shared code never names a family: it asks the registry for one.
 */
export interface AddressRules {
  readonly family: FamilyName
  /** How the native coin is written where a token address is expected on the wire. */
  readonly nativeSentinel: string
  /** Characters of a memo that a plain transfer carries for its recipient, beside what names its order; null where none. */
  readonly transferMemo: number | null
  /** Present where an account is the same key on every network and sign-in texts need not name one. */
  readonly chainless?: true
  /** Whether nobody holds a key to this canonical address: what is sent there is lost. */
  isDead(canonical: string): boolean
  /** Canonical form of what a person typed. @throws AppError `address_invalid` with a sentence that says what is wrong. */
  parse(text: string): string
  /** Canonical form to the form people know (checksummed on EVM). */
  display(canonical: string): string
  /** Canonical bytes as contracts carry them, 0x-hex. */
  toBytes(canonical: string): `0x${string}`
  fromBytes(bytes: `0x${string}`): string
  txUrl(explorer: string, txRef: string): string
  addressUrl(explorer: string, canonical: string): string
}

/** What the family can do; declared, never found out by an exception. */
export interface FamilyCapabilities {
  /** Deposits are held by a contract of ours until the payout is proven. */
  readonly escrow: boolean
  /** Payouts run through a contract that refuses a second fill of the same order. */
  readonly fillOnce: boolean
  readonly memo: boolean
  /** `proven`: by payouts on a real node of the family; `unproven`: maker routes stay off until the operator decides; `none`: no deposits and no payouts. */
  readonly settlement: 'proven' | 'unproven' | 'none'
}

export interface Head {
  readonly height: bigint
  readonly hash: string
  /** Chain time, epoch seconds. */
  readonly time: number
  /** Highest block that cannot be reorganised any more, by the chain's own rule. */
  readonly finalized: bigint
  /**
   * The finalized height in the unit of `SignedTx.expiresAt`; absent where that is `finalized` itself. On SVM heights are slots, but
   * transactions expire by block height, which lags behind slots: comparing `finalized` with `expiresAt` there would pay twice.
   */
  readonly finalizedExpiry?: bigint
}

/** A deposit's reference to its order: the hash and the address of the escrow that holds it, or a memo that carries the order id. */
export type DepositBinding =
  | { kind: 'escrow'; escrow: string; onchainId: `0x${string}`; order: EscrowOrder }
  | { kind: 'memo'; memo: string | null }

/** A deposit as the chain shows it. Identity = chain + txId + ordinal inside that transaction, never the block-level log index. */
export interface ObservedDeposit {
  readonly chainId: ChainId
  readonly txId: string
  readonly ordinal: number
  readonly height: bigint
  readonly blockHash: string
  readonly asset: AssetId
  readonly amount: bigint
  readonly sender: string
  readonly binding: DepositBinding
}

/** How an escrowed order ended on its source chain. */
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

/** What the maker may do on a chain. Amounts in base units, addresses canonical. */
export type PayoutAction =
  /** `maxGas`: gas that the order's quote charged for; where given, more is refused as `recipient_gas_too_high`. */
  | { kind: 'fill'; order: EscrowOrder; maxGas?: bigint }
  /** `orderId`: the escrow order that it pays, named beside the transfer; null when it pays none. */
  | {
      kind: 'transfer'
      asset: AssetId
      amount: bigint
      recipient: string
      memo: string | null
      destinationGas: bigint
      orderId: `0x${string}` | null
      /** Names a payment that is for no order, such as a refund, where transfers carry a reference at no risk; others ignore it. */
      reference?: `0x${string}`
      maxGas?: bigint
    }
  | { kind: 'cancel'; escrow: string; order: EscrowOrder }
  /** Of one escrow. */
  | { kind: 'claim'; escrow: string; claims: readonly Claim[] }
  /** Opens an order in this escrow with money that its depositor only signed for. `makerSignature`: the offer. */
  | {
      kind: 'open'
      escrow: string
      order: EscrowOrder
      makerSignature: `0x${string}`
      authorization: DepositAuthorization
    }
  | { kind: 'approve'; token: string; spender: string; amount: bigint }
  /** Names the key whose offers this escrow accepts for this payer's orders, instead of the one before. */
  | { kind: 'set_offer_signer'; escrow: string; signer: string }
  /** Spends a slot on nothing, so that later slots can go on. */
  | { kind: 'void' }

export interface Claim {
  readonly order: EscrowOrder
  readonly proofId: `0x${string}`
  /** k attestations, ascending by signer. */
  readonly signatures: readonly `0x${string}`[]
}

/** Everything but the slot: gas, fees, recent block hash. Opaque outside the family; JSON-safe is not required. */
export interface Plan {
  readonly action: PayoutAction
  /** Native base units that the transaction costs at most, value excluded. */
  readonly feeCap: bigint
  /** The same at the network's present price; absent where the two are one. */
  readonly expectedFee?: bigint
  readonly detail: unknown
}

export interface SignedTx {
  /** Hash or signature that the chain will know it by. */
  readonly ref: string
  /** Bytes to broadcast: 0x-hex on EVM, base64 on SVM. */
  readonly raw: string
  readonly feeCap: bigint
  /** Block height after which it can never land; null where only its slot decides. */
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

/** The maker's wallet on one chain. The slot (nonce) is always the caller's decision, from the database. */
export interface Payer {
  readonly address: string
  /** The chain's own next unused slot at its latest block; null where the family has no slots (SVM). */
  chainSlot(): Promise<bigint | null>
  /**
   * The same with what nodes hold unmined: a transaction that its own database forgot shows here. `agreed` counts as far as a quorum has it,
   * `highest` is one endpoint's report, which may only delay. Absent where the family has no slots.
   */
  pendingSlot?(): Promise<PendingSlot>
  /**
   * Simulates and prices. `attempt` 0 is the first; each later one outbids `previous` enough to replace it.
   * @throws AppError `already_filled`, `fill_expired`, `recipient_rejects`, `recipient_gas_too_high`, `insufficient_inventory`, `fee_above_cap`, … A
   * refusal that is not retriable is a quorum's: one endpoint alone makes `rpc_disagree`.
   */
  plan(action: PayoutAction, attempt: number, previous: SignedTx | null): Promise<Plan>
  /**
   * A plan for what `previous` did, dear enough to replace it, made without asking whether it would succeed: a slot must go on moving even
   * where its transaction would fail by now. Absent where nothing waits in line. @throws AppError `fee_above_cap`, `rpc_unreachable`
   */
  reprice?(action: PayoutAction, previous: SignedTx): Promise<Plan>
  /** Whether the transaction only spends its slot; absent where the family has no slots. */
  isVoid?(tx: SignedTx): boolean
  /** No network: the same plan and slot sign to the same bytes. */
  sign(plan: Plan, slot: bigint): Promise<SignedTx>
  /**
   * Resolves when a node has it, also when it had it before. A timeout may still have been accepted: ask `txStatus`.
   * @throws AppError `slot_used`, `underpriced`, `insufficient_gas`, `tx_expired`, `tx_refused`, `rpc_unreachable`
   */
  broadcast(tx: SignedTx): Promise<void>
}

export interface PendingSlot {
  readonly agreed: bigint
  readonly highest: bigint
}

/** A payout or refund of ours, looked for by what it names. */
export interface PaymentQuery {
  /** 32 bytes that the payment names next to its transfer: the order's hash, or the reference of a refund. */
  readonly reference: `0x${string}`
  /** Canonical address that pays. */
  readonly payer: string
  /** Epoch seconds before which it cannot have been signed: only history that reaches back to here proves that it is missing. */
  readonly since: number
}

/** Final answers of a quorum; everything else is an error that a later try may clear. */
export type PaymentSearch =
  | { readonly state: 'paid'; readonly ref: string; readonly final: boolean }
  /** `disputed`: a payment that fewer endpoints than the quorum show. Its bytes are ours, so it must raise an alert and delay a second one. */
  | { readonly state: 'unpaid'; readonly disputed: string | null }

/** A fill as an attester sees it with its own eyes. */
export interface VerifiedFill {
  readonly txId: string
  readonly ordinal: number
  /** keccak256(abi.encode(dstChainId, txId as bytes, ordinal)): what is signed. */
  readonly proofId: `0x${string}`
  readonly height: bigint
  readonly final: boolean
}

/** What the source's escrow lets the maker be paid for one token, base units. */
export interface EscrowLimits {
  /** The guardian stopped opening and claiming. */
  readonly frozen: boolean
  /** Still claimable in the current window. */
  readonly claimLeft: bigint
  /** Claimable per window; no single deposit may exceed it. */
  readonly claimCap: bigint
  /** Length of a window. */
  readonly windowSeconds: number
}

/** Whose signatures the escrow counts, canonical addresses, and how many it wants. */
export interface AttesterSet {
  readonly attesters: readonly string[]
  readonly threshold: number
}

/** A change of attesters that waits in the escrow. */
export interface AttesterProposal {
  /** Hash of the proposed signers and their threshold; null when none waits. */
  readonly proposed: string | null
  /** Epoch seconds from which it can be executed. */
  readonly readyAt: number
  /** Epoch seconds of the latest block. */
  readonly now: number
}

/** What a transaction wrote into the check-in contract at an address; a mined one tells its block. */
export type CheckInSighting =
  | { readonly state: 'unknown' | 'pending' | 'failed' }
  | {
      readonly state: 'mined'
      /** Chain time of its block, epoch seconds. */
      readonly time: number
      /** Blocks that hold it or stand on it; 1 when its own is the newest. */
      readonly confirmations: bigint
      /** Canonical accounts with the dates they signed in for (20231225); empty where the transaction did something else. */
      readonly entries: readonly { readonly account: string; readonly date: number }[]
    }

export type EscrowStatus = 'none' | 'open' | 'claimed' | 'cancelled' | 'refunded'

/** A final transaction that a wallet signed, as its chain shows it. */
export interface WalletTransaction {
  readonly ref: string
  readonly height: bigint
  /** The wallet's nonce; null where the family has none. */
  readonly slot: bigint | null
  /** Amounts that left the wallet, without network fees and account rents; empty where the transaction failed. */
  readonly out: ReadonlyMap<AssetId, bigint>
  /** Every text or 32-byte word, in 0x-hex, by which it can name an order. */
  readonly names: readonly string[]
  /** Native base units that it cost the wallet in addition to `out`. */
  readonly fee: bigint
}

/** Parties that an escrow may owe something in addition to deposits. */
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

/** Reads that check the books of a chain independently of the database. Every read is a quorum's, of final blocks alone. */
export interface Books {
  /** Transactions that the wallet signed in blocks from…to, oldest first. */
  signedBy(wallet: string, from: bigint, to: bigint): Promise<readonly WalletTransaction[]>
  /** Balances of the owner at the end of block `at`; null where the chain can no longer show them. */
  holdings(owner: string, assets: readonly AssetId[], at: bigint): Promise<ReadonlyMap<AssetId, bigint> | null>
  /** An escrow's balance of an asset and what it owes in addition to deposits, at the end of block `at`; absent in a family without escrow. */
  escrow?(escrow: string, asset: AssetId, creditors: Creditors, at: bigint): Promise<EscrowHoldings>
  /** Accounts that an escrow could not pay in blocks from…to and owes since then, canonical. Comes with `escrow`. */
  unpaidIn?(escrow: string, from: bigint, to: bigint): Promise<readonly { asset: AssetId; account: string }[]>
}

/** One network as the services see it. Reads go to N endpoints and need the configured quorum where money depends on them. */
export interface ChainNode {
  readonly id: ChainId
  readonly family: FamilyName
  readonly capabilities: FamilyCapabilities
  head(): Promise<Head>
  /**
   * Deposits and endings in blocks from…to inclusive, oldest first, read so that a lagging node cannot pass for an empty chain. Another
   * `turn` asks the endpoints in another order, so that a second look rests on others where there are more than a quorum.
   */
  scan(from: bigint, to: bigint, turn?: number): Promise<Scan>
  /**
   * One deposit read again, as a quorum shows it now in a canonical block; null where its transaction is not on the chain, failed, or
   * made no deposit at this ordinal. @throws AppError `rpc_behind` where the nodes cannot tell.
   */
  readDeposit(txId: string, ordinal: number): Promise<ObservedDeposit | null>
  isCanonical(height: bigint, blockHash: string): Promise<boolean>
  /** Chain time of the block at a height, epoch seconds; absent where heights have none of their own. @throws AppError `rpc_behind` */
  timeAt?(height: bigint): Promise<number>
  balances(owner: string, assets: readonly AssetId[]): Promise<ReadonlyMap<AssetId, bigint>>
  /** Native base units per unit of gas (or per signature on SVM), now, without margin. */
  gasPrice(): Promise<bigint>
  /**
   * Whether the filler has paid this order, at the latest block or at the block of height `at`; null where `fillOnce` is not a capability.
   * @throws AppError `rpc_behind` where the nodes end below `at`
   */
  isFilled(onchainId: `0x${string}`, at?: bigint): Promise<boolean | null>
  /**
   * What became of a transaction. With `expiresAt` (see `SignedTx`) an expired one is only `unknown` where the nodes' history covers its
   * life. @throws AppError `rpc_behind`
   */
  txStatus(ref: string, expiresAt?: bigint | null): Promise<TxStatus>
  /**
   * The same for many, in their order, with few requests: a failure is the item's own and is given in its place. Absent where nothing
   * settles.
   */
  txStatuses?(txs: readonly Pick<SignedTx, 'ref' | 'expiresAt'>[]): Promise<readonly (TxStatus | AppError)[]>
  /**
   * Searches the chain for a payment that names this reference, before a second one is signed and before a deposit is refunded.
   * Absent where a transaction slot or a fill-once contract already excludes a second payment.
   * @throws AppError `payment_disputed`, `rpc_behind`, `rpc_disagree`, `rpc_unreachable`, all retriable
   */
  findPayment?(query: PaymentQuery): Promise<PaymentSearch>
  /**
   * The transaction in which the filler paid this order since then (epoch seconds), final and shown by a quorum; null where there is none.
   * Present where `fillOnce` is a capability. @throws AppError `search_too_long`, `rpc_*`
   */
  findFill?(onchainId: `0x${string}`, since: number): Promise<string | null>
  /**
   * The payout of this order in that transaction; null when the transaction is there and is not one (failed, wrong amount, recipient,
   * memo, order). @throws AppError `rpc_behind` (retriable) while it is not there, or its block moved: that proves nothing.
   */
  verifyFill(order: EscrowOrder, ref: string, memo: string | null): Promise<VerifiedFill | null>
  /**
   * Why this recipient could not be paid this asset, as an AppError reason; null when it can. `transferFrom` is who pays by plain transfer;
   * without it the network's contract pays.
   */
  recipientProblem(recipient: string, asset: AssetId, transferFrom?: string): Promise<string | null>
  /**
   * Status of the order in this escrow; null where the family has no escrow. Only escrows of the catalogue are asked, here and below: another
   * address, which a changed row may name, makes `escrow_unknown`.
   */
  escrowStatus(escrow: string, onchainId: `0x${string}`): Promise<EscrowStatus | null>
  /**
   * Epoch seconds after which the escrow refunds this open order: its `refundAfter`, or later where freezes took time from it. Absent where
   * the family has no escrow. @throws AppError `order_not_open`, `escrow_unknown`
   */
  refundableAt?(escrow: string, order: EscrowOrder): Promise<number>
  /** Claimable amount of a token, and the escrow's freeze; absent where the family has no escrow. @throws AppError `escrow_unknown` */
  escrowLimits?(escrow: string, asset: AssetId): Promise<EscrowLimits>
  /** The signers that this escrow counts now; absent where the family has none. @throws AppError `escrow_unknown` */
  attesterSet?(escrow: string): Promise<AttesterSet>
  /** The change of those signers that waits for its timelock; absent where the family has no escrow. @throws AppError `escrow_unknown` */
  attesterProposal?(escrow: string): Promise<AttesterProposal>
  /**
   * Canonical address whose offers this escrow accepts for a maker: its own where none is registered. Absent where the family has no escrow.
   * @throws AppError `escrow_unknown`
   */
  offerSigner?(escrow: string, maker: string): Promise<string>
  /**
   * Account that may withdraw what a channel earned in this escrow, canonical; null where none is registered. Absent where the family has no
   * escrow. @throws AppError `escrow_unknown`
   */
  channelPayee?(escrow: string, channel: number): Promise<string | null>
  /** What the spender may still take of the owner's token, base units; absent where the family has no approvals. */
  allowance?(owner: string, token: string, spender: string): Promise<bigint>
  /**
   * Nonce of the owner's next permit (EIP-2612); null where a permit would not be taken: the owner is a contract, or the token signs
   * under another domain. Absent where the family has no permits.
   */
  permitNonce?(owner: string, token: string, domain: { name: string; version: string }): Promise<bigint | null>
  /** Whether the account, as a contract, stands behind this signature over the text (ERC-1271); absent where accounts are keys only. */
  acceptsSignature?(account: string, message: string, signature: string): Promise<boolean>
  /**
   * Checks that the order's depositor signed this authorization for this escrow, as a key or by quorum as a contract (ERC-1271);
   * `unavailable` where the escrow takes no such signature. Says nothing about nonce and balance: simulate. Absent where no deposit opens so.
   */
  checkAuthorization?(
    escrow: string,
    order: EscrowOrder,
    authorization: DepositAuthorization,
  ): Promise<'signed' | 'not_signed' | 'unavailable'>
  /** The Ed25519 key that a wallet's contract answers to now, 32 bytes in hex, null where it has none; absent where addresses are keys. */
  publicKeyOf?(account: string): Promise<string | null>
  /** Absent where the family has no check-in contract. */
  checkIn?(contract: string, ref: string): Promise<CheckInSighting>
  /** The transaction in which the account signed in for the date (20231225), to be looked at with `checkIn`; null where it has not. Comes with `checkIn`. */
  findCheckIn?(contract: string, account: string, date: number): Promise<string | null>
  /** Whether a check-in contract answers at this address. Comes with `checkIn`. */
  hasCheckIn?(contract: string): Promise<boolean>
  /** Absent where nothing settles. */
  readonly books?: Books
  payer(secret: string): Payer
  /** Compares what each endpoint serves with the catalogue and with what the process relies on; absent where the family has no settlement. */
  verifyEndpoints?(expected: EndpointExpectations): Promise<readonly EndpointVerdict[]>
  /** One row per endpoint for metrics and the readiness page. */
  endpoints(): readonly EndpointHealth[]
  close(): Promise<void>
}

export interface NodeOptions {
  chain: ChainDef
  /** This chain's assets, for decimals and token addresses. */
  assets: readonly AssetDef[]
  /** JSON-RPC URLs, best first. */
  endpoints: readonly string[]
  /** How many endpoints must agree where money depends on the answer; 1 only on a local network. */
  quorum: number
  /** Called for every question that the endpoints answer differently without a side that proves itself. */
  onDispute?: OnDispute
}
