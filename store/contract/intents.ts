import type { ChainId } from '#core/chain/chainId.ts'

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
  /** Remembers the chain's next slot of a signer that the database has not met. */
  meetSigner(chain: ChainId, signer: string, nextSlot: bigint): Promise<void>
  signerRecord(chain: ChainId, signer: string, since: Date): Promise<SignerRecord>
  /** The settings in effect for this process's sessions, which may differ from those that they asked for. */
  durability(): Promise<ServerDurability>
}
