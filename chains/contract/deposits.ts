import type { AssetDef } from '#core/catalogue/types.ts'
import type { AssetId } from '#core/chain/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { MemoTerms } from '#core/order/depositMemo.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'

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
