import { openApp, paragraphs, type View } from '../chat/view.ts'
import type { CommandContext } from '../chat/commandContext.ts'
import { escapeHtml, type Translator } from '../loadTexts.ts'
import { commandNames } from './names.ts'

/** "/points — Your points", one line per command. */
const commandLines = (words: Translator): string =>
  commandNames.map((name) => `/${name} — ${escapeHtml(words.find(`bot-command-${name}`) ?? name)}`).join('\n')

const open = (visit: CommandContext) => [
  [openApp(visit, visit.words.plain('bot-open'), { kind: 'bridge', wishes: {} })],
]

export const help = async (visit: CommandContext): Promise<View> => ({
  html: paragraphs(visit.words.html('bot-help-title'), commandLines(visit.words)),
  buttons: open(visit),
})

/** Answer to anything that isn't a command. */
export const notUnderstood = async (visit: CommandContext): Promise<View> => ({
  html: paragraphs(visit.words.html('bot-unknown'), commandLines(visit.words)),
  buttons: open(visit),
})
