import { type RoadmapState, roadmapStates } from '#core/screens/entryKinds.ts'
import type { RoadmapRow } from '#core/wire/site.ts'

interface RoadmapGroup {
  readonly state: RoadmapState
  readonly rows: readonly RoadmapRow[]
}

/** Groups the operator's entries by state. What is live has the latest first, everything else the next one first; entries without a date are last. */
export const roadmapGroups = (rows: readonly RoadmapRow[]): readonly RoadmapGroup[] =>
  roadmapStates
    .map((state) => ({ state, rows: rows.filter((row) => row.state === state).toSorted(byDate(state === 'live')) }))
    .filter((group) => group.rows.length > 0)

const byDate =
  (latestFirst: boolean) =>
  ({ date: a }: RoadmapRow, { date: b }: RoadmapRow): number => {
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return latestFirst ? b.localeCompare(a) : a.localeCompare(b)
  }
