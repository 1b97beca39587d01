import type { Entry } from './entryView.ts'
import { entryView } from './entryView.ts'

export interface OrderPointsView {
  readonly points: number
  /** How they came about; empty where nothing was added to them. */
  readonly detail: string
  /** From when on they count; null where they do already. */
  readonly countsAt: string | null
}

/** What a transfer has earned by its rows of the ledger, what was taken back among them; null before there are any, and where nothing is left. */
export function orderPoints(rows: readonly Entry[]): OrderPointsView | null {
  const points = rows.reduce((sum, row) => sum + row.points, 0)
  const given = rows.find((row) => row.points > 0)
  if (!given || points <= 0) return null
  return { points, detail: entryView(given).detail, countsAt: given.pending ? given.final_at : null }
}
