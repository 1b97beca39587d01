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
  readonly state: 'checked' | 'today' | 'missed' | 'coming' | 'outside'
  readonly points: number | null
  /** Where its transaction is shown; null where the network has no explorer. */
  readonly href: string | null
}

/** The 42 cells of a month. A day of another month is only its number; one before the programme began was not missed. */
export function calendarView(month: Month, days: readonly CheckedDay[], now: Date, earliest: Date, txUrl: (chainId: number, hash: string) => string | null): Cell[] {
  const checked = new Map(days.map((day) => [day.blockDate, day]))
  const today = utcDay(now)
  return cellsOf(month).map(({ day, inMonth }) => {
    const row = inMonth ? checked.get(isoDay(day)) : undefined
    return {
      day,
      number: startOfDay(day).getUTCDate(),
      state: inMonth ? stateOf(row !== undefined, day, today, utcDay(earliest)) : 'outside',
      points: row?.points ?? null,
      href: row ? txUrl(row.chainId, row.txHash) : null,
    }
  })
}

function stateOf(checked: boolean, day: UtcDay, today: UtcDay, first: UtcDay): Cell['state'] {
  if (checked) return 'checked'
  if (day === today) return 'today'
  return day > today || day < first ? 'coming' : 'missed'
}
