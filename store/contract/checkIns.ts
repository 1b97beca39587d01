import type { ChainId } from '#core/chain/chainId.ts'
import type { PointEntry } from './points.ts'
import type { UtcDay } from '#core/rewards/utcDay.ts'

/** A day on which a wallet has checked in. */
export interface CheckInRow {
  readonly wallet: string
  readonly day: UtcDay
  readonly chainId: ChainId
  readonly txHash: string
  readonly points: number
  readonly bridged: boolean
  /** Time of its block. */
  readonly at: Date
  readonly attempt: number
}

export type NewCheckIn = Omit<CheckInRow, 'attempt'>

export interface CheckIns {
  /**
   * Takes the wallet's day and awards the entry made for it, in one transaction. `repeat` when the day is taken, whatever the transaction;
   * the row then tells by which.
   */
  take(checkIn: NewCheckIn, verifyAt: Date, entry: (attempt: number) => PointEntry): Promise<{ readonly taken: CheckInRow } | { readonly repeat: CheckInRow }>
  /** A bridge of the day came later: the row tells so, with what that adds. Null when it told so before, or there is none. */
  addBridge(wallet: string, day: UtcDay, points: number): Promise<CheckInRow | null>
  /** Rows of these days, the last one included, oldest first. */
  between(wallet: string, first: UtcDay, last: UtcDay): Promise<CheckInRow[]>
  count(wallet: string): Promise<number>
  /** Claims rows that are to be looked at once more, until `retryAt` in case the looker dies. */
  due(now: Date, retryAt: Date, limit: number): Promise<CheckInRow[]>
  /** It stands for good. */
  confirm(wallet: string, day: UtcDay): Promise<void>
  /** The day is free again. True when it was taken. */
  undo(wallet: string, day: UtcDay): Promise<boolean>
}
