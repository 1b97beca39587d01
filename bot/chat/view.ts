import type { InlineKeyboardButton } from 'grammy/types'
import type { StartPayload } from '#core/screens/startPayload.ts'
import { callbackData } from '../callbackData.ts'
import type { CommandContext } from './commandContext.ts'

/** A message: text in Telegram's HTML, with rows of buttons. */
export interface View {
  readonly html: string
  readonly buttons?: readonly (readonly InlineKeyboardButton[])[]
}

/** Result of a pressed button: new content for its message, a notice, or both. */
export interface Reaction {
  readonly view?: View
  readonly notice?: string
}

export const press = (text: string, what: string, ...values: readonly (string | number)[]): InlineKeyboardButton => ({
  text,
  callback_data: callbackData(what, ...values),
})
export const link = (text: string, url: string): InlineKeyboardButton => ({ text, url })
/** Opens the app at a screen: with a web_app button in private chats, with a link elsewhere. */
export const openApp = (
  { links, isPrivate }: Pick<CommandContext, 'links' | 'isPrivate'>,
  text: string,
  payload: StartPayload,
): InlineKeyboardButton =>
  isPrivate ? { text, web_app: { url: links.app(payload) } } : link(text, links.open(payload))

/** Joins the paragraphs of a message. */
export const paragraphs = (...parts: readonly (string | null | undefined | false)[]): string =>
  parts.filter((part) => part).join('\n\n')
