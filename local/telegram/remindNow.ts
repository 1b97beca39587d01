import { localMinute } from '#bot/reminders/localTime.ts'
import { isQuiet } from '#bot/reminders/quiet.ts'
import { sweepReminders } from '#bot/reminders/sweep.ts'
import { utcDay } from '#core/rewards/utcDay.ts'
import type { Clock } from '#runtime/clock.ts'
import type { Store } from '#store/contract.ts'

interface Deps {
  readonly store: Store
  readonly clock: Clock
}

/** `due`: it is being sent. All other values are reasons why a due reminder would not be sent. */
export type RemindNow = 'due' | 'off' | 'muted' | 'quiet' | 'checked_in'

/**
 * Makes a user's reminder due now, and sweeps as the bot does. Earlier reminders are forgotten, so that the one per day
 * can be tried repeatedly.
 */
export async function remindNow({ store, clock }: Deps, userId: number): Promise<RemindNow> {
  const row = await store.reminders.get(userId)
  const now = clock.now()
  if (!row?.on) return 'off'
  const { userId: _, nextDueAt: __, ...preference } = row
  if (preference.mutedUntil && preference.mutedUntil > now) return 'muted'
  if (isQuiet(localMinute(now, preference.zone), preference.quiet)) return 'quiet'
  if ((await store.reminders.checkedIn([userId], utcDay(now))).has(userId)) return 'checked_in'
  await store.notices.purge(now)
  await store.reminders.save(userId, preference, now)
  await sweepReminders({ store, clock })
  return 'due'
}
