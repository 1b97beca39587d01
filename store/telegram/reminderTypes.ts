import type { UtcDay } from '#core/rewards/utcDay.ts'
import type { NewNotice } from '../notices/types.ts'

/** Minutes since local midnight; from 22:00 to 8:00 is `{ from: 1320, to: 480 }`. */
export interface QuietHours {
  readonly from: number
  readonly to: number
}

export interface ReminderPreference {
  readonly on: boolean
  /** Minutes since local midnight. */
  readonly minute: number
  /** IANA name. */
  readonly zone: string
  readonly quiet: QuietHours | null
  readonly mutedUntil: Date | null
}

export interface ReminderRow extends ReminderPreference {
  readonly userId: number
  readonly nextDueAt: Date
}

/** Result for a due reminder: a notice or none, and the next due time. */
export interface ReminderStep {
  readonly notice: NewNotice | null
  readonly nextDueAt: Date
}

export interface Reminders {
  get(userId: number): Promise<ReminderRow | null>
  /** Saves the preference of a known user. */
  save(userId: number, preference: ReminderPreference, nextDueAt: Date): Promise<void>
  /** Users of these who have a wallet that checked in on this day. */
  checkedIn(userIds: readonly number[], day: UtcDay): Promise<ReadonlySet<number>>
  /**
   * Takes due reminders of reachable users, earliest first, skipping rows locked by other replicas; writes notices and
   * next due times in one transaction. Returns the number taken and of new notices.
   */
  sweep(
    now: Date,
    limit: number,
    decide: (row: ReminderRow, checkedInToday: boolean) => ReminderStep,
  ): Promise<{ readonly taken: number; readonly written: number }>
}
