import type { CheckInSighting } from '#chains/contract/reader.ts'
import type { CheckInContract } from '#core/rewards/rules.ts'
import { DAY_MS, dayOfDateNumber, utcDay, type UtcDay } from '#core/rewards/utcDay.ts'

/** Maximum age of a check-in when it is reported, so that a phone that was off loses nothing. */
const LATEST_MS = 2 * DAY_MS

export type CheckInProblem =
  | 'check_in_waiting'
  | 'check_in_failed'
  | 'check_in_not_found'
  | 'check_in_of_another'
  | 'check_in_too_old'
export type Judgement = { readonly day: UtcDay; readonly at: Date } | { readonly problem: CheckInProblem }

const outside: Record<Exclude<CheckInSighting['state'], 'mined'>, CheckInProblem> = {
  unknown: 'check_in_waiting',
  pending: 'check_in_waiting',
  failed: 'check_in_failed',
}

/**
 * Checks that a transaction is this wallet's check-in, sufficiently deep and fresh. The block's time decides the day.
 */
export function judgeCheckIn(
  sighting: CheckInSighting,
  wallet: string,
  contract: Pick<CheckInContract, 'confirmations'>,
  now: Date,
): Judgement {
  if (sighting.state !== 'mined') return { problem: outside[sighting.state] }
  const at = new Date(sighting.time * 1000)
  const mine = sighting.entries.filter((entry) => entry.account === wallet)
  if (mine.length === 0) return { problem: sighting.entries.length > 0 ? 'check_in_of_another' : 'check_in_not_found' }
  if (!mine.some((entry) => dayOfDateNumber(entry.date) === utcDay(at))) return { problem: 'check_in_not_found' }
  if (now.getTime() - at.getTime() > LATEST_MS) return { problem: 'check_in_too_old' }
  if (sighting.confirmations < BigInt(contract.confirmations)) return { problem: 'check_in_waiting' }
  return { day: utcDay(at), at }
}
