import type { ActivityGroup } from '../campaigns/activityView.ts'
import type { Quest } from '../campaigns/questKinds.tsx'

export interface PanelView {
  /** Each theme with its first unfinished quest. */
  readonly lists: readonly ActivityGroup[]
  /** Further quests, shown in rotation. */
  readonly more: readonly Quest[]
}

/** Quests of the panel next to the form, social ones included: short lists, and the rest in rotation. */
export function panelView(groups: readonly ActivityGroup[]): PanelView {
  const open = groups
    .map((group) => ({ ...group, quests: group.quests.filter(({ done, ended }) => !done && !ended) }))
    .filter(({ quests }) => quests.length > 0)
  return {
    lists: open.map((group) => ({ ...group, quests: group.quests.slice(0, 1) })),
    more: open.flatMap(({ quests }) => quests.slice(1)),
  }
}
