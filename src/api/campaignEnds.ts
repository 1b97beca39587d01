import type { CampaignData } from '#core/wire/campaigns.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 1440 * MINUTE
/** Largest lag of this device's clock behind the server's that still counts as ended. */
const SKEW_MS = 5 * MINUTE

type Ending = Pick<CampaignData, 'id' | 'end_time'>

/**
 * Milliseconds until the soonest running campaign ends and the list is fetched again, at most a day; false when none run.
 * A campaign that the server still lists past its end is fetched again after a minute.
 */
export function nextEndIn(running: readonly Ending[], now: number): number | false {
  if (running.length === 0) return false
  const waits = running
    .map(({ end_time }) => end_time * SECOND - now)
    .map((left) => (left > 0 ? left + SECOND : MINUTE))
  return Math.min(DAY, ...waits)
}

/** Campaigns seen in this visit that the server no longer lists and whose end has passed. One withdrawn before its end is excluded. */
export function endedSince<C extends Ending>(seen: readonly C[], running: readonly Ending[], now: number): C[] {
  const runs = new Set(running.map(({ id }) => id))
  return seen.filter(({ id, end_time }) => !runs.has(id) && end_time * SECOND <= now + SKEW_MS)
}
