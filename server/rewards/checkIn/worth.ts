import { bridgeShare, checkInPoints } from '#core/rewards/checkInPoints.ts'
import { specialPoints, streakBefore } from '#core/rewards/streak.ts'
import { addDays, mondayOf, startOfDay, type UtcDay, utcDay } from '#core/rewards/utcDay.ts'
import type { ServerDeps } from '../../deps.ts'

export interface Worth {
  readonly points: number
  /** A bridge of the wallet has settled on that day. */
  readonly bridged: boolean
  /** What of the points is there for that bridge. */
  readonly bridgePoints: number
  /** Days in a row before it. */
  readonly streak: number
  /** What of the points is there for them. */
  readonly specialPoints: number
}

/** What a check-in of the wallet at this moment earns: its base, twice that in a double window, and what a special day adds. */
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
