interface Timed {
  /** Epoch seconds; the end is exclusive. */
  readonly start_time: number
  readonly end_time: number
}

/** Rows that are active now. `now` in epoch ms. */
export const timely = <T extends Timed>(rows: readonly T[], now: number): readonly T[] =>
  rows.filter(({ start_time, end_time }) => start_time * 1000 <= now && now < end_time * 1000)
