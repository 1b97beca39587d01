import type { ActivityGroup, ActivityRow } from './activityView.ts'

export interface PanelView {
  /** Each theme with its first campaign that is still to do. */
  readonly lists: readonly ActivityGroup[]
  /** What else there is to do, one after another. */
  readonly more: readonly ActivityRow[]
}

/** The campaigns as the panel beside the form shows them: short lists, and the rest in turn. */
export function panelView(groups: readonly ActivityGroup[]): PanelView {
  const open = groups.map((group) => ({ ...group, rows: group.rows.filter((row) => !row.done) })).filter((group) => group.rows.length > 0)
  return {
    lists: open.map((group) => ({ ...group, rows: group.rows.slice(0, 1) })),
    more: open.flatMap((group) => group.rows.slice(1)),
  }
}
