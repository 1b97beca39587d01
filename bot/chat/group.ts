import type { CommandName } from '../commands/names.ts'
import { link, type View } from './view.ts'
import type { Visit } from './visit.ts'

/** Commands that are about nobody in particular. */
export const groupCommands: readonly CommandName[] = ['start', 'help']

/** In a group everybody reads along: nothing of a person is told there, only where to go on. */
export function inGroup({ words, links }: Visit, name: CommandName): View {
  const app = link(words.plain('bot-open'), links.open({ kind: 'bridge', wishes: {} }))
  if (groupCommands.includes(name)) return { html: words.html('bot-group-hello'), buttons: [[app]] }
  return { html: words.html('bot-group-private'), buttons: [[link(words.plain('bot-group-open'), links.start(name))]] }
}
