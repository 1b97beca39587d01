/** What an operator does, and why. */
export interface AdminNote {
  readonly actor: string
  readonly action: string
  /** What it was done to, e.g. "campaign 7". */
  readonly subject: string
  readonly before: unknown
  readonly after: unknown
  readonly reason: string | null
}

export interface AdminLogRow extends AdminNote {
  readonly id: bigint
  readonly at: Date
}

/** Null does not narrow. */
export interface AdminLogFilter {
  /** Done to it, or with it named in what was before or after. */
  readonly wallet: string | null
  readonly since: Date | null
}

export interface AdminLog {
  /** Answers the row's id, which other rows may name for ever. */
  add(note: AdminNote): Promise<bigint>
  /** Newest first. */
  recent(limit: number, which?: AdminLogFilter): Promise<AdminLogRow[]>
}
