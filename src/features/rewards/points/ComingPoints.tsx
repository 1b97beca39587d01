import { useInfiniteQuery } from '@tanstack/react-query'
import { wholeText } from '#src/format/whole.ts'
import { entriesQuery } from '#src/api/rewardQueries.ts'
import { displayDayOf } from '#src/format/moment.ts'
import { t } from '#src/i18n/t.ts'
import { useApi } from '#src/services.ts'
import { HistoryIcon } from '#src/ui/icons.tsx'
import { comingOf } from './coming.ts'

/** Pending points, and when they will count. */
export function ComingPoints({ wallet }: { wallet: string }) {
  const { data } = useInfiniteQuery(entriesQuery(useApi(), wallet))
  const pages = data?.pages ?? []
  const coming = comingOf(
    pages.flatMap((page) => page.entries),
    pages[0]?.pending_points ?? 0,
  )
  if (!coming) return null
  const points = wholeText(coming.points)
  return (
    <p className="mt-3 flex items-center gap-2 text-small text-muted">
      <HistoryIcon width={16} height={16} />
      {coming.until
        ? t('points-coming_until', { points, day: displayDayOf(coming.until) })
        : t('points-coming', { points })}
    </p>
  )
}
