import type { ChainId } from '#core/chain/chainId.ts'
import type { OrderId } from '#core/order/id.ts'
import type { Fence } from '../work/types.ts'
import type { OrderRow } from '../orders/types.ts'

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

/**
 * Kinds of authorization for the escrow: the depositor's signature for a token with ERC-3009 or for Permit2, or none for
 * funds at the order's own address.
 */
export const authorizationKinds = ['erc3009', 'permit2', 'address'] as const
export type AuthorizationKind = (typeof authorizationKinds)[number]

/**
 * `refused`: nothing was sent for lack of authorization or funds. `failed`: the transaction reverted at the maker's
 * cost. Both count against a depositor that signed. `expired`: not sent in time, for another reason.
 */
export const openingStates = [
  'waiting',
  'intent',
  'broadcast',
  'mined',
  'final',
  'failed',
  'refused',
  'expired',
] as const
export type OpeningState = (typeof openingStates)[number]

/** A deposit to be opened by the maker. Written by the API, so the maker must verify everything in it. */
export interface NewOpening {
  orderId: OrderId
  /** Chain of the deposit. */
  chainId: ChainId
  /** Canonical address; of a deposit address its owner, who has proven nothing. */
  depositor: string
  kind: AuthorizationKind
  /** Start of the signature's validity in epoch seconds; 0 for Permit2. */
  validAfter: number
  /** Epoch seconds: end of the authorization, or Permit2's deadline; of a deposit address the order's opening time. */
  validBefore: number
  /** Empty for a deposit address. */
  signature: `0x${string}`
}

export interface OpeningRow extends NewOpening {
  id: bigint
  state: OpeningState
  /** Reason why the opening ended without a deposit, or why it waits. */
  reason: string | null
  txRef: string | null
  createdAt: Date
}

export interface Openings {
  /** One per order: an existing one is returned unchanged. */
  create(opening: NewOpening): Promise<OpeningRow>
  get(id: bigint): Promise<OpeningRow | null>
  forOrder(id: OrderId): Promise<OpeningRow | null>
  /** Without the deposit addresses that wait for funds. */
  inStates(chain: ChainId, states: readonly OpeningState[], limit: number): Promise<OpeningRow[]>
  /** Deposit addresses that wait for funds, by id, from after `afterId`. */
  addressesWaiting(chain: ChainId, limit: number, afterId: bigint): Promise<OpeningRow[]>
  /**
   * Openings on a chain that a depositor has signed: open ones, those that the maker signed among them, and those since then that
   * count against it. Anyone can name an owner of a deposit address, so those don't count.
   */
  recordOf(chain: ChainId, depositor: string, since: Date): Promise<{ open: number; signed: number; failed: number }>
  /**
   * Setting the same state again updates `change`.
   * @throws AppError `opening_state` out of a terminal state, or into `refused` or `expired` once signed
   */
  setState(id: bigint, state: OpeningState, change?: { txRef?: string | null; reason?: string | null }): Promise<void>
  /** Number of a chain's openings changed since then on which the maker spent gas, and whose orders are not claimed. */
  unpaid(chain: ChainId, since: Date): Promise<number>
  /** Number of tx slots that were ever signed for an opening. */
  attempts(id: bigint): Promise<number>
  /**
   * Attempts of a chain's openings signed since then, with their maximum cost in native base units. `attempt` counts an opening's
   * slots from 0.
   */
  signedSince(
    chain: ChainId,
    since: Date,
  ): Promise<{ id: bigint; attempt: number; orderId: OrderId; feeCap: bigint; at: Date }[]>
}
