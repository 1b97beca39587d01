import { useQuery } from '@tanstack/react-query'
import type { RewardsData } from '#core/wire/rewards.ts'
import { monthQuery, weekQuery } from '#src/api/rewardQueries.ts'
import { useServerDay } from '#src/api/useServerDay.ts'
import { useApi } from '#src/services.ts'
import { type PanelView, panelView } from './panelView.ts'
import { useActivities } from '../campaigns/useActivities.ts'
import { type WeekView, weekView } from '../week/weekView.ts'

export interface Panel extends PanelView {
  /** Null when no network has the check-in or it failed to load. */
  readonly week: WeekView['days'] | 'loading' | null
}

/** Content of the panel for a wallet; null when there is none. Parts that failed to load are left out; the points page explains why. */
export function usePanel(wallet: string, { check_in: rules }: RewardsData): Panel | null {
  const offered = rules.contracts.length > 0
  const { data, isError } = useQuery({ ...weekQuery(useApi(), wallet, useServerDay()), enabled: offered })
  const all = useQuery({ ...monthQuery(useApi(), wallet, useServerDay()), enabled: offered }).data?.transactionCount
  const view = panelView(useActivities().groups ?? [])
  const week = !offered || (isError && !data) ? null : data ? weekView(data, rules, all).days : 'loading'
  return week === null && view.lists.length === 0 ? null : { ...view, week }
}
