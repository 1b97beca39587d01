import type { ChainId } from '#core/chain/chainId.ts'
import type { OrderId } from '#core/order/id.ts'

/** Ways by which a depositor lets the escrow take an order's amount: a token with ERC-3009, or Permit2. */
export const authorizationKinds = ['erc3009', 'permit2'] as const
export type AuthorizationKind = (typeof authorizationKinds)[number]

/**
 * `refused`: nothing was sent, because the authorization or the depositor's money is not there. `failed`: the transaction reverted, and its gas is
 * spent. Both count against the depositor. `expired`: nothing was sent in time, for another reason.
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

/** A deposit that its depositor only signed, to be opened by the maker. The API writes it, so that nothing in it is proven. */
export interface NewOpening {
  orderId: OrderId
  /** Of the deposit. */
  chainId: ChainId
  /** Canonical address. */
  depositor: string
  kind: AuthorizationKind
  /** Unix seconds; 0 for Permit2. */
  validAfter: number
  /** Unix seconds: the end of the authorization, or the deadline of Permit2. */
  validBefore: number
  signature: `0x${string}`
}

export interface OpeningRow extends NewOpening {
  id: bigint
  state: OpeningState
  /** Why it ended without a deposit, or why it waits. */
  reason: string | null
  txRef: string | null
  createdAt: Date
}

export interface Openings {
  /** One per order: where the order has one, that one is answered and nothing changes. */
  create(opening: NewOpening): Promise<OpeningRow>
  get(id: bigint): Promise<OpeningRow | null>
  forOrder(id: OrderId): Promise<OpeningRow | null>
  inStates(chain: ChainId, states: readonly OpeningState[], limit: number): Promise<OpeningRow[]>
  /** Openings of a depositor on a chain: those that have not ended, those of them that were signed, and those since then that count against it. */
  recordOf(chain: ChainId, depositor: string, since: Date): Promise<{ open: number; signed: number; failed: number }>
  /** The same state again changes what goes with it. @throws AppError `opening_state` out of an end, and into `refused` or `expired` once something was signed. */
  setState(id: bigint, state: OpeningState, change?: { txRef?: string | null; reason?: string | null }): Promise<void>
  /** Openings of a chain signed since then, with the most that each may cost, in native base units. */
  signedSince(chain: ChainId, since: Date): Promise<{ id: bigint; orderId: OrderId; feeCap: bigint; at: Date }[]>
}
