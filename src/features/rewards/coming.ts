interface Waiting {
  readonly points: number
  readonly pending: boolean
  readonly final_at: string
}

export interface Coming {
  readonly points: number
  /** When all of them count; null where rows that nobody has read yet may take longer. */
  readonly until: string | null
}

/** Points that are awarded and do not count yet, by the rows that have been read; null when there are none. */
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
