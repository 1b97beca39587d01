interface Timed {
  /** Seconds since 1970; the end is no longer part of it. */
  readonly start_time: number
  readonly end_time: number
}

/** What is on now. `now` in milliseconds. */
export const timely = <T extends Timed>(rows: readonly T[], now: number): readonly T[] =>
  rows.filter(({ start_time, end_time }) => start_time * 1000 <= now && now < end_time * 1000)
