import { isoDay } from '#core/rewards/utcDay.ts'
import type { NewNotice } from '#store/notices/types.ts'
import type { ReminderRow, ReminderStep } from '#store/telegram/reminders.ts'
import type { Clock } from '#runtime/clock.ts'
import type { BotStore } from '#store/contract.ts'
import { endOfLocalDay, localDay, localMinute, localMoment } from './localTime.ts'
import { isQuiet, nextDue } from './nextDue.ts'

/** Unique per user and local day, regardless of the writer. */
export const reminderKey = (userId: number, day: string): string => `reminder:${userId}:${day}`

export function reminderNotice(key: string, userId: number, notBefore: Date, notAfter: Date): NewNotice {
  return { key, kind: 'reminder', chatId: userId, payload: {}, notBefore, notAfter }
}

/**
 * Decides a due reminder, which may be hours late after an outage: it is sent on its own day or not at all, never in
 * quiet hours, and not after a check-in on this UTC day.
 */
export function decideReminder(row: ReminderRow, checkedInToday: boolean, now: Date): ReminderStep {
  const { userId, zone, quiet, mutedUntil, nextDueAt } = row
  const day = localDay(nextDueAt, zone)
  const skip: ReminderStep = { notice: null, nextDueAt: nextDue(row, userId, now) }
  if (checkedInToday || localDay(now, zone) !== day || (mutedUntil && mutedUntil > now)) return skip
  if (isQuiet(localMinute(now, zone), quiet)) {
    const over = quiet && localMoment(day, quiet.to, zone)
    return over && over > now ? { notice: null, nextDueAt: over } : skip
  }
  const notice = reminderNotice(reminderKey(userId, isoDay(day)), userId, now, lastMoment(row, day, now))
  return { notice, nextDueAt: nextDue(row, userId, new Date(endOfLocalDay(day, zone).getTime() - 1)) }
}

/** End of the local day, or the start of its quiet hours. */
function lastMoment({ zone, quiet }: ReminderRow, day: ReturnType<typeof localDay>, now: Date): Date {
  const end = endOfLocalDay(day, zone)
  const silence = quiet && quiet.from !== quiet.to ? localMoment(day, quiet.from, zone) : null
  return silence && silence > now && silence < end ? silence : end
}

/** Users per transaction: few enough to be short, many enough to be fast. */
const BATCH = 1000

/**
 * Writes notices for all due users; any number of replicas at once. Returns the numbers of users checked and of
 * notices.
 */
export async function sweepReminders({
  store,
  clock,
}: {
  readonly store: BotStore
  readonly clock: Clock
}): Promise<{ readonly taken: number; readonly written: number }> {
  const sum = { taken: 0, written: 0 }
  for (;;) {
    const now = clock.now()
    const { taken, written } = await store.reminders.sweep(now, BATCH, (row, checkedIn) =>
      decideReminder(row, checkedIn, now),
    )
    sum.taken += taken
    sum.written += written
    if (taken < BATCH) return sum
  }
}
