/** State of today's check-in. `unknown`: no answer could be fetched. Neither `unknown` nor `looking` allows a signature. */
export type TodayState = 'open' | 'done' | 'looking' | 'unknown'

interface Answers {
  /** True when the month's and the week's answer contain today; undefined until loaded. */
  readonly month: boolean | undefined
  readonly week: boolean | undefined
  /** True when one of them failed to load. */
  readonly failed: boolean
}

/** `done` needs either answer; `open` needs both. */
export function todayState({ month, week, failed }: Answers): TodayState {
  if (month === true || week === true) return 'done'
  if (month === false && week === false) return 'open'
  return failed ? 'unknown' : 'looking'
}
