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
  /** `open`: neither checked nor missed, because it is still to come or came too early. `unknown`: nobody has told yet. */
  readonly state: 'checked' | 'today' | 'missed' | 'open' | 'unknown' | 'outside'
  readonly points: number | null
  /** Where its transaction is shown; null where the network has no explorer. */
  readonly href: string | null
}

interface Facts {
  readonly month: Month
  /** Null while nobody knows it. */
  readonly known: CheckedMonth | null
  readonly today: UtcDay
  /** Today can be checked in on. */
  readonly open: boolean
  /** When the programme began. */
  readonly earliest: Date
  readonly txUrl: (chainId: number, hash: string) => string | null
}

/** Nobody's month: before a wallet is connected. */
export const nobodysMonth: CheckedMonth = { historyList: [], transactionCount: 0 }

/** The 42 cells of a month. A day of another month is only its number; none counts as missed before the programme began or before the wallet's first check-in. */
export function calendarView({ month, known, today, open, earliest, txUrl }: Facts): Cell[] {
  const checked = new Map(known?.historyList.map((day) => [day.blockDate, day]))
  const began = beganIn(known)
  const stateOf = (day: UtcDay): Cell['state'] => {
    if (checked.has(isoDay(day))) return 'checked'
    if (day > today || day < utcDay(earliest)) return 'open'
    if (known === null || (day === today && !open)) return 'unknown'
    if (day === today) return 'today'
    return isoDay(day) > began ? 'missed' : 'open'
  }
  return cellsOf(month).map(({ day, inMonth }) => {
    const row = inMonth ? checked.get(isoDay(day)) : undefined
    return {
      day,
      number: startOfDay(day).getUTCDate(),
      state: inMonth ? stateOf(day) : 'outside',
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
