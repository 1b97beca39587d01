import type { AssetId } from '#core/chain/assetId.ts'
import type { AddressDeposit, DepositAuthorization } from '#core/order/depositAuthorization.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import type { Collection, DepositOutput } from './deposits.ts'

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
