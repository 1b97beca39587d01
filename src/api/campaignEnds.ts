import type { CampaignData } from '#core/wire/campaigns.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 1440 * MINUTE
/** As far as this device's clock may be behind the server's. */
const SKEW_MS = 5 * MINUTE

type Ending = Pick<CampaignData, 'id' | 'end_time'>

/**
 * Milliseconds until the campaigns that run are asked for again: when the soonest of them has ended; false without any. One that the server still
 * has then, because its clock is behind, is asked for a minute later. Timers do not hold for weeks, so nobody waits for longer than a day.
 */
export function nextEndIn(running: readonly Ending[], now: number): number | false {
  if (running.length === 0) return false
  const waits = running
    .map(({ end_time }) => end_time * SECOND - now)
    .map((left) => (left > 0 ? left + SECOND : MINUTE))
  return Math.min(DAY, ...waits)
}

/** Of the campaigns that were seen in this visit those that have ended since: the server does not name them any more, and their time is over. One that was kept back before its end is none of them. */
export function endedSince<C extends Ending>(seen: readonly C[], running: readonly Ending[], now: number): C[] {
  const runs = new Set(running.map(({ id }) => id))
  return seen.filter(({ id, end_time }) => !runs.has(id) && end_time * SECOND <= now + SKEW_MS)
}
