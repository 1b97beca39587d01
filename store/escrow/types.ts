import type { ChainId } from '#core/chain/chainId.ts'
import type { OrderId } from '#core/order/id.ts'
import type { Fence } from '../work/leaseTypes.ts'
import type { OrderRow } from '../orders/rowTypes.ts'

/** A batch of attested fills claimed in one transaction on the source chain. */
export interface ClaimRow {
  id: bigint
  chainId: ChainId
  orderIds: OrderId[]
  state: 'reserved' | 'intent' | 'broadcast' | 'mined' | 'final' | 'failed'
  txRef: string | null
}

export interface AttestationRow {
  orderId: OrderId
  signer: string
  proofId: `0x${string}`
  signature: `0x${string}`
}

export interface Claims {
  /** Stores several attestations in one statement. */
  saveAttestation(...rows: readonly AttestationRow[]): Promise<void>
  attestations(orderId: OrderId): Promise<AttestationRow[]>
  /** Attestations of many orders, by order and signer. */
  attestationsOf(orderIds: readonly OrderId[]): Promise<AttestationRow[]>
  /**
   * Orders in state `final` without a live batch, oldest first; only the chain knows whether an escrow holds each
   * deposit.
   */
  claimable(chain: ChainId, limit: number, afterId?: OrderId): Promise<OrderRow[]>
  /** @throws AppError `claim_conflict` if an order is not `final` or another live batch holds it */
  createBatch(chain: ChainId, orderIds: readonly OrderId[], fence?: Fence): Promise<ClaimRow>
  /** `failed` frees the batch's orders for another one. */
  setBatchState(id: bigint, state: ClaimRow['state'], txRef?: string | null): Promise<void>
  inStates(chain: ChainId, states: readonly ClaimRow['state'][]): Promise<ClaimRow[]>
}
