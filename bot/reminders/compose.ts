import { utcDay } from '#core/rewards/utcDay.ts'
import { callbackData } from '../chat/view.ts'
import { reminds } from '../chat/policy.ts'
import type { BotDeps } from '../chat/commandContext.ts'
import type { Compose } from '../outgoing/deliver.ts'
import type { Message } from '../outgoing/botApi.ts'
import type { Translator } from '../loadTexts.ts'
import { LATER_HOURS } from './tap.ts'

type Deps = Pick<BotDeps, 'store' | 'api' | 'texts' | 'links' | 'clock'>

/** A user without a wallet has no streak to keep. */
const openings = {
  checkIn: { text: 'bot-reminder', action: 'bot-reminder-open', place: 'checkin' },
  link: { text: 'bot-reminder-no_wallet', action: 'bot-wallets-link', place: 'wallets' },
} as const

/**
 * Composes a reminder in the user's language. None if they have checked in since or turned it off, or if Telegram must
 * not show rewards.
 */
export const composeReminder =
  ({ store, api, texts, links, clock }: Deps): Compose =>
  async (notice, person) => {
    const preference = await store.reminders.get(person.id)
    const now = clock.now()
    if (!preference?.on || (preference.mutedUntil && preference.mutedUntil > now)) return null
    if ((await store.reminders.checkedIn([person.id], utcDay(now))).has(person.id)) return null
    if (!(await reminds({ api }))) return null
    const words = texts.translatorFor(person.languageChoice, person.language)
    const { text, action, place } =
      (await store.telegram.walletsOf(person.id)).length > 0 ? openings.checkIn : openings.link
    return reminderMessage(
      words,
      { html: words.html(text), action: words.plain(action), url: links.app({ kind: 'place', place }) },
      String(notice.id),
    )
  }

interface Opening {
  readonly html: string
  readonly action: string
  readonly url: string
}

function reminderMessage(words: Translator, { html, action, url }: Opening, noticeId: string): Message {
  const press = (text: string, ...values: readonly (string | number)[]) => ({
    text,
    callback_data: callbackData('reminder', ...values),
  })
  return {
    html,
    buttons: [
      [{ text: action, web_app: { url } }],
      LATER_HOURS.map((hours) => press(words.plain('bot-reminder-later', { hours }), 'later', hours, noticeId)),
      [press(words.plain('bot-reminder-mute'), 'mute'), press(words.plain('bot-reminder-off'), 'off')],
    ],
  }
}
