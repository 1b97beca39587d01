import { openApp, paragraphs, press, type View } from '../chat/view.ts'
import type { CommandContext } from '../chat/commandContext.ts'
import { needsWallet } from '../views/needsWallet.ts'

const MARKS = ['▫️', '✅']
const weekLine = (mask: string): string => [...mask].map((day) => MARKS[Number(day)] ?? '').join(' ')

/** Today's check-in: done by one of the user's wallets, or a button to do it. */
export async function checkin(visit: CommandContext): Promise<View> {
  const { words, store, api, userId } = visit
  const wallets = await store.telegram.walletsOf(userId)
  if (wallets.length === 0) return needsWallet(visit)
  const rows = await Promise.all(wallets.map(({ address }) => api.checkIn(address)))
  const done = rows.find(({ doneToday }) => doneToday)
  const shown = done ?? rows[0]
  if (!shown) return needsWallet(visit)
  const line = done ? words.html('bot-checkin-done') : words.html('bot-checkin-todo', { points: shown.points })
  const action = openApp(visit, words.plain(done ? 'bot-checkin-calendar' : 'bot-checkin-action'), {
    kind: 'place',
    place: 'checkin',
  })
  return {
    html: paragraphs(line, `${words.html('bot-checkin-week')}\n${weekLine(shown.week)}`),
    buttons: [[action], [press(words.plain('bot-remind-button'), 'remind')]],
  }
}
