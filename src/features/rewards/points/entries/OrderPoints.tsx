import { useQuery } from '@tanstack/react-query'
import type { OrderDetail } from '#core/wire/order.ts'
import { orderEntriesQuery } from '#src/api/rewardQueries.ts'
import { displayDayOf } from '#src/format/time.ts'
import { wholeText } from '#src/format/amount.ts'
import { t } from '#src/i18n/t.ts'
import { useApi, useWallets } from '#src/services.ts'
import { StarIcon } from '#src/ui/moreIcons.tsx'
import { useRewards } from '#src/features/rewards/program/useRewards.ts'
import { type Entry, entryView } from './entryView.ts'

type Earning = Pick<OrderDetail, 'id' | 'from_address'>

/** Points that an arrived transfer earned its sender, where points are shown at all. */
export function OrderPoints({ order }: { order: Earning }) {
  const { open } = useRewards()
  const own = useWallets(({ accounts }) =>
    Object.values(accounts).some(({ address }) => address === order.from_address),
  )
  return open && own ? <Earned order={order} /> : null
}

/** Reserves the line while its points load, so that the text below does not move; without any points it takes no space. */
function Earned({ order }: { order: Earning }) {
  const { data } = useQuery(orderEntriesQuery(useApi(), order.from_address, order.id))
  const earned = orderPoints(data ?? [])
  return (
    <p
      role="status"
      data-testid="order-points"
      className={`flex flex-wrap items-center gap-x-2 text-small text-muted ${data && !earned ? '' : 'mt-1 min-h-6'}`}
    >
      {earned ? (
        <>
          <StarIcon width={16} height={16} fill="currentColor" className="flex-none text-ember" />
          <span className="font-semibold text-ember">{t('points-order', { points: wholeText(earned.points) })}</span>
          <span>
            {earned.countsAt === null
              ? t('points-order-counted')
              : t('points-why-pending', { day: displayDayOf(earned.countsAt) })}
          </span>
          {earned.detail ? <span className="text-caption">{earned.detail}</span> : null}
        </>
      ) : null}
    </p>
  )
}

interface OrderPointsView {
  readonly points: number
  /** Calculation of the points; empty when nothing was added. */
  readonly detail: string
  /** Time from which the points count; null when they already do. */
  readonly countsAt: string | null
}

/** Returns the points of one transfer from its ledger entries, clawbacks included; null before there are any, and when none remain. */
export function orderPoints(rows: readonly Entry[]): OrderPointsView | null {
  const points = rows.reduce((sum, row) => sum + row.points, 0)
  const given = rows.find((row) => row.points > 0)
  if (!given || points <= 0) return null
  return { points, detail: entryView(given).detail, countsAt: given.pending ? given.final_at : null }
}
