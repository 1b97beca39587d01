import { Api, GrammyError, HttpError } from 'grammy'
import type { InlineKeyboardButton, InlineKeyboardMarkup } from 'grammy/types'

/** A private message of the bot: text in Telegram's HTML, with rows of buttons. Every notice has some. */
export interface Message {
  readonly html: string
  readonly buttons: readonly (readonly InlineKeyboardButton[])[]
}

const keyboardOf = ({ buttons }: Pick<Message, 'buttons'>): InlineKeyboardMarkup => ({
  inline_keyboard: buttons.map((row) => [...row]),
})

/** Bot API calls for sending notices. */
export interface NoticeApi {
  send(chatId: number, message: Message): Promise<Outcome>
  /** Replaces text and buttons; `sent` also if nothing changed, or the user has deleted the message. */
  edit(chatId: number, messageId: number, message: Message): Promise<Outcome>
  /** True if a message of ours has this id; leaves it unchanged. @throws if Telegram's response is unclear */
  stands(chatId: number, messageId: number, message: Message): Promise<boolean>
  remove(chatId: number, messageIds: readonly number[]): Promise<void>
}

export interface NoticeApiOptions {
  readonly token: string
  /** Base URL of the Bot API, if not Telegram's. */
  readonly apiRoot?: string
  readonly timeoutSeconds: number
}

/** Has none of the bot's own retries: the queue decides about unclear requests. */
export function createNoticeApi({ token, apiRoot, timeoutSeconds }: NoticeApiOptions): NoticeApi {
  const api = new Api(token, { timeoutSeconds, ...(apiRoot !== undefined && { apiRoot }) })
  return {
    send: async (chatId, message) => {
      try {
        const { message_id: messageId } = await api.sendMessage(chatId, message.html, {
          parse_mode: 'HTML',
          reply_markup: keyboardOf(message),
          link_preview_options: { is_disabled: true },
        })
        return { kind: 'sent', messageId }
      } catch (error) {
        return outcomeOf(error)
      }
    },
    edit: async (chatId, messageId, message) => {
      try {
        await api.editMessageText(chatId, messageId, message.html, {
          parse_mode: 'HTML',
          reply_markup: keyboardOf(message),
          link_preview_options: { is_disabled: true },
        })
        return { kind: 'sent', messageId }
      } catch (error) {
        return error instanceof GrammyError && NO_CHANGE.test(error.description)
          ? { kind: 'sent', messageId }
          : outcomeOf(error)
      }
    },
    // Setting identical buttons changes nothing, but the response reveals whether the message exists.
    stands: async (chatId, messageId, message) => {
      try {
        await api.editMessageReplyMarkup(chatId, messageId, { reply_markup: keyboardOf(message) })
        return true
      } catch (error) {
        if (error instanceof GrammyError && error.error_code === 400)
          return /message is not modified/i.test(error.description)
        if (error instanceof GrammyError && error.error_code === 403) return false
        throw error
      }
    },
    remove: async (chatId, messageIds) => void (await api.deleteMessages(chatId, [...messageIds])),
  }
}

/** Outcome of a send request. Only `unclear` may have been delivered without confirmation. */
export type Outcome =
  | { readonly kind: 'sent'; readonly messageId: number }
  | { readonly kind: 'flood'; readonly seconds: number }
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'later'; readonly reason: string }
  | { readonly kind: 'unclear'; readonly reason: string }

/** Edits that change nothing, or have nothing to change. */
const NO_CHANGE = /message is not modified|message to edit not found|MESSAGE_ID_INVALID/i
/** The Bot API has no error code for an unknown chat. */
const NO_CHAT = /chat not found|user is deactivated|PEER_ID_INVALID/i
/** The bot itself is refused: a revoked token isn't the message's fault. */
const ours = [401, 404, 409]
/** The request never left: no connection was opened. */
const notConnected = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']

export function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof GrammyError))
    return { kind: notConnected.includes(codeOf(error)) ? 'later' : 'unclear', reason: String(error) }
  const { error_code: code, description, parameters } = error
  if (code === 429) return { kind: 'flood', seconds: Math.max(1, parameters.retry_after ?? 1) }
  if (code >= 500) return { kind: 'unclear', reason: description }
  if (code === 403 || NO_CHAT.test(description)) return { kind: 'gone' }
  return ours.includes(code) ? { kind: 'later', reason: description } : { kind: 'refused', reason: description }
}

const codeOf = (error: unknown): string =>
  error instanceof HttpError && error.error instanceof Error && 'code' in error.error ? String(error.error.code) : ''
