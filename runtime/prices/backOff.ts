/** Milliseconds. */
const FIRST = 15_000
const LONGEST = 10 * 60_000
/** A vendor that names a time is believed up to here. */
const LONGEST_ASKED = 60 * 60_000

/**
 * How long a source is left alone after so many failures in a row: twice as long each time, spread over half of it so that replicas do not come back
 * together, and never shorter than the source itself asked for.
 */
export function backOffMs(failures: number, askedSeconds: number | null, random: () => number): number {
  const full = Math.min(FIRST * 2 ** Math.max(0, failures - 1), LONGEST)
  const spread = full / 2 + random() * (full / 2)
  const asked = Math.min((askedSeconds ?? 0) * 1000, LONGEST_ASKED)
  // The spread goes on top of what was asked for, else all would return in that very second.
  return Math.round(asked > 0 ? Math.max(spread, asked + random() * FIRST) : spread)
}
