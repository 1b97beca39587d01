import type { UtcDay } from '#core/rewards/utcDay.ts'

/** All that ever arrived, or what arrived in the week that begins on this Monday. */
export type Board = 'all' | UtcDay

/** Equal points share a rank, and the ranks behind them are skipped. */
export interface Place {
  readonly rank: number
  readonly wallet: string
  readonly points: number
}

export interface OwnPlace {
  /** Null without points, and for who does not want to be listed. */
  readonly rank: number | null
  readonly points: number
  readonly hidden: boolean
}

/** A board with the place of one wallet; null where nobody asks for one. */
export interface BoardView {
  readonly places: readonly Place[]
  readonly own: OwnPlace | null
}

/** Who has how many points. Wallets that do not want to be listed are in nobody's way: ranks close up over them. */
export interface Leaderboard {
  top(board: Board, limit: number): Promise<Place[]>
  /** The first places, and the own one as it stands among them; further down it is `placeOf`. */
  view(board: Board, wallet: string | null, limit: number): Promise<BoardView>
  /** Exact but for what moved between the marks since they were made. */
  placeOf(board: Board, wallet: string): Promise<OwnPlace>
  /** Lists a wallet or no longer does. */
  hide(wallet: string, hidden: boolean): Promise<void>
  /** Counts a board's marks anew unless somebody did so since `olderThan`; true when it did. Ranks are read from the nearest mark. */
  mark(board: Board, now: Date, olderThan: Date): Promise<boolean>
  /** Drops boards of weeks that began before this Monday. */
  purge(before: UtcDay): Promise<void>
}
