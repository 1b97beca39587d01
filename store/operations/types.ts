import type { UtcDay } from '#core/rewards/utcDay.ts'
import type { ChainId } from '#core/chain/chainId.ts'

/** An action of an operator, or of the maker by itself, and the reason for it. */
export interface AdminNote {
  /** The operator's name, or `automatic`. */
  readonly actor: string
  readonly action: string
  /** Subject of the action, e.g. "campaign 7". */
  readonly subject: string
  readonly before: unknown
  readonly after: unknown
  readonly reason: string | null
}

export interface AdminLogRow extends AdminNote {
  readonly id: bigint
  readonly at: Date
}

/** Null doesn't filter. */
export interface AdminLogFilter {
  /** Wallet that is the subject, or that is named in `before` or `after`. */
  readonly wallet: string | null
  /** As the note has it. */
  readonly actor: string | null
  readonly since: Date | null
}

export interface AdminLog {
  /** Returns the row's id, which other rows may refer to permanently. */
  add(note: AdminNote): Promise<bigint>
  /** Newest first. */
  recent(limit: number, which?: AdminLogFilter): Promise<AdminLogRow[]>
}

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

/** An event that must not happen, e.g. a payout without an order. */
export interface Incident {
  readonly id: bigint
  /** Stable snake_case code, e.g. `payout_unknown`: metrics and alerts group by it. */
  readonly kind: string
  /** Subject of the incident, e.g. `31337:0xabc…` or an order id. */
  readonly subject: string
  readonly details: Readonly<Record<string, unknown>>
  readonly firstSeenAt: Date
  readonly lastSeenAt: Date
  readonly resolvedAt: Date | null
}

export interface NewIncident extends Pick<Incident, 'kind' | 'subject'> {
  /** JSON-safe: amounts are decimal strings. */
  readonly details?: Readonly<Record<string, unknown>>
  /** Chains to pause for quotes and payouts if this opens a new incident. */
  readonly pauses?: readonly ChainId[]
}

export interface Incidents {
  /**
   * Opens an incident, or marks the open one of this kind and subject as seen again. Only a new one pauses chains, so
   * that an operator can resume while the cause is investigated. Returns whether it is new.
   */
  record(incident: NewIncident): Promise<{ readonly id: bigint; readonly isNew: boolean }>
  /** Unresolved incidents, oldest first. */
  open(limit: number): Promise<Incident[]>
  /** Latest incident of a kind and subject, resolved or not. */
  latest(kind: string, subject: string): Promise<Incident | null>
  /** Number of open incidents by kind. */
  countOpen(): Promise<ReadonlyMap<string, number>>
  /** Resolves an incident; null if no open one has that id. Pauses end only with `chainState.resume`. */
  resolve(id: bigint): Promise<Incident | null>
}
