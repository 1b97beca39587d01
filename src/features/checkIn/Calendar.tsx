import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { arrowsOf, type Month, monthOf, shiftMonth } from '#core/rewards/calendar.ts'
import { startOfDay } from '#core/rewards/utcDay.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { RewardsData } from '#core/wire/rewards.ts'
import { monthQuery } from '#src/api/rewardQueries.ts'
import { displayDay, displayMonth, weekdayNames } from '#src/format/utc.ts'
import { t } from '#src/i18n/t.ts'
import { useApi } from '#src/services.ts'
import { IconButton } from '#src/ui/Button.tsx'
import { ChevronIcon } from '#src/ui/icons.tsx'
import { useUtcDay } from '#src/ui/useUtcDay.ts'
import { type Cell, calendarView } from './calendarView.ts'
import { explorerOf } from './explorer.ts'
import { inOnePiece } from '#src/format/inOnePiece.ts'

interface CalendarProps {
  rules: RewardsData['check_in']
  chains: readonly ChainRow[]
  wallet: string | null
  busy: boolean
  onToday: () => void
}

/** A month of check-ins. A day with a transaction opens it, today checks in. */
export function Calendar({ rules, chains, wallet, busy, onToday }: CalendarProps) {
  const today = useUtcDay()
  const now = startOfDay(today)
  const [turned, turnTo] = useState<Month | null>(null)
  const month = turned ?? monthOf(now)
  const { data, isError, refetch } = useQuery({ ...monthQuery(useApi(), wallet ?? '', today, month), enabled: wallet !== null })
  const earliest = new Date(rules.earliest)
  const arrows = arrowsOf(month, earliest, now)
  const cells = calendarView(month, data ?? null, now, earliest, explorerOf(rules.contracts, chains))
  // On a short screen the day that it is about is in sight, also once what stands above has come.
  const todays = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (data || isError || wallet === null) todays.current?.scrollIntoView({ block: 'nearest' })
  }, [data, isError, wallet])
  const move = (by: number) => turnTo((from) => shiftMonth(from ?? monthOf(now), by))
  return (
    <section aria-label={t('rewards-check_in-calendar')}>
      <div className="flex min-h-11 items-center justify-between">
        {arrows.previous ? (
          <IconButton label={t('rewards-check_in-previous')} onClick={() => move(-1)}>
            <ChevronIcon className="rotate-90 rtl:-rotate-90" />
          </IconButton>
        ) : (
          <span className="size-11" />
        )}
        <h3 aria-live="polite" className="font-semibold">
          {displayMonth(new Date(Date.UTC(month.year, month.month - 1, 1)))}
        </h3>
        {arrows.next ? (
          <IconButton label={t('rewards-check_in-next')} onClick={() => move(1)}>
            <ChevronIcon className="-rotate-90 rtl:rotate-90" />
          </IconButton>
        ) : (
          <span className="size-11" />
        )}
      </div>
      {isError ? (
        <p className="py-2 text-center text-small text-muted">
          {t('rewards-check_in-unknown')}{' '}
          <button type="button" className="min-h-11 font-semibold text-tide" onClick={() => void refetch()}>
            {t('action-retry')}
          </button>
        </p>
      ) : null}
      <div aria-hidden="true" className="grid grid-cols-7 text-center text-caption text-muted">
        {weekdayNames().map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ul className="mt-1 grid grid-cols-7 gap-1">
        {cells.map((cell) => (
          <li key={cell.day} ref={cell.day === today ? todays : null} className="scroll-mt-2 scroll-mb-6">
            <DayCell cell={cell} busy={busy} onToday={onToday} />
          </li>
        ))}
      </ul>
      {cells.some(({ state }) => state === 'missed') ? (
        <p aria-hidden="true" className="mt-1 flex items-center gap-2 text-caption text-muted">
          <span className="size-1 flex-none rounded-full bg-control-line" />
          {t('rewards-check_in-dot')}
        </p>
      ) : null}
    </section>
  )
}

const looks: Record<Cell['state'], string> = {
  checked: 'tint-tide text-tide font-semibold',
  today: 'inset-ring-2 inset-ring-ember text-text font-semibold hover:bg-raised',
  missed: 'text-text',
  open: 'text-text',
  outside: 'text-caption text-muted',
}

function labelOf({ state, points, href }: Cell, day: string): string {
  if (state === 'checked') return t(href === null ? 'rewards-check_in-counted' : 'rewards-check_in-checked', { day, points: points ?? 0 })
  return state === 'missed' ? t('rewards-check_in-not', { day }) : day
}

function DayCell({ cell, busy, onToday }: { cell: Cell; busy: boolean; onToday: () => void }) {
  const look = `relative grid min-h-11 w-full content-center justify-items-center rounded-input text-small ${looks[cell.state]}`
  const day = displayDay(startOfDay(cell.day))
  const inside = (
    <>
      <span>{cell.number}</span>
      {cell.points === null ? null : <span className="text-caption leading-none">{inOnePiece(`+${cell.points}`)}</span>}
      {cell.state === 'missed' ? <span className="absolute bottom-1.5 size-1 rounded-full bg-control-line" /> : null}
    </>
  )
  if (cell.state === 'today') {
    return (
      <button type="button" className={`press ${look}`} aria-label={t('rewards-check_in-today', { day })} aria-disabled={busy || undefined} onClick={onToday}>
        {inside}
      </button>
    )
  }
  const label = labelOf(cell, day)
  if (cell.href !== null) {
    return (
      <a href={cell.href} target="_blank" rel="noopener noreferrer" className={`press ${look}`} aria-label={label}>
        {inside}
      </a>
    )
  }
  return (
    <span className={look}>
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className="contents">
        {inside}
      </span>
    </span>
  )
}
