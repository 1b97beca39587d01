import type { Clock } from '#runtime/clock.ts'
import type { BotStore } from '#store/contract.ts'
import { decideReminder } from './decide.ts'

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
