import { link, openApp, type View } from '../chat/view.ts'
import { allowsExternalLinks } from '../chat/policy.ts'
import type { CommandContext } from '../chat/commandContext.ts'

/** The operator's support address; without one, instructions to look up a transfer. */
export async function support(visit: CommandContext): Promise<View> {
  const { words } = visit
  const supportUrl = (await allowsExternalLinks(visit)) ? visit.supportUrl : null
  const history = openApp(visit, words.plain('bot-history-open'), { kind: 'place', place: 'history' })
  if (supportUrl === null) return { html: words.html('bot-support-none'), buttons: [[history]] }
  return { html: words.html('bot-support'), buttons: [[link(words.plain('bot-support-open'), supportUrl)], [history]] }
}
