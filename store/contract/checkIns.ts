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
  /** What of `points` is there for a bridge of the day. */
  readonly bridgePoints: number
  /** Time of its block. */
  readonly at: Date
  readonly attempt: number
  /** Days in a row before it; null where that was never kept. */
  readonly streak: number | null
  /** What of `points` is there for those days. */
  readonly specialPoints: number
  /** How often the bridge's share or the row of days changed since the day was taken. */
  readonly turn: number
}

export type NewCheckIn = Omit<CheckInRow, 'attempt' | 'turn'>
/** An entry of the moment in which it is written. */
export type EntryOfNow = Omit<PointEntry, 'at' | 'finalAt'>

export interface CheckIns {
  /**
   * Takes the wallet's day and awards the entry made for it, in one transaction. `repeat` when the day is taken, whatever the transaction;
   * the row then tells by which.
   */
  take(
    checkIn: NewCheckIn,
    verifyAt: Date,
    entry: (attempt: number) => PointEntry,
  ): Promise<{ readonly taken: CheckInRow } | { readonly repeat: CheckInRow }>
  /**
   * Brings the day to whether a counted bridge of the wallet settled on it, with the entry that `change` makes for its next turn. Answers the
   * row as it is then; null when it told so before, or the day is free. Takes turns with the wallet's bridges.
   */
  settleBridge(
    wallet: string,
    day: UtcDay,
    change: (next: CheckInRow, bridged: boolean) => EntryOfNow,
  ): Promise<CheckInRow | null>
  /**
   * Brings every day of this day's week to the number of days in a row before it, with the entry that `change` makes for its next turn. Takes
   * turns with the wallet's other check-ins.
   */
  settleStreaks(wallet: string, day: UtcDay, change: (next: CheckInRow, streak: number) => EntryOfNow): Promise<void>
  /** Rows of these days, the last one included, oldest first. */
  between(wallet: string, first: UtcDay, last: UtcDay): Promise<CheckInRow[]>
  count(wallet: string): Promise<number>
  /** Claims rows that are to be looked at once more, until `retryAt` in case the looker dies. */
  due(now: Date, retryAt: Date, limit: number): Promise<CheckInRow[]>
  /** It stands for good. */
  confirm(wallet: string, day: UtcDay): Promise<void>
  /** An operator takes all that the day has earned: it gives nothing more, and nothing of it is taken again. What it was; null where it is free or withheld. */
  withhold(wallet: string, day: UtcDay): Promise<CheckInRow | null>
  /** The day is free again. What it was; null when it was free. */
  undo(wallet: string, day: UtcDay): Promise<CheckInRow | null>
}
