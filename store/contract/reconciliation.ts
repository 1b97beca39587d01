import type { ChainId } from '#core/chain/chainId.ts'
import type { OrderId } from '#core/order/id.ts'
import type { DepositRow } from './depositRow.ts'
import type { DisbursementRow } from './disbursementRow.ts'
import type { SlotPurpose } from './slotRow.ts'

/** Purpose of a transaction of ours, as the database records it. */
export interface SignedFor {
  readonly ref: string
  readonly signer: string
  readonly slot: bigint
  readonly purpose: SlotPurpose
  /** Null for what pays no order: claims, approvals, voids. */
  readonly disbursement: DisbursementRow | null
}

/** An order that a batch of claims says is claimed. */
export interface ClaimedOrder {
  readonly claimId: bigint
  readonly orderId: OrderId
  readonly escrow: string | null
  readonly onchainId: `0x${string}` | null
}

/** Reads of the database that the reconciler compares with the chains. */
export interface Reconciliation {
  /** Deposits of these transactions on a chain. */
  depositsOf(chain: ChainId, txIds: readonly string[]): Promise<DepositRow[]>
  /** Confirmed deposits with a number above `after`, in their order. */
  confirmedDeposits(chain: ChainId, after: bigint, limit: number): Promise<DepositRow[]>
  signedFor(chain: ChainId, refs: readonly string[]): Promise<SignedFor[]>
  /** Orders in final batches of claims, the newest first. */
  finalClaims(chain: ChainId, limit: number): Promise<ClaimedOrder[]>
}
