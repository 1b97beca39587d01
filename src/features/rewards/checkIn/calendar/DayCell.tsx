import { startOfDay } from '#core/rewards/utcDay.ts'
import { isolateBidi } from '#src/format/text.ts'
import { displayDay } from '#src/format/time.ts'
import { t } from '#src/i18n/t.ts'
import type { Cell } from './calendarView.ts'

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
export function DayCell({ cell, busy, onToday }: { cell: Cell; busy: boolean; onToday: () => void }) {
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
