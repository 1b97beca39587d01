import { readStart, type StartPayload } from '#core/screens/startPayload.ts'
import type { PlainBotKey } from '../texts/plainKey.ts'
import { openApp, paragraphs, press, type View } from '../chat/view.ts'
import type { CommandContext } from '../chat/commandContext.ts'

type Kind = 'bridge' | 'invited' | 'order' | 'place'
const texts: Readonly<Record<Kind, { line: PlainBotKey; action: PlainBotKey }>> = {
  bridge: { line: 'bot-start-bridge', action: 'bot-open' },
  invited: { line: 'bot-start-invited', action: 'bot-open' },
  order: { line: 'bot-start-order', action: 'bot-open-order' },
  place: { line: 'bot-start-place', action: 'bot-open' },
}

const HOME: StartPayload = { kind: 'bridge', wishes: {} }
const kindOf = (payload: StartPayload): Kind =>
  payload.kind === 'bridge' && payload.wishes.ref !== undefined ? 'invited' : payload.kind

/** Greets the user and opens the app at the link's screen; the form for unknown payloads. */
export async function start(visit: CommandContext): Promise<View> {
  const { words, firstName, asked } = visit
  const payload = asked === '' ? HOME : readStart(asked)
  const { line, action } = texts[kindOf(payload ?? HOME)]
  const wallets = await visit.store.telegram.walletsOf(visit.userId)
  return {
    html: paragraphs(
      words.html('bot-start-hello', { name: firstName }),
      payload === null ? words.html('bot-start-unknown') : words.html(line),
      wallets.length === 0 && words.html('bot-start-link_wallet'),
    ),
    buttons: [
      [openApp(visit, words.plain(action), payload ?? HOME)],
      [press(words.plain('bot-language-button'), 'language'), press(words.plain('bot-help-button'), 'help')],
    ],
  }
}
