import { rowOfDays, signedIn, type StripDay, weekStrip } from '#core/rewards/calendar.ts'
import { addDays, mondayOf, utcDay, type UtcDay, weekdayOf } from '#core/rewards/utcDay.ts'
import type { RewardsData } from '#core/wire/rewards.ts'

/** A wallet's week as the API returns it; times in epoch seconds. */
export interface Week {
  readonly sign_in_mask: string
  readonly list: readonly { readonly sign_in_time: number; readonly points: number }[]
  readonly time_now: number
  /** Points that a check-in would earn now. */
  readonly today_points: number
}

export interface WeekDay extends Omit<StripDay, 'state'> {
  /** `before`: past, and earlier than the wallet's first check-in, so it is not shown as missed. */
  readonly state: StripDay['state'] | 'before'
  readonly day: UtcDay
  readonly today: boolean
  /** Points of a claimed day, of today, or the bonus of a special day. Null when there is nothing to show. */
  readonly points: number | null
}

export interface WeekView {
  readonly days: readonly WeekDay[]
  readonly streak: number
  readonly done: boolean
}

const dayOf = (seconds: number): UtcDay => utcDay(new Date(seconds * 1000))

/**
 * Builds the strip of the server's current week (spec §4), independent of this device's clock. `all`: the wallet's
 * total of check-ins, undefined until known.
 */
export function weekView(week: Week, rules: RewardsData['check_in'], all: number | undefined): WeekView {
  const now = dayOf(week.time_now)
  const today = weekdayOf(now)
  const earned = new Map(week.list.map((row) => [dayOf(row.sign_in_time), row.points]))
  const first = week.sign_in_mask.indexOf('1')
  const began = all === undefined || all <= week.list.length ? (first < 0 ? 7 : first) : 0
  const days = weekStrip(week.sign_in_mask, today, rules).map((one) => {
    const day = addDays(mondayOf(now), one.weekday)
    const state: WeekDay['state'] = one.state === 'missed' && one.weekday < began ? 'before' : one.state
    return { ...one, state, day, today: day === now, points: pointsOf(one, earned.get(day), week.today_points) }
  })
  return { days, streak: rowOfDays(week.sign_in_mask, today), done: signedIn(week.sign_in_mask, now) }
}

function pointsOf({ state, extra }: StripDay, earned: number | undefined, now: number): number | null {
  switch (state) {
    case 'claimed':
      return earned ?? null
    case 'today':
      return now
    case 'coming':
      return extra || null
    case 'missed':
      return null
  }
}
