import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type RefObject, useLayoutEffect } from 'react'
import { arrowsOf, type Month, monthOf, shiftMonth } from '#core/rewards/calendar.ts'
import { startOfDay } from '#core/rewards/utcDay.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { RewardsData } from '#core/wire/rewards.ts'
import { monthQuery } from '#src/api/rewardQueries.ts'
import { weekdayNames, displayMonth, displayDay } from '#src/format/time.ts'
import { useAddressBook } from '#src/features/shared/addressBook.ts'
import { t } from '#src/i18n/t.ts'
import { useApi } from '#src/services.ts'
import { IconButton } from '#src/ui/Button.tsx'
import { ChevronIcon } from '#src/ui/icons.tsx'
import { isolateBidi } from '#src/format/text.ts'
import { calendarView, nobodysMonth, type Cell } from './calendarView.ts'
import { explorerOf } from './explorer.ts'
import type { Today } from './useToday.ts'

interface CalendarProps {
  rules: RewardsData['check_in']
  chains: readonly ChainRow[]
  wallet: string | null
  today: Today
  busy: boolean
  onToday: () => void
}

/** A month of check-ins. */
export function Calendar({ rules, chains, wallet, today: { day: today, state }, busy, onToday }: CalendarProps) {
  const now = startOfDay(today)
  const book = useAddressBook(true)
  const [turned, turnTo] = useState<Month | null>(null)
  const month = turned ?? monthOf(now)
  const { data, isError, refetch } = useQuery({
    ...monthQuery(useApi(), wallet ?? '', today, month),
    enabled: wallet !== null,
  })
  const earliest = new Date(rules.earliest)
  const known = wallet === null ? nobodysMonth : (data ?? null)
  const cells = calendarView({
    month,
    known,
    today,
    open: state === 'open',
    earliest,
    txUrl: explorerOf(book, rules.contracts, chains),
  })
  // On a short screen today's cell is scrolled into view, and again once the content above has loaded.
  const todays = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (data || isError || wallet === null) todays.current?.scrollIntoView({ block: 'nearest' })
  }, [data, isError, wallet])
  return (
    <section aria-label={t('rewards-check_in-calendar')} aria-busy={known === null && !isError}>
      <MonthHead
        month={month}
        arrows={arrowsOf(month, earliest, now)}
        onMove={(by) => turnTo((from) => shiftMonth(from ?? monthOf(now), by))}
      />
      {/* The button below refetches today's month, because it needs it too. */}
      {isError && state !== 'unknown' ? (
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
      {/* Reserves its height, so that nothing moves once the days are known. */}
      <p
        aria-hidden="true"
        className={`mt-1 flex items-center gap-2 text-caption text-muted ${cells.some((cell) => cell.state === 'missed') ? '' : 'invisible'}`}
      >
        <span className="size-1 flex-none rounded-full bg-control-line" />
        {t('rewards-check_in-dot')}
      </p>
    </section>
  )
}

interface HeadProps {
  month: Month
  /** Available arrows (spec §2). */
  arrows: { readonly previous: boolean; readonly next: boolean }
  onMove: (months: number) => void
}

/** Month name with its arrows. */
function MonthHead({ month, arrows: { previous, next }, onMove }: HeadProps) {
  const back = useRef<HTMLButtonElement>(null)
  const on = useRef<HTMLButtonElement>(null)
  const pressed = useRef<'previous' | 'next' | null>(null)
  // A pressed arrow that disappears passes its focus to the other one; otherwise the keyboard would restart at the top of the page.
  useLayoutEffect(() => {
    if (pressed.current === 'previous' && !previous) on.current?.focus()
    if (pressed.current === 'next' && !next) back.current?.focus()
    pressed.current = null
  }, [previous, next])
  const arrow = (way: 'previous' | 'next', ref: RefObject<HTMLButtonElement | null>, label: string, turn: string) => (
    <IconButton
      ref={ref}
      label={label}
      onClick={() => {
        pressed.current = way
        onMove(way === 'next' ? 1 : -1)
      }}
    >
      <ChevronIcon className={turn} />
    </IconButton>
  )
  const gap = <span className="size-11" />
  return (
    <div className="flex min-h-11 items-center justify-between">
      {previous ? arrow('previous', back, t('rewards-check_in-previous'), 'rotate-90 rtl:-rotate-90') : gap}
      <h3 aria-live="polite" className="font-semibold">
        {displayMonth(new Date(Date.UTC(month.year, month.month - 1, 1)))}
      </h3>
      {next ? arrow('next', on, t('rewards-check_in-next'), '-rotate-90 rtl:rotate-90') : gap}
    </div>
  )
}

const looks: Record<Cell['state'], string> = {
  checked: 'tint-tide text-tide font-semibold',
  today: 'inset-ring-2 inset-ring-ember text-text font-semibold hover:bg-raised',
  missed: 'text-text',
  open: 'text-text',
  unknown: 'bg-raised text-muted',
  outside: 'text-caption text-muted',
}

function labelOf({ state, points, href }: Cell, day: string): string {
  if (state === 'checked')
    return t(href === null ? 'rewards-check_in-counted' : 'rewards-check_in-checked', { day, points: points ?? 0 })
  return state === 'missed' ? t('rewards-check_in-not', { day }) : day
}

/** A day with a transaction opens it; today's cell checks in. */
function DayCell({ cell, busy, onToday }: { cell: Cell; busy: boolean; onToday: () => void }) {
  const look = `relative grid min-h-11 w-full content-center justify-items-center rounded-input text-small ${looks[cell.state]}`
  const day = displayDay(startOfDay(cell.day))
  const inside = (
    <>
      <span>{cell.number}</span>
      {cell.points === null ? null : (
        <span className="text-caption leading-none">{isolateBidi(`+${cell.points}`)}</span>
      )}
      {cell.state === 'missed' ? <span className="absolute bottom-1.5 size-1 rounded-full bg-control-line" /> : null}
    </>
  )
  if (cell.state === 'today') {
    return (
      <button
        type="button"
        className={`press ${look}`}
        aria-label={t('rewards-check_in-today', { day })}
        aria-disabled={busy || undefined}
        onClick={onToday}
      >
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
