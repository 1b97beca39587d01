/** An operator's action and the reason for it. */
export interface AdminNote {
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
  readonly since: Date | null
}

export interface AdminLog {
  /** Returns the row's id, which other rows may refer to permanently. */
  add(note: AdminNote): Promise<bigint>
  /** Newest first. */
  recent(limit: number, which?: AdminLogFilter): Promise<AdminLogRow[]>
}
