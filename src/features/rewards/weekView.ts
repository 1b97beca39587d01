import { signedIn } from '#core/rewards/weekMask.ts'
import { addDays, mondayOf, utcDay, type UtcDay, weekdayOf } from '#core/rewards/utcDay.ts'
import { rowOfDays, type StripDay, weekStrip } from '#core/rewards/weekStrip.ts'
import type { RewardsData } from '#core/wire/rewards.ts'

/** A wallet's week as the API tells it; times in seconds. */
export interface Week {
  readonly sign_in_mask: string
  readonly list: readonly { readonly sign_in_time: number; readonly points: number }[]
  readonly time_now: number
  /** What a check-in now would earn. */
  readonly today_points: number
}

export interface WeekDay extends Omit<StripDay, 'state'> {
  /** `before`: past, and the wallet has never checked in before it; nobody is told of having missed that. */
  readonly state: StripDay['state'] | 'before'
  readonly day: UtcDay
  readonly today: boolean
  /** Earned on a claimed day; what today gives, and what a special one gives on top. Null where there is nothing to say. */
  readonly points: number | null
}

export interface WeekView {
  readonly days: readonly WeekDay[]
  readonly streak: number
  readonly done: boolean
}

const dayOf = (seconds: number): UtcDay => utcDay(new Date(seconds * 1000))

/** The strip of the week that the server is in (spec §4); its clock counts, not this device's. `all`: how many check-ins the wallet has altogether, undefined while nobody knows. */
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
