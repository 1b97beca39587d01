import type { UtcDay } from '#core/rewards/utcDay.ts'

/** Something that more wallets did in a day than people do; an operator looks at it. Nothing is taken from anybody by itself. */
export interface Flag {
  readonly id: bigint
  /** What was watched, e.g. `check_ins_of_range`. */
  readonly kind: string
  /** Of what, e.g. an IP range or a wallet. */
  readonly subject: string
  readonly day: UtcDay
  /** Wallets that took part that day; of a tally, what was counted. */
  readonly count: number
  /** The first of them, those from before the notice among them; of a tally, whom it is about. */
  readonly wallets: readonly string[]
  readonly firstAt: Date
  readonly lastAt: Date
}

export interface Sighting extends Pick<Flag, 'kind' | 'subject' | 'day'> {
  readonly wallet: string
  /** With more wallets than so many the row comes into the list. */
  readonly noticeAbove: number
}

/** Something of which the number is known, e.g. a day's bridges of one wallet. */
export type Tally = Pick<Flag, 'kind' | 'subject' | 'day' | 'count' | 'wallets'>

export interface Review {
  /** Counts a wallet, once for each kind, subject and day. A row that was closed opens again with another wallet. */
  note(sighting: Sighting, at: Date): Promise<void>
  /** Gives notice of a tally. Told again it changes nothing, unless it has grown: then its row has the new number, and one that was closed opens again. */
  tell(tally: Tally, at: Date): Promise<void>
  /** Those of which notice was given and that nobody has closed, the latest first. */
  open(limit: number): Promise<Flag[]>
  /** An operator has looked at it; null when there is no open one of that id. */
  close(id: bigint, at: Date): Promise<Flag | null>
  /** Drops rows that were closed before this moment, and those of days before `today` of which no notice was given. */
  purge(closedBefore: Date, today: UtcDay): Promise<number>
}
