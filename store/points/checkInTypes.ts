import type { ChainId } from '#core/chain/chainId.ts'
import type { PointEntry } from './types.ts'
import type { UtcDay } from '#core/rewards/utcDay.ts'

/** A day on which a wallet checked in. */
export interface CheckInRow {
  readonly wallet: string
  readonly day: UtcDay
  readonly chainId: ChainId
  readonly txHash: string
  readonly points: number
  readonly bridged: boolean
  /** Part of `points` that is for a bridge of the day. */
  readonly bridgePoints: number
  /** Block time. */
  readonly at: Date
  readonly attempt: number
  /** Length of the streak before it; null if it was not recorded. */
  readonly streak: number | null
  /** Part of `points` that is for the streak. */
  readonly specialPoints: number
  /** Number of changes of bridge share or streak since the check-in. */
  readonly turn: number
}

export type NewCheckIn = Omit<CheckInRow, 'attempt' | 'turn'>
/** An entry dated at the time of writing. */
export type EntryOfNow = Omit<PointEntry, 'at' | 'finalAt'>

export interface CheckIns {
  /**
   * Takes the wallet's day and awards its entry in one transaction. `repeat` is the existing row if the day is taken,
   * possibly by another transaction.
   */
  take(
    checkIn: NewCheckIn,
    verifyAt: Date,
    entry: (attempt: number) => PointEntry,
  ): Promise<{ readonly taken: CheckInRow } | { readonly repeat: CheckInRow }>
  /**
   * Updates the day's bridge share, with the entry of `change` for its next turn; serialized with the wallet's bridges.
   * Returns the new row; null if nothing changed or the day has no check-in.
   */
  settleBridge(
    wallet: string,
    day: UtcDay,
    change: (next: CheckInRow, bridged: boolean) => EntryOfNow,
  ): Promise<CheckInRow | null>
  /**
   * Updates the streak of each day of that week, with the entries of `change` for their next turns. Serialized with the
   * wallet's other check-ins.
   */
  settleStreaks(wallet: string, day: UtcDay, change: (next: CheckInRow, streak: number) => EntryOfNow): Promise<void>
  /** Rows from the first to the last day, inclusive, oldest first. */
  between(wallet: string, first: UtcDay, last: UtcDay): Promise<CheckInRow[]>
  count(wallet: string): Promise<number>
  /** Claims rows that are due for their recheck, until `retryAt` in case the process dies. */
  due(now: Date, retryAt: Date, limit: number): Promise<CheckInRow[]>
  /** Confirms the check-in; it is not rechecked again. */
  confirm(wallet: string, day: UtcDay): Promise<void>
  /**
   * Withholds a day's check-in for an operator's clawback: it earns nothing more. Returns the prior row; null if there
   * is none or it is withheld.
   */
  withhold(wallet: string, day: UtcDay): Promise<CheckInRow | null>
  /** Frees the day. Returns the prior row; null if there was none. */
  undo(wallet: string, day: UtcDay): Promise<CheckInRow | null>
}
