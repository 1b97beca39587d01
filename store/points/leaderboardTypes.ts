import type { UtcDay } from '#core/rewards/utcDay.ts'

/** All points ever earned, or those of the week that begins on this Monday. */
export type Board = 'all' | UtcDay

/** Equal points share a rank, and the following ranks are skipped. */
export interface LeaderboardRow {
  readonly rank: number
  readonly wallet: string
  readonly points: number
}

export interface OwnRank {
  /** Null without points, or if the wallet is hidden. */
  readonly rank: number | null
  readonly points: number
  readonly hidden: boolean
}

/** A board with one wallet's rank; null if none was requested. */
export interface BoardView {
  readonly places: readonly LeaderboardRow[]
  readonly own: OwnRank | null
}

/** Ranks of wallets by points. Hidden wallets take no rank. */
export interface Leaderboard {
  top(board: Board, limit: number): Promise<LeaderboardRow[]>
  /** Top ranks, with the own one taken from them if included, otherwise from `placeOf`. */
  view(board: Board, wallet: string | null, limit: number): Promise<BoardView>
  /** Exact except for wallets that passed a mark since the marks were made. */
  placeOf(board: Board, wallet: string): Promise<OwnRank>
  /** Hides or shows a wallet. */
  hide(wallet: string, hidden: boolean): Promise<void>
  /**
   * Recomputes a board's marks unless that happened since `olderThan`; true if it did. Ranks are read from the nearest
   * mark.
   */
  mark(board: Board, now: Date, olderThan: Date): Promise<boolean>
  /** Drops boards of weeks that began before this Monday. */
  purge(before: UtcDay): Promise<void>
}
