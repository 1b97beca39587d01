import type { SignedTx } from '#chains/contract.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import type { OrderId } from '#core/order/id.ts'
import type { JournalPayment } from '../journalRecord.ts'
import type { DepositRow } from './depositRow.ts'

/** A deposit's identity on its chain. */
export type DepositPlace = Pick<DepositRow, 'chainId' | 'txId' | 'ordinal'>
export type PaymentPurpose = 'payout' | 'refund' | 'cancel'

/** A payment that is to be signed. */
export interface PaymentSubject {
  readonly purpose: PaymentPurpose
  readonly orderId: OrderId
  readonly deposit: DepositPlace
}

/** Something that the journal has as signed for an order or its deposit. */
export interface EarlierIntent {
  readonly intentId: string
  readonly chainId: ChainId
  readonly signer: string
  readonly slot: bigint
  readonly purpose: PaymentPurpose
  /** Its disbursement when it was signed. */
  readonly refId: bigint | null
  readonly at: Date
  /** Null in records of earlier releases. */
  readonly payment: JournalPayment | null
  /** Oldest first. */
  readonly txs: readonly SignedTx[]
}

/** The database's record of a signer's transactions since a moment. */
export interface SignerRecord {
  /** The slot that it would hand out next; null where it has never met the signer. */
  nextSlot: bigint | null
  /** Numbers below `nextSlot` that it handed to nothing of its own, or lost to a transaction from outside. */
  unexplained: bigint
}

/** Settings by which the server keeps commits, in PostgreSQL's terms. */
export interface ServerDurability {
  synchronousCommit: string
  fsync: string
  standbyNames: string
}

/** The intent journal against the database: one that lost commits must not pay until they are restored. */
export interface Intents {
  /**
   * Asked right before bytes leave: the database must count at least every transaction that this process saw committed or journalled.
   * @throws AppError `database_rolled_back`
   */
  requireCurrent(chain: ChainId): Promise<void>
  /** Writes back from the journal what the database lost, over fresh sessions. Answers the chains that had lost something. Idempotent. */
  restore(): Promise<ChainId[]>
  /**
   * True if this process's journal holds everything signed on a chain since that moment: the database can then have forgotten none of it.
   * A store without a journal has nothing to compare, and answers true.
   * @throws AppError `database_rolled_back` where the database counts less than the journal
   */
  holdsAllSince(chain: ChainId, since: Date): Promise<boolean>
  /**
   * Intents that this process's journal has as signed for the order or for the deposit, read from memory: unlike rows, they cannot be
   * rewritten. Empty where the store has no journal. A payment with earlier intents is signed only by a caller that names each of them as `settled`.
   */
  earlier(subject: PaymentSubject): readonly EarlierIntent[]
  /** True if this process's journal was written before that moment already, on the journal's own word. Also where the store has no journal. */
  reachesBackTo(chain: ChainId, since: Date): boolean
  /** Payments that this process's journal has as signed on a chain since that moment, read from memory. */
  signedSince(chain: ChainId, since: Date): readonly EarlierIntent[]
  /** Remembers the chain's next slot of a signer that the database has not met. */
  meetSigner(chain: ChainId, signer: string, nextSlot: bigint): Promise<void>
  signerRecord(chain: ChainId, signer: string, since: Date): Promise<SignerRecord>
  /** The settings in effect for this process's sessions, which may differ from those that they asked for. */
  durability(): Promise<ServerDurability>
}
