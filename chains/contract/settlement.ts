import type { AssetId } from '#core/chain/assetId.ts'
import type { AppError } from '#core/errors.ts'
import type { DepositAuthorization } from '#core/order/depositAuthorization.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import type { EndpointExpectations, EndpointVerdict } from '../rpc/verifyEndpoints.ts'
import type { ObservedDeposit, Scan } from './deposits.ts'
import type { Payer, PaymentQuery, PaymentSearch, SignedTx } from './payer.ts'
import type { TxStatus } from './reader.ts'

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
  /** Base units of `feeAsset` that the transaction cost the wallet in addition to `out`. */
  readonly fee: bigint
  /** Asset that pays the fee; absent where the native coin does. */
  readonly feeAsset?: AssetId
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
