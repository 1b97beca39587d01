import { press, type Reaction, type View } from '../chat/view.ts'
import type { CommandContext } from '../chat/commandContext.ts'

const CHOSEN = '✓ '
/** Selects the language of the user's Telegram. */
const TELEGRAMS = 'auto'

/** One button per language, labeled with its own name. */
export async function language(visit: CommandContext): Promise<View> {
  const { words, texts, store, userId } = visit
  const choice = (await store.telegram.person(userId))?.languageChoice ?? null
  const mark = (chosen: boolean, text: string): string => (chosen ? CHOSEN + text : text)
  const rows = texts.languages.map(({ id, name }) => [press(mark(id === choice, name), 'language-set', id)])
  return {
    html: words.html('bot-language-title'),
    buttons: [...rows, [press(mark(choice === null, words.plain('bot-language-auto')), 'language-set', TELEGRAMS)]],
  }
}

export async function setLanguage(visit: CommandContext, [wanted]: readonly string[]): Promise<Reaction> {
  const { texts, store, userId } = visit
  const choice = texts.languages.some(({ id }) => id === wanted) ? (wanted ?? null) : null
  await store.telegram.setLanguage(userId, choice)
  const person = await store.telegram.person(userId)
  const after = { ...visit, words: texts.translatorFor(choice, person?.language) }
  return { view: await language(after), notice: after.words.plain('bot-language-set') }
}
