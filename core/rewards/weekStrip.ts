import { specialPoints } from './streak.ts'
import type { CheckInRules } from './rules.ts'

/** How a day of the weekly strip looks (specification §4). */
export type StripDay = { readonly weekday: number; readonly state: 'claimed' | 'missed' | 'today' | 'coming'; readonly special: boolean }

/**
 * The strip that a mask tells, Monday to Sunday. A day is special when the days right before it, signed in or still to come from today on,
 * make a row of a length that pays more.
 */
export function weekStrip(mask: string, todayWeekday: number, rules: Pick<CheckInRules, 'specials'>): StripDay[] {
  let row = 0
  return Array.from({ length: 7 }, (_, weekday) => {
    const signed = mask[weekday] === '1'
    const special = specialPoints(rules, row) > 0
    row = signed || weekday >= todayWeekday ? row + 1 : 0
    return { weekday, state: stateOf(signed, weekday, todayWeekday), special }
  })
}

function stateOf(signed: boolean, weekday: number, today: number): StripDay['state'] {
  if (signed) return 'claimed'
  if (weekday === today) return 'today'
  return weekday < today ? 'missed' : 'coming'
}
