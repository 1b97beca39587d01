import { cellsOf, type Month } from '#core/rewards/calendar.ts'
import { isoDay, startOfDay, utcDay, type UtcDay } from '#core/rewards/utcDay.ts'

/** What the API tells of a month; `transactionCount` counts all months. */
export interface CheckedMonth {
  readonly historyList: readonly CheckedDay[]
  readonly transactionCount: number
}

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
 * `known` is null while nobody knows them, and then none counts as missed; nor does one before the wallet's first check-in.
 */
export function calendarView(month: Month, known: CheckedMonth | null, now: Date, earliest: Date, txUrl: (chainId: number, hash: string) => string | null): Cell[] {
  const checked = new Map(known?.historyList.map((day) => [day.blockDate, day]))
  const began = beganIn(known)
  const today = utcDay(now)
  return cellsOf(month).map(({ day, inMonth }) => {
    const row = inMonth ? checked.get(isoDay(day)) : undefined
    return {
      day,
      number: startOfDay(day).getUTCDate(),
      state: inMonth ? stateOf(row !== undefined, day, today, isoDay(day) > began && day >= utcDay(earliest)) : 'outside',
      points: row?.points ?? null,
      href: row ? txUrl(row.chainId, row.txHash) : null,
    }
  })
}

const NEVER = '9999'

/** The last day up to which nothing counts as missed, as the API writes days; after a first check-in elsewhere all of them count. */
function beganIn(known: CheckedMonth | null): string {
  const first = known?.historyList.map(({ blockDate }) => blockDate).toSorted()[0]
  if (!known || first === undefined) return NEVER
  return known.transactionCount <= known.historyList.length ? first : ''
}

function stateOf(checked: boolean, day: UtcDay, today: UtcDay, counts: boolean): Cell['state'] {
  if (checked) return 'checked'
  if (day === today) return 'today'
  return counts && day < today ? 'missed' : 'open'
}
