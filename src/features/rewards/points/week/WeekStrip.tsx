import type { ReactNode } from 'react'
import { startOfDay } from '#core/rewards/utcDay.ts'
import { displayDay, weekdayNames } from '#src/format/time.ts'
import { t } from '#src/i18n/t.ts'
import { Skeleton } from '#src/ui/Loading.tsx'
import { CheckIcon, CloseIcon, StarIcon } from '#src/ui/moreIcons.tsx'
import type { WeekDay } from './weekView.ts'
import { isolateBidi } from '#src/format/text.ts'

const looks: Record<WeekDay['state'], string> = {
  claimed: 'tint-ember text-ember font-semibold',
  today: 'press inset-ring-2 inset-ring-ember font-semibold text-ember hover:bg-raised',
  missed: 'bg-raised text-muted inset-ring inset-ring-line',
  before: 'bg-raised text-muted inset-ring inset-ring-line',
  coming: 'border border-dashed border-control-line text-muted',
}

/** Large text needs two rows per week. */
const grid = 'grid grid-cols-7 gap-1 @max-[14rem]:grid-cols-4 @max-[14rem]:gap-2 min-[60rem]:gap-2'
const cell = 'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1 text-center'

/** Placeholder of the week: as high as the week at every text size, so that nothing below moves. */
export const WeekSkeleton = () => (
  <div aria-hidden="true" className="@container">
    <div className={grid}>
      {Array.from({ length: 7 }, (_, day) => (
        <span key={day} className={cell}>
          <span className="h-[1.4em] text-caption" />
          <Skeleton className="min-h-11 w-full rounded-input" />
        </span>
      ))}
    </div>
  </div>
)

/** Seven days: earned, missed, today, and days with a bonus. */
export function WeekStrip({ days, onToday }: { days: readonly WeekDay[]; onToday: () => void }) {
  const names = weekdayNames()
  return (
    <div className="@container">
      <ul className={grid}>
        {days.map((day) => (
          <li key={day.day} className={cell}>
            <span
              aria-hidden="true"
              className={`truncate text-caption ${day.today ? 'font-semibold text-text' : 'text-muted'}`}
            >
              {names[day.weekday]}
            </span>
            <DayBox day={day} onToday={onToday} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function DayBox({ day, onToday }: { day: WeekDay; onToday: () => void }) {
  const look = `relative grid min-h-11 w-full place-items-center rounded-input text-caption ${looks[day.state]}`
  const content = <DayContent day={day} />
  const label = labelOf(day)
  if (day.state === 'today') {
    return (
      <button type="button" aria-haspopup="dialog" aria-label={label} onClick={onToday} className={look}>
        {content}
      </button>
    )
  }
  return (
    <span className={look}>
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className="contents">
        {content}
      </span>
    </span>
  )
}

const dot = <span className="size-1 rounded-full bg-control-line" />

/** Content of a day; empty when there is nothing to show. */
const inside: Record<WeekDay['state'], (points: number | null) => ReactNode> = {
  claimed: (points) => points ?? <CheckIcon width={16} height={16} />,
  today: (points) => isolateBidi(`+${points ?? 0}`),
  missed: () => <CloseIcon width={14} height={14} />,
  before: () => dot,
  coming: (points) => (points === null ? dot : isolateBidi(`+${points}`)),
}

function DayContent({ day: { state, points, extra } }: { day: WeekDay }) {
  return (
    <>
      {inside[state](points)}
      {extra > 0 ? (
        <span className="absolute -top-1.5 -end-1.5 grid size-4 place-items-center rounded-full bg-surface text-ember">
          <StarIcon width={12} height={12} fill="currentColor" />
        </span>
      ) : null}
    </>
  )
}

function labelOf({ day: at, state, points, extra }: WeekDay): string {
  const day = displayDay(startOfDay(at))
  switch (state) {
    case 'claimed':
      return t('points-day-claimed', { day, points: points ?? 0 })
    case 'today':
      return t('points-day-today', { day, points: points ?? 0 })
    case 'missed':
      return t('points-day-missed', { day })
    case 'before':
      return t('points-day-before', { day })
    case 'coming':
      return extra > 0 ? t('points-day-special', { day, points: extra }) : t('points-day-coming', { day })
  }
}
