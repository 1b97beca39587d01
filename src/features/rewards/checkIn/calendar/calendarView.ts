import { cellsOf, type Month } from '#core/rewards/calendar.ts'
import { isoDay, startOfDay, utcDay, type UtcDay } from '#core/rewards/utcDay.ts'

/** A month of the API; `transactionCount` counts all months. */
export interface CheckedMonth {
  readonly historyList: readonly CheckedDay[]
  readonly transactionCount: number
}

/** One check-in of the month, as the API returns it. */
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
  /** `open`: neither checked nor missed, because it is in the future or before the start. `unknown`: the server has not answered yet. */
  readonly state: 'checked' | 'today' | 'missed' | 'open' | 'unknown' | 'outside'
  readonly points: number | null
  /** Explorer link of its transaction; null when the network has no explorer. */
  readonly href: string | null
}

interface Facts {
  readonly month: Month
  /** Null until it has loaded. */
  readonly known: CheckedMonth | null
  readonly today: UtcDay
  /** True when today's check-in is still open. */
  readonly open: boolean
  /** First day of the program. */
  readonly earliest: Date
  readonly txUrl: (chainId: number, hash: string) => string | null
}

/** Empty month, shown before a wallet is connected. */
export const nobodysMonth: CheckedMonth = { historyList: [], transactionCount: 0 }

/** Returns the 42 cells of a month. Days of other months have only a number; none counts as missed before the program or the wallet's first check-in. */
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

/** Last day that cannot count as missed, in the API's day format; after a first check-in in another month every day counts. */
function beganIn(known: CheckedMonth | null): string {
  const first = known?.historyList.map(({ blockDate }) => blockDate).toSorted()[0]
  if (!known || first === undefined) return NEVER
  return known.transactionCount <= known.historyList.length ? first : ''
}
