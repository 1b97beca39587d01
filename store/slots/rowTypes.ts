import type { SignedTx } from '#chains/contract.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { OrderId } from '#core/order/id.ts'
import type { OrderEventType } from '#core/order/state.ts'
import type { DepositPlace } from '../deposits/rowTypes.ts'

export type SlotPurpose = 'payout' | 'refund' | 'cancel' | 'claim' | 'open' | 'setup' | 'void'
export type SlotState = 'open' | 'mined' | 'final' | 'lost'

/** A payment's subject as checked right before signing: if the rows changed since, nothing is signed. */
export interface CheckedPayment {
  readonly orderId: OrderId
  readonly deposit: DepositPlace
  /**
   * Earlier intents (`Intents.earlier`) that the caller proved to have moved nothing, or to exclude a second payment.
   */
  readonly settled: readonly string[]
}

/** One nonce (or sequence number on chains without nonces) of one signer, and every transaction signed for it. */
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

/** A mined transaction that did what it was signed for. */
export interface LandedTx {
  slotId: bigint
  state: 'mined' | 'final'
  ref: string
  /** Applied to the disbursement's order if allowed; null = none. */
  event: OrderEventType | null
}

export interface SentTx {
  slotId: bigint
  ref: string
  /** Time at which a node accepted it; defaults to now. */
  at?: Date
}
