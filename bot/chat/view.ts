import type { InlineKeyboardButton } from 'grammy/types'
import type { StartPayload } from '#core/screens/startPayload.ts'
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

/** Buttons sent before an update of the bot still arrive; the version distinguishes them. */
const VERSION = '1'
const MOST_BYTES = 64

interface Pressed {
  readonly what: string
  readonly values: readonly string[]
}

/** Callback data of a button: `1:what:value:value`, at most 64 bytes, Telegram's limit. */
export function callbackData(what: string, ...values: readonly (string | number)[]): string {
  const text = [VERSION, what, ...values].join(':')
  if (Buffer.byteLength(text) > MOST_BYTES) throw new Error(`A button cannot carry ${text}`)
  return text
}

/** Null for a button of another version. */
export function readCallbackData(data: string): Pressed | null {
  const [version, what, ...values] = data.split(':')
  return version === VERSION && what ? { what, values } : null
}
