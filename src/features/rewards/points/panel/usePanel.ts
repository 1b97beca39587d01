import { useQuery } from '@tanstack/react-query'
import type { RewardsData } from '#core/wire/rewards.ts'
import { monthQuery, weekQuery } from '#src/api/rewardQueries.ts'
import { useServerDay } from '#src/api/useServerDay.ts'
import { useApi } from '#src/services.ts'
import { useActivities } from '../campaigns/useActivities.ts'
import { type WeekView, weekView } from '../week/weekView.ts'
import type { ActivityGroup } from '../campaigns/activityView.ts'
import type { Quest } from '../campaigns/questKinds.tsx'

export interface Panel extends PanelView {
  /** Null when no network has the check-in or it failed to load. */
  readonly week: WeekView['days'] | 'loading' | null
}

/** Returns the content of the panel for a wallet; null when there is none. Parts that failed to load are left out; the points page explains why. */
export function usePanel(wallet: string, { check_in: rules }: RewardsData): Panel | null {
  const offered = rules.contracts.length > 0
  const { data, isError } = useQuery({ ...weekQuery(useApi(), wallet, useServerDay()), enabled: offered })
  const all = useQuery({ ...monthQuery(useApi(), wallet, useServerDay()), enabled: offered }).data?.transactionCount
  const view = panelView(useActivities().groups ?? [])
  const week = !offered || (isError && !data) ? null : data ? weekView(data, rules, all).days : 'loading'
  return week === null && view.lists.length === 0 ? null : { ...view, week }
}

interface PanelView {
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
