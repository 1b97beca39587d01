import { bridgeShare, checkInPoints, specialPoints, streakBefore } from '#core/rewards/checkInPoints.ts'
import { addDays, mondayOf, startOfDay, type UtcDay, utcDay } from '#core/rewards/utcDay.ts'
import type { ServerDeps } from '../../deps.ts'

export interface Worth {
  readonly points: number
  /** True if a bridge of the wallet settled on that day. */
  readonly bridged: boolean
  /** Part of the points that is for that bridge. */
  readonly bridgePoints: number
  /** Length of the streak before that day. */
  readonly streak: number
  /** Part of the points that is for the streak. */
  readonly specialPoints: number
}

/**
 * Returns the points of a check-in at this time: base and bridge share, doubled in a double window, plus streak points.
 */
export async function worthOf(
  { store, rewards }: Pick<ServerDeps, 'store' | 'rewards'>,
  wallet: string,
  at: Date,
): Promise<Worth> {
  const day = utcDay(at)
  const bridged = await store.points.bridgedWithin(wallet, startOfDay(day), startOfDay(addDays(day, 1)))
  const streak = streakBefore(await daysOfWeek(store, wallet, day), day)
  return {
    points: checkInPoints(rewards.checkIn, { at, bridged, streak }),
    bridged,
    bridgePoints: bridged ? bridgeShare(rewards.checkIn, at) : 0,
    streak,
    specialPoints: specialPoints(rewards.checkIn, streak),
  }
}

async function daysOfWeek(store: ServerDeps['store'], wallet: string, day: UtcDay): Promise<ReadonlySet<UtcDay>> {
  return new Set((await store.checkIns.between(wallet, mondayOf(day), day)).map((row) => row.day))
}
