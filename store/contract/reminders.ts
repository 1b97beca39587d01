import type { UtcDay } from '#core/rewards/utcDay.ts'
import type { NewNotice } from './notices.ts'

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

/** What becomes of a due reminder: a notice or none, and when it is looked at next. */
export interface ReminderStep {
  readonly notice: NewNotice | null
  readonly nextDueAt: Date
}

export interface Reminders {
  get(userId: number): Promise<ReminderRow | null>
  /** Of a person who was seen. */
  save(userId: number, preference: ReminderPreference, nextDueAt: Date): Promise<void>
  /** Which of these people have a wallet that checked in on this day. */
  checkedIn(userIds: readonly number[], day: UtcDay): Promise<ReadonlySet<number>>
  /**
   * Takes due reminders of people who can be reached, earliest first, passing over those that another replica holds; writes the notices and the
   * next moments in one transaction. Answers how many were taken, and how many notices are new.
   */
  sweep(
    now: Date,
    limit: number,
    decide: (row: ReminderRow, checkedInToday: boolean) => ReminderStep,
  ): Promise<{ readonly taken: number; readonly written: number }>
}
