import type { ChainId } from '#core/chain/chainId.ts'
import type { OrderId } from '#core/order/id.ts'
import type { DepositRow } from '../deposits/rowTypes.ts'
import type { DisbursementRow } from '../disbursements/rowTypes.ts'
import type { SlotPurpose } from '../slots/rowTypes.ts'

/** Recorded purpose of one of our transactions. */
export interface SignedFor {
  readonly ref: string
  readonly signer: string
  readonly slot: bigint
  readonly purpose: SlotPurpose
  /** Null for transactions that pay no order: claims, approvals, voids. */
  readonly disbursement: DisbursementRow | null
}

/** An order that is claimed according to a claim batch. */
export interface ClaimedOrder {
  readonly claimId: bigint
  readonly orderId: OrderId
  readonly escrow: string | null
  readonly onchainId: `0x${string}` | null
}

/** Database reads that the reconciler compares with the chains. */
export interface Reconciliation {
  /** Deposits of these transactions on a chain. */
  depositsOf(chain: ChainId, txIds: readonly string[]): Promise<DepositRow[]>
  /** Confirmed deposits with an id above `after`, in order. */
  confirmedDeposits(chain: ChainId, after: bigint, limit: number): Promise<DepositRow[]>
  signedFor(chain: ChainId, refs: readonly string[]): Promise<SignedFor[]>
  /** Orders in final claim batches, newest first. */
  finalClaims(chain: ChainId, limit: number): Promise<ClaimedOrder[]>
}
