import { openApp, type Reaction } from '../chat/view.ts'
import type { CommandContext } from '../chat/commandContext.ts'
import { clockText, dayText } from '../views/timeText.ts'
import { isZone, localMinute } from './localTime.ts'
import { type ReminderTap, reminderTaps, type TapStep, tapStep } from './tap.ts'

const isTap = (value: string | undefined): value is ReminderTap => reminderTaps.some((tap) => tap === value)

/** Handles the buttons under a reminder: repeat it later, mute it for a week, or turn it off. */
export async function pressReminder(visit: CommandContext, [tap, ...values]: readonly string[]): Promise<Reaction> {
  const { store, clock, userId, words } = visit
  if (!isTap(tap)) return { notice: words.plain('bot-button-old') }
  const row = await store.reminders.get(userId)
  const [hours = '', noticeId = ''] = values
  const step = tapStep(tap, hours, row, noticeId, clock.now())
  await store.transaction(async (inside) => {
    if (step.notice) await inside.notices.add([step.notice])
    if (step.preference && step.nextDueAt) await inside.reminders.save(userId, step.preference, step.nextDueAt)
  })
  const text = said(visit, step, row?.zone ?? 'UTC')
  return {
    view: {
      html: text,
      buttons: [[openApp(visit, words.plain('bot-reminder-open'), { kind: 'place', place: 'checkin' })]],
    },
  }
}

function said({ words, clock }: CommandContext, { said: what, at = clock.now() }: TapStep, zone: string): string {
  const timeZone = isZone(zone) ? zone : 'UTC'
  switch (what) {
    case 'later':
      return words.html('bot-reminder-said-later', { time: clockText(words.language, localMinute(at, timeZone)) })
    case 'muted':
      return words.html('bot-reminder-said-muted', { day: dayText(words.language, at, timeZone) })
    case 'too_late':
      return words.html('bot-reminder-said-too_late')
    case 'off':
    case 'is_off':
      return words.html('bot-reminder-said-off')
    default:
      return what satisfies never
  }
}
