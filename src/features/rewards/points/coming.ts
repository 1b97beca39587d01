interface Waiting {
  readonly points: number
  readonly pending: boolean
  readonly final_at: string
}

export interface Coming {
  readonly points: number
  /** Time at which all of them count; null when unread entries may take longer. */
  readonly until: string | null
}

/** Points that are granted but pending, from the entries read so far; null without any. */
export function comingOf(rows: readonly Waiting[], points: number): Coming | null {
  if (points === 0) return null
  const waiting = rows.filter((row) => row.pending)
  const read = waiting.reduce((sum, row) => sum + row.points, 0)
  const last = waiting
    .map((row) => row.final_at)
    .sort()
    .at(-1)
  return { points, until: read === points && last !== undefined ? last : null }
}
