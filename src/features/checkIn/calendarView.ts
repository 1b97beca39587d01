import { cellsOf, type Month } from '#core/rewards/calendar.ts'
import { isoDay, startOfDay, utcDay, type UtcDay } from '#core/rewards/utcDay.ts'

/** A check-in of the month, as the API tells it. */
export interface CheckedDay {
  readonly blockDate: string
  readonly points: number
  readonly chainId: number
  readonly txHash: string
  readonly inBridge: boolean
}

export interface Cell {
  readonly day: UtcDay
  readonly number: number
  /** `open`: neither checked nor missed, because it is still to come, came too early, or is not known yet. */
  readonly state: 'checked' | 'today' | 'missed' | 'open' | 'outside'
  readonly points: number | null
  /** Where its transaction is shown; null where the network has no explorer. */
  readonly href: string | null
}

/**
 * The 42 cells of a month. A day of another month is only its number; one before the programme began was not missed.
 * `days` is null while nobody knows them, and then none counts as missed.
 */
export function calendarView(month: Month, days: readonly CheckedDay[] | null, now: Date, earliest: Date, txUrl: (chainId: number, hash: string) => string | null): Cell[] {
  const checked = new Map(days?.map((day) => [day.blockDate, day]))
  const today = utcDay(now)
  return cellsOf(month).map(({ day, inMonth }) => {
    const row = inMonth ? checked.get(isoDay(day)) : undefined
    return {
      day,
      number: startOfDay(day).getUTCDate(),
      state: inMonth ? stateOf(row !== undefined, day, today, utcDay(earliest), days !== null) : 'outside',
      points: row?.points ?? null,
      href: row ? txUrl(row.chainId, row.txHash) : null,
    }
  })
}

function stateOf(checked: boolean, day: UtcDay, today: UtcDay, first: UtcDay, known: boolean): Cell['state'] {
  if (checked) return 'checked'
  if (day === today) return 'today'
  return !known || day > today || day < first ? 'open' : 'missed'
}
