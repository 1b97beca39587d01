import type { Entry } from './entryView.ts'
import { entryView } from './entryView.ts'

export interface OrderPointsView {
  readonly points: number
  /** Calculation of the points; empty when nothing was added. */
  readonly detail: string
  /** Time from which they count; null when they already do. */
  readonly countsAt: string | null
}

/** Points of one transfer from its ledger entries, clawbacks included; null before there are any, and when none remain. */
export function orderPoints(rows: readonly Entry[]): OrderPointsView | null {
  const points = rows.reduce((sum, row) => sum + row.points, 0)
  const given = rows.find((row) => row.points > 0)
  if (!given || points <= 0) return null
  return { points, detail: entryView(given).detail, countsAt: given.pending ? given.final_at : null }
}
