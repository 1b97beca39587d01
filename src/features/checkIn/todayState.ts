/** Whether a wallet can check in: `unknown` is what nobody could tell, and neither it nor `looking` may be signed for. */
export type TodayState = 'open' | 'done' | 'looking' | 'unknown'

interface Answers {
  /** Whether the month and the week have a check-in of today; undefined until they are there. */
  readonly month: boolean | undefined
  readonly week: boolean | undefined
  /** One of them could not be had. */
  readonly failed: boolean
}

/** Who has checked in has, whichever answer says so; that nobody has is known when both say it. */
export function todayState({ month, week, failed }: Answers): TodayState {
  if (month === true || week === true) return 'done'
  if (month === false && week === false) return 'open'
  return failed ? 'unknown' : 'looking'
}
