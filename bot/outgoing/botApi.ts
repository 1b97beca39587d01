import { Api, GrammyError } from 'grammy'
import { keyboardOf, type Message } from './message.ts'
import { type Outcome, outcomeOf } from './outcome.ts'

/** Bot API calls for sending notices. */
export interface NoticeApi {
  send(chatId: number, message: Message): Promise<Outcome>
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
