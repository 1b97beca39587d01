/** Milliseconds. */
const FIRST = 15_000
const LONGEST = 10 * 60_000
/** Maximum delay that a vendor may request. */
const LONGEST_ASKED = 60 * 60_000

/**
 * Time for which a source is not asked after consecutive failures: it doubles each time, is spread over half so that
 * replicas do not retry together, and is at least the source's own request.
 */
export function backOffMs(failures: number, askedSeconds: number | null, random: () => number): number {
  const full = Math.min(FIRST * 2 ** Math.max(0, failures - 1), LONGEST)
  const spread = full / 2 + random() * (full / 2)
  const asked = Math.min((askedSeconds ?? 0) * 1000, LONGEST_ASKED)
  // The spread is added to the requested delay, or all would retry in the same second.
  return Math.round(asked > 0 ? Math.max(spread, asked + random() * FIRST) : spread)
}
