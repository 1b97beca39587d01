import type { Chat, InlineKeyboardMarkup } from 'grammy/types'
import { badRequest } from './errors.ts'
import type { World } from './world.ts'

type Button = InlineKeyboardMarkup['inline_keyboard'][number][number]

const isLink = (text: string): boolean => ['http:', 'https:', 'tg:'].includes(URL.parse(text)?.protocol ?? '')

/** Reason why Telegram refuses a button; the first that applies. */
function problem({ plainHttp }: World, chat: Chat | null, button: Button): string | null {
  if (button.text.trim() === '') return 'text buttons are unallowed in the inline keyboard'
  if ('callback_data' in button)
    return Buffer.byteLength(button.callback_data) < 1 || Buffer.byteLength(button.callback_data) > 64
      ? 'BUTTON_DATA_INVALID'
      : null
  if ('url' in button)
    return isLink(button.url) ? null : `inline keyboard button URL '${button.url}' is invalid: Wrong HTTP URL`
  if ('web_app' in button) {
    if (chat?.type !== 'private') return 'BUTTON_TYPE_INVALID'
    const protocol = URL.parse(button.web_app.url)?.protocol
    return protocol === 'https:' || (plainHttp && protocol === 'http:')
      ? null
      : `inline keyboard button Web App URL '${button.web_app.url}' is invalid: Only HTTPS links are allowed`
  }
  return null
}

/** The inline keyboard of a message. `chat` null: one that a user sends. @throws BotApiError 400. */
export function checkedMarkup(world: World, chat: Chat | null, markup: unknown): InlineKeyboardMarkup | undefined {
  if (markup === undefined || typeof markup !== 'object' || markup === null || !('inline_keyboard' in markup))
    return undefined
  const { inline_keyboard: rows } = markup as InlineKeyboardMarkup
  if (!Array.isArray(rows) || rows.some((row) => !Array.isArray(row)))
    throw badRequest('object expected as reply markup')
  for (const button of rows.flat()) {
    const why = problem(world, chat, button)
    if (why) throw badRequest(why)
  }
  return rows.flat().length === 0 ? undefined : { inline_keyboard: rows }
}
