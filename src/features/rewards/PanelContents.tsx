import { useQuery } from '@tanstack/react-query'
import type { RewardsData } from '#core/wire/rewards.ts'
import { weekQuery } from '#src/api/rewardQueries.ts'
import { t } from '#src/i18n/t.ts'
import { useApi } from '#src/services.ts'
import { Link } from '#src/ui/Link.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { ActivityItem } from './ActivityItem.tsx'
import { MoreQuests } from './MoreQuests.tsx'
import { panelView } from './panelView.ts'
import { ThemeTime, WithTicker } from './ThemeTime.tsx'
import { useActivities } from './useActivities.ts'
import { useCheckInSheet } from './useCheckInSheet.tsx'
import { useQuestStart } from './useQuestStart.ts'
import { WeekStrip } from './WeekStrip.tsx'
import { weekView } from './weekView.ts'

/** The week, what there is to do by theme, and more of it in turn. What cannot be read is left out: the points page says why. */
export function PanelContents({ wallet, rules }: { wallet: string; rules: RewardsData }) {
  const { data: week, isError } = useQuery(weekQuery(useApi(), wallet))
  const { sheet, open } = useCheckInSheet(rules)
  const { lists, more } = panelView(useActivities().groups ?? [])
  const start = useQuestStart()
  return (
    <div className="mt-4 grid gap-5">
      {rules.check_in.contracts.length === 0 || isError ? null : week ? <WeekStrip days={weekView(week, rules.check_in).days} onToday={open} /> : <Skeleton className="h-17 w-full rounded-input" />}
      <WithTicker>
        {lists.map((group) => (
          <section key={group.id} aria-label={group.name}>
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-small">
              <h3 className="font-semibold">{group.name}</h3>
              <span className="text-caption text-muted">
                <ThemeTime time={group.time} />
              </span>
            </div>
            <ul>
              {group.rows.map((row) => (
                <ActivityItem key={row.id} row={row} start={start(row.preset)} />
              ))}
            </ul>
          </section>
        ))}
      </WithTicker>
      <MoreQuests rows={more} start={start} />
      <Link to="/points" className="-my-3 inline-flex min-h-11 items-center justify-self-start text-small font-semibold text-tide">
        {t('points-panel-all')}
      </Link>
      {sheet}
    </div>
  )
}
