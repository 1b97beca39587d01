import type { UtcDay } from '#core/rewards/utcDay.ts'

/** Something that happened more often than people do it; an operator looks at it. Nothing is taken from anybody by itself. */
export interface Flag {
  readonly id: bigint
  /** What was watched, e.g. `check_ins_of_range`. */
  readonly kind: string
  /** Of what, e.g. an IP range or a wallet. */
  readonly subject: string
  readonly day: UtcDay
  /** How often since the watch gave notice. */
  readonly count: number
  /** Wallets that took part since then; the first of them. */
  readonly wallets: readonly string[]
  readonly firstAt: Date
  readonly lastAt: Date
}

export interface Review {
  /** Notes one more; one row for each kind, subject and day. A row that was closed opens again. */
  flag(sighting: Pick<Flag, 'kind' | 'subject' | 'day'> & { readonly wallet: string }, at: Date): Promise<void>
  /** Open ones, the latest first. */
  open(limit: number): Promise<Flag[]>
  /** An operator has looked at it; null when there is no open one of that id. */
  close(id: bigint, at: Date): Promise<Flag | null>
  purge(before: Date): Promise<number>
}
