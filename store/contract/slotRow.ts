import type { SignedTx } from '#chains/contract.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { OrderEventType } from '#core/order/state.ts'

export type SlotPurpose = 'payout' | 'refund' | 'cancel' | 'claim' | 'open' | 'setup' | 'void'
export type SlotState = 'open' | 'mined' | 'final' | 'lost'

/** One nonce (or, without nonces, one sequence number) of one signer, and every transaction ever signed for it. */
export interface SlotRow {
  id: bigint
  chainId: ChainId
  signer: string
  slot: bigint
  purpose: SlotPurpose
  /** Id of a disbursement, a claim batch or an opening; null for setup and void. */
  refId: bigint | null
  state: SlotState
  txs: SlotTx[]
  createdAt: Date
}

export interface SlotTx extends SignedTx {
  attempt: number
  createdAt: Date
  broadcastAt: Date | null
}

/** A transaction that landed on a slot and did what it was signed for. */
export interface LandedTx {
  slotId: bigint
  state: 'mined' | 'final'
  ref: string
  /** Told to the order of its disbursement where it may follow; null = the order hears nothing. */
  event: OrderEventType | null
}

export interface SentTx {
  slotId: bigint
  ref: string
  /** When the node took it; absent = now. */
  at?: Date
}
