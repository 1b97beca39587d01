import { addDays, mondayOf, utcDay } from '#core/rewards/utcDay.ts'
import type { Clock } from '#runtime/clock.ts'
import type { Log } from '#runtime/log.ts'
import type { Store } from '#store/contract.ts'
import { EVENT_TOPIC, MOVED_TOPIC } from '#store/contract/outbox.ts'

const HOUR = 3_600_000
/** How long rows are kept after they stopped mattering. */
const keep = {
  quotes: HOUR,
  sessions: HOUR,
  handovers: 7 * 24 * HOUR,
  reservations: 5 * 60_000,
  idempotency: 24 * HOUR,
  limits: HOUR,
  outbox: 24 * HOUR,
  review: 30 * 24 * HOUR,
  weeks: 5,
  botUpdates: 2 * 24 * HOUR,
  partings: 30 * 24 * HOUR,
} as const

/** Records looked at in one round. */
const RECORDS = 500

/** Drops what has expired. Safe to run on every replica at once. */
export async function tidy(store: Store, now: Date): Promise<void> {
  const before = (ms: number): Date => new Date(now.getTime() - ms)
  await store.quotes.purge(before(keep.quotes))
  await store.orderRecords.purge(now, RECORDS)
  await store.sessions.purge(before(keep.sessions))
  await store.handovers.purge(before(keep.handovers))
  await store.reservations.purge(before(keep.reservations))
  await store.idempotency.purge(before(keep.idempotency))
  await store.limits.purge(before(keep.limits))
  await store.botUpdates.purge(before(keep.botUpdates))
  await store.telegram.purgePartings(before(keep.partings))
  await store.review.purge(before(keep.review), utcDay(now))
  await store.leaderboard.purge(addDays(mondayOf(utcDay(now)), -7 * keep.weeks))
  // Nobody needs to listen: each order event adds a row, and where no bot runs they would stay for ever.
  await store.outbox.purge(EVENT_TOPIC, before(keep.outbox))
  await store.outbox.purge(MOVED_TOPIC, before(keep.outbox))
}

/** Tidies at intervals until stopped; a failure is logged and the next round tries again. */
export function startHousekeeping(
  deps: { store: Store; clock: Clock; log: Log },
  everyMs = 5 * 60_000,
): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    running = tidy(deps.store, deps.clock.now()).catch((err: unknown) => deps.log.warn({ err }, 'housekeeping failed'))
  }, everyMs)
  timer.unref()
  return {
    stop: () => {
      clearInterval(timer)
      return running
    },
  }
}
