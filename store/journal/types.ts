import type { SignedTx } from '#chains/contract/payer.ts'
import type { AssetId } from '#core/chain/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { OrderId } from '#core/order/id.ts'
import type { JournalAddress, JournalPayment, JournalTransfer } from './record.ts'
import type { DepositPlace } from '../deposits/types.ts'

export type PaymentPurpose = 'payout' | 'refund' | 'cancel'

/** A journaled signature of a transfer between the maker's own wallets. */
export interface SignedTransfer {
  readonly orderId: OrderId
  readonly chainId: ChainId
  readonly slot: bigint
  /** Transfer at the time of signing. */
  readonly refId: bigint | null
  readonly asset: AssetId
  readonly amount: bigint
  readonly at: Date
  readonly terms: JournalTransfer
}

/** A payment that is about to be signed. */
export interface PaymentSubject {
  readonly purpose: PaymentPurpose
  readonly orderId: OrderId
  readonly deposit: DepositPlace
}

/** A journaled signature for an order or its deposit. */
export interface EarlierIntent {
  readonly intentId: string
  readonly chainId: ChainId
  readonly signer: string
  readonly slot: bigint
  readonly purpose: PaymentPurpose
  /** Disbursement at the time of signing. */
  readonly refId: bigint | null
  readonly at: Date
  /** Null in records of earlier releases. */
  readonly payment: JournalPayment | null
  /** Oldest first. */
  readonly txs: readonly SignedTx[]
}

/** The database's record of a signer's transactions since a given time. */
export interface SignerRecord {
  /** Slot that the journal would assign next; null if it doesn't know the signer. */
  nextSlot: bigint | null
  /** Slots below `nextSlot` that were not used for our transactions, or lost to an external one. */
  unexplained: bigint
}

/** Durability settings of the server, in PostgreSQL's terms. */
export interface ServerDurability {
  synchronousCommit: string
  fsync: string
  standbyNames: string
}

/** Compares the intent journal with the database: a database that lost commits must not pay until they are restored. */
export interface Intents {
  /**
   * Call right before broadcasting: the database must have every transaction that this process saw committed or
   * journaled.
   * @throws AppError `database_rolled_back`
   */
  requireCurrent(chain: ChainId): Promise<void>
  /** Restores from the journal what the database lost, over new sessions. Returns the affected chains. Idempotent. */
  restore(): Promise<ChainId[]>
  /**
   * True if this process's journal has everything signed on a chain since then, so the database has lost none of it.
   * Always true without a journal.
   * @throws AppError `database_rolled_back` if the database has less than the journal
   */
  holdsAllSince(chain: ChainId, since: Date): Promise<boolean>
  /**
   * Journaled intents for the order or deposit, from memory, since rows could be rewritten; empty without a journal. A
   * payment with earlier intents is only signed if its caller names each of them as `settled`.
   */
  earlier(subject: PaymentSubject): readonly EarlierIntent[]
  /** True if this process's journal already existed at that time, by its own record. Always true without a journal. */
  reachesBackTo(chain: ChainId, since: Date): boolean
  /** Journaled payments on a chain since then, from memory. */
  signedSince(chain: ChainId, since: Date): readonly EarlierIntent[]
  /** Journaled transfers between the maker's own wallets since then, on all networks, from memory. */
  transfersSince(since: Date): readonly SignedTransfer[]
  /** Terms of the transfer that this process's journal has in a slot, from memory; null if it has none there. */
  transferIn(slot: Pick<EarlierIntent, 'chainId' | 'signer' | 'slot'>): JournalTransfer | null
  /**
   * Writes the terms of orders at deposit addresses to the journal, once per address: a lost database can be completed
   * from them. Resolves once they are on disk; without a journal at once.
   * @throws AppError `journal_failed`
   */
  keepAddresses(orders: readonly JournalAddress[]): Promise<void>
  /** Records the chain's next slot for a signer that the database has no record of. */
  meetSigner(chain: ChainId, signer: string, nextSlot: bigint): Promise<void>
  signerRecord(chain: ChainId, signer: string, since: Date): Promise<SignerRecord>
  /** Effective settings of this process's sessions, which may differ from the requested ones. */
  durability(): Promise<ServerDurability>
}
