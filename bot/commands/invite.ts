import type { InlineQueryResultArticle } from 'grammy/types'
import { isRetriable } from '#core/errors.ts'
import { link, openApp, paragraphs, type View } from '../chat/view.ts'
import type { CommandContext } from '../chat/commandContext.ts'
import { escapeHtml, type Translator } from '../loadTexts.ts'
import { withWallet } from '../views/wallet.ts'

/** The message that a friend receives. */
export const inviteMessage = (words: Translator, url: string): InlineQueryResultArticle => ({
  type: 'article',
  id: 'invite',
  title: words.plain('bot-invite-title'),
  description: words.plain('bot-invite-description'),
  input_message_content: {
    message_text: words.html('bot-invite-message'),
    parse_mode: 'HTML',
    link_preview_options: { is_disabled: true },
  },
  reply_markup: { inline_keyboard: [[{ text: words.plain('bot-open'), url }]] },
})

/** Prepares a message that the user can send from the app to any chat; null if Telegram refuses. */
async function prepared({ calls, words, userId, log }: CommandContext, url: string): Promise<string | null> {
  try {
    return await calls.prepare(userId, inviteMessage(words, url))
  } catch (error) {
    log.warn({ error: String(error), retriable: isRetriable(error) }, 'an invitation was not prepared')
    return null
  }
}

/** The user's referral link with one way to share it: a prepared message in the app, else Telegram's share dialog. */
export const invite = (visit: CommandContext): Promise<View> =>
  withWallet(visit, async ({ address }) => {
    const { words, links, api } = visit
    const code = await api.inviteCode(address)
    if (code === null)
      return {
        html: words.html('bot-invite-none'),
        buttons: [[openApp(visit, words.plain('bot-invite-get'), { kind: 'place', place: 'invite' })]],
      }
    const url = links.invite(code)
    const message = visit.isPrivate ? await prepared(visit, url) : null
    const handOn =
      message === null
        ? link(words.plain('bot-invite-share'), links.share(url, words.plain('bot-invite-share_text')))
        : { text: words.plain('bot-invite-choose'), web_app: { url: links.shareInApp(message, code) } }
    return { html: paragraphs(words.html('bot-invite-yours'), `<code>${escapeHtml(url)}</code>`), buttons: [[handOn]] }
  })
