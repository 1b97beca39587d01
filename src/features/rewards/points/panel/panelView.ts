import type { ActivityGroup, ActivityRow, SocialRow } from '../campaigns/activityView.ts'

export type Quest = { readonly kind: 'bridge'; readonly row: ActivityRow } | ({ readonly kind: 'social' } & SocialRow)

export interface PanelGroup extends Pick<ActivityGroup, 'id' | 'name' | 'time'> {
  readonly quests: readonly Quest[]
}

export interface PanelView {
  /** Each theme with its first unfinished quest. */
  readonly lists: readonly PanelGroup[]
  /** Further quests, shown in rotation. */
  readonly more: readonly Quest[]
}

const isOpen = ({ done, ended }: { readonly done: boolean; readonly ended: boolean }): boolean => !done && !ended

const openOf = ({ rows, social }: ActivityGroup): Quest[] => [
  ...rows.filter(isOpen).map((row): Quest => ({ kind: 'bridge', row })),
  ...social.filter(isOpen).map((task): Quest => ({ kind: 'social', ...task })),
]

/** Quests of the panel next to the form, social ones included: short lists, and the rest in rotation. */
export function panelView(groups: readonly ActivityGroup[]): PanelView {
  const open = groups
    .map(({ id, name, time, ...rest }) => ({ id, name, time, quests: openOf({ id, name, time, ...rest }) }))
    .filter(({ quests }) => quests.length > 0)
  return {
    lists: open.map((group) => ({ ...group, quests: group.quests.slice(0, 1) })),
    more: open.flatMap(({ quests }) => quests.slice(1)),
  }
}
