import type { InlineKeyboardButton } from 'grammy/types'
import type { StartPayload } from '#core/start/payload.ts'
import { callbackData } from '../callbackData.ts'
import type { Visit } from './visit.ts'

/** What a chat shows: text in Telegram's HTML and the rows of buttons below it. */
export interface View {
  readonly html: string
  readonly buttons?: readonly (readonly InlineKeyboardButton[])[]
}

/** What becomes of a button: another content of its message, a notice over the chat, or both. */
export interface Reaction {
  readonly view?: View
  readonly notice?: string
}

export const press = (text: string, what: string, ...values: readonly (string | number)[]): InlineKeyboardButton => ({
  text,
  callback_data: callbackData(what, ...values),
})
export const link = (text: string, url: string): InlineKeyboardButton => ({ text, url })
/** Opens the app at a place: inside a private chat by its address, elsewhere by a link. */
export const openApp = (
  { links, isPrivate }: Pick<Visit, 'links' | 'isPrivate'>,
  text: string,
  payload: StartPayload,
): InlineKeyboardButton =>
  isPrivate ? { text, web_app: { url: links.app(payload) } } : link(text, links.open(payload))

/** Paragraphs of a message. */
export const paragraphs = (...parts: readonly (string | null | undefined | false)[]): string =>
  parts.filter((part) => part).join('\n\n')
