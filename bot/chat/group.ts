import type { CommandName } from '../commands/names.ts'
import { link, type View } from './view.ts'
import type { CommandContext } from './commandContext.ts'

/** Commands without personal data. */
export const groupCommands: readonly CommandName[] = ['start', 'help']

/** Groups are public to their members, so the answer has no personal data, only a link to continue in private. */
export function inGroup({ words, links }: CommandContext, name: CommandName): View {
  const app = link(words.plain('bot-open'), links.open({ kind: 'bridge', wishes: {} }))
  if (groupCommands.includes(name)) return { html: words.html('bot-group-hello'), buttons: [[app]] }
  return { html: words.html('bot-group-private'), buttons: [[link(words.plain('bot-group-open'), links.start(name))]] }
}
