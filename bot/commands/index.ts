import { isOrderId } from '#core/order/id.ts'
import { readStart, type StartPayload } from '#core/screens/startPayload.ts'
import { link, openApp, paragraphs, press, type Reaction, type View } from '../chat/view.ts'
import type { CommandContext } from '../chat/commandContext.ts'
import { turnReceipts } from '../receipts/button.ts'
import { pressReminder } from '../reminders/press.ts'
import { exportFiles, sendFile } from './export.ts'
import { help } from './help.ts'
import { invite } from './invite.ts'
import type { CommandName } from './names.ts'
import { pay } from './pay.ts'
import { points } from './points.ts'
import { remind, reminderButtons } from './remind.ts'
import { setReceipts, status } from './status.ts'
import { tasks } from './tasks.ts'
import { askUnlink, chooseWallet, unlinkWallet, wallets } from './wallets.ts'
import { needsWallet, withWallet } from '../views/wallet.ts'
import { orderLine } from '../views/orderLine.ts'
import type { PlainBotKey } from '../loadTexts.ts'
import { allowsExternalLinks, offersFiles } from '../chat/policy.ts'

const PAGE = 5

/** Returns a page of the selected wallet's transfers, from `cursor` on. */
const historyPage = (visit: CommandContext, cursor?: string): Promise<View> =>
  withWallet(visit, async ({ address }) => {
    const { words, api, catalogue } = visit
    const page = await api.orders(address, PAGE, cursor)
    const open = [openApp(visit, words.plain('bot-history-open'), { kind: 'place', place: 'history' })]
    if (page.list.length === 0 && cursor === undefined) return { html: words.html('bot-history-none'), buttons: [open] }
    const turn = [
      ...(cursor === undefined ? [] : [press(words.plain('bot-history-newest'), 'history')]),
      ...(page.next_cursor === null ? [] : [press(words.plain('bot-history-older'), 'history', page.next_cursor)]),
    ]
    const files = [press(words.plain('bot-export-button'), 'export')]
    return {
      html:
        paragraphs(...page.list.map((order) => orderLine(catalogue, words, order))) || words.html('bot-history-end'),
      buttons: [...(turn.length > 0 ? [turn] : []), open, ...((await offersFiles(visit)) ? [files] : [])],
    }
  })

const history = (visit: CommandContext): Promise<View> => historyPage(visit)

const showHistoryPage = async (visit: CommandContext, [cursor]: readonly string[]): Promise<Reaction> => ({
  view: await historyPage(visit, cursor !== undefined && isOrderId(cursor) ? cursor : undefined),
})

export const commands: Readonly<Record<CommandName, (visit: CommandContext) => Promise<View>>> = {
  start,
  checkin,
  points,
  tasks,
  invite,
  status,
  history,
  export: exportFiles,
  pay,
  remind,
  wallets,
  language,
  support,
  help,
}

const showing =
  (command: (visit: CommandContext) => Promise<View>) =>
  async (visit: CommandContext): Promise<Reaction> => ({ view: await command(visit) })

/** Handlers of buttons, by the first value of their callback data. */
export const buttons: Readonly<
  Record<string, (visit: CommandContext, values: readonly string[]) => Promise<Reaction>>
> = {
  help: showing(help),
  wallets: showing(wallets),
  language: showing(language),
  history: showHistoryPage,
  export: showing(exportFiles),
  'export-file': sendFile,
  receipts: setReceipts,
  'receipts-off': (visit) => turnReceipts(visit, false),
  reminder: pressReminder,
  'language-set': setLanguage,
  'wallet-choose': chooseWallet,
  'wallet-ask': askUnlink,
  'wallet-unlink': unlinkWallet,
  ...reminderButtons,
}

const MARKS = ['▫️', '✅']
const weekLine = (mask: string): string => [...mask].map((day) => MARKS[Number(day)] ?? '').join(' ')

/** Today's check-in: done by one of the user's wallets, or a button to do it. */
async function checkin(visit: CommandContext): Promise<View> {
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

const CHOSEN = '✓ '
/** Selects the language of the user's Telegram. */
const TELEGRAMS = 'auto'

/** One button per language, labeled with its own name. */
async function language(visit: CommandContext): Promise<View> {
  const { words, texts, store, userId } = visit
  const choice = (await store.telegram.person(userId))?.languageChoice ?? null
  const mark = (chosen: boolean, text: string): string => (chosen ? CHOSEN + text : text)
  const rows = texts.languages.map(({ id, name }) => [press(mark(id === choice, name), 'language-set', id)])
  return {
    html: words.html('bot-language-title'),
    buttons: [...rows, [press(mark(choice === null, words.plain('bot-language-auto')), 'language-set', TELEGRAMS)]],
  }
}

async function setLanguage(visit: CommandContext, [wanted]: readonly string[]): Promise<Reaction> {
  const { texts, store, userId } = visit
  const choice = texts.languages.some(({ id }) => id === wanted) ? (wanted ?? null) : null
  await store.telegram.setLanguage(userId, choice)
  const person = await store.telegram.person(userId)
  const after = { ...visit, words: texts.translatorFor(choice, person?.language) }
  return { view: await language(after), notice: after.words.plain('bot-language-set') }
}

type Kind = 'bridge' | 'invited' | 'order' | 'pay' | 'place'
const texts: Readonly<Record<Kind, { line: PlainBotKey; action: PlainBotKey }>> = {
  bridge: { line: 'bot-start-bridge', action: 'bot-open' },
  invited: { line: 'bot-start-invited', action: 'bot-open' },
  order: { line: 'bot-start-order', action: 'bot-open-order' },
  pay: { line: 'bot-start-pay', action: 'bot-open' },
  place: { line: 'bot-start-place', action: 'bot-open' },
}

const HOME: StartPayload = { kind: 'bridge', wishes: {} }
const kindOf = (payload: StartPayload): Kind =>
  payload.kind === 'bridge' && payload.wishes.ref !== undefined ? 'invited' : payload.kind

/** Greets the user and opens the app at the link's screen; the form for unknown payloads. */
async function start(visit: CommandContext): Promise<View> {
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

/** The operator's support address; without one, instructions to look up a transfer. */
async function support(visit: CommandContext): Promise<View> {
  const { words } = visit
  const supportUrl = (await allowsExternalLinks(visit)) ? visit.supportUrl : null
  const history = openApp(visit, words.plain('bot-history-open'), { kind: 'place', place: 'history' })
  if (supportUrl === null) return { html: words.html('bot-support-none'), buttons: [[history]] }
  return { html: words.html('bot-support'), buttons: [[link(words.plain('bot-support-open'), supportUrl)], [history]] }
}
