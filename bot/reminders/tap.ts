import { utcDay } from '#core/rewards/utcDay.ts'
import type { NewNotice } from '#store/notices/types.ts'
import type { ReminderPreference, ReminderRow } from '#store/telegram/reminders.ts'
import { reminderNotice } from './decide.ts'
import { nextDue } from './nextDue.ts'

/** Actions of the buttons under a reminder. */
export const reminderTaps = ['later', 'mute', 'off'] as const
export type ReminderTap = (typeof reminderTaps)[number]

export const LATER_HOURS = [1, 3] as const
const MUTE_DAYS = 7
const HOUR = 3_600_000
/** A postponed reminder is sent within this time of its due time. */
const PATIENCE_HOURS = 6

export interface TapStep {
  readonly said: 'later' | 'too_late' | 'muted' | 'off' | 'is_off'
  /** For `later` and `muted`. */
  readonly at?: Date
  readonly notice?: NewNotice
  readonly preference?: ReminderPreference
  readonly nextDueAt?: Date
}

/**
 * Changes by a tap. A postponed reminder is sent again, regardless of repeated taps and even in quiet hours,
 * because the user asked for it, but not after the check-in day, which ends at UTC midnight.
 */
const steps: {
  readonly [Tap in ReminderTap]: (row: ReminderRow, value: string, noticeId: string, now: Date) => TapStep
} = {
  later: ({ userId }, value, noticeId, now) => {
    const hours = LATER_HOURS.find((known) => String(known) === value) ?? LATER_HOURS[0]
    const at = new Date(now.getTime() + hours * HOUR)
    if (utcDay(at) !== utcDay(now)) return { said: 'too_late' }
    return {
      said: 'later',
      at,
      notice: reminderNotice(
        `reminder:${userId}:later:${noticeId}`,
        userId,
        at,
        new Date(at.getTime() + PATIENCE_HOURS * HOUR),
      ),
    }
  },
  mute: (row, _value, _noticeId, now) =>
    change(row, { mutedUntil: new Date(now.getTime() + MUTE_DAYS * 24 * HOUR) }, 'muted', now),
  off: (row, _value, _noticeId, now) => change(row, { on: false }, 'off', now),
}

function change(row: ReminderRow, changed: Partial<ReminderPreference>, said: TapStep['said'], now: Date): TapStep {
  const { userId, nextDueAt: _, ...kept } = row
  const preference: ReminderPreference = { ...kept, ...changed }
  const nextDueAt = nextDue(preference, userId, now)
  return { said, preference, nextDueAt, ...(preference.mutedUntil && { at: preference.mutedUntil }) }
}

export const tapStep = (
  tap: ReminderTap,
  value: string,
  row: ReminderRow | null,
  noticeId: string,
  now: Date,
): TapStep => (row ? steps[tap](row, value, noticeId, now) : { said: 'is_off' })
