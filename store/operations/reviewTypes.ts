import type { UtcDay } from '#core/rewards/utcDay.ts'

/** An unusually high count for one day, for an operator to review. It has no effect on points. */
export interface Flag {
  readonly id: bigint
  /** Kind of activity, e.g. `check_ins_of_range`. */
  readonly kind: string
  /** Subject, e.g. an IP range or a wallet. */
  readonly subject: string
  readonly day: UtcDay
  /** Number of wallets that day; for a tally, the counted number. */
  readonly count: number
  /** The first wallets, including those below the threshold; for a tally, the wallets concerned. */
  readonly wallets: readonly string[]
  readonly firstAt: Date
  readonly lastAt: Date
}

export interface Sighting extends Pick<Flag, 'kind' | 'subject' | 'day'> {
  readonly wallet: string
  /** The row is listed if it has more wallets than this. */
  readonly noticeAbove: number
}

/** A flag with a known count, e.g. a day's bridges of one wallet. */
export type Tally = Pick<Flag, 'kind' | 'subject' | 'day' | 'count' | 'wallets'>

export interface Review {
  /** Counts a wallet once per kind, subject and day. Another wallet reopens a closed row. */
  note(sighting: Sighting, at: Date): Promise<void>
  /**
   * Reports a tally. A repeat changes nothing unless the count has grown: then the row is updated and reopened if
   * closed.
   */
  tell(tally: Tally, at: Date): Promise<void>
  /** Open flags above their thresholds, latest first. */
  open(limit: number): Promise<Flag[]>
  /** Closes a reviewed flag; null if no open one has that id. */
  close(id: bigint, at: Date): Promise<Flag | null>
  /** Drops rows closed before this time, and rows below their threshold of days before `today`. */
  purge(closedBefore: Date, today: UtcDay): Promise<number>
}
