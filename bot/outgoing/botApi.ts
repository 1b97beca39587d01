import { Api, GrammyError } from 'grammy'
import { keyboardOf, type Message } from './message.ts'
import { type Outcome, outcomeOf } from './outcome.ts'

/** What sending notices needs of the Bot API. */
export interface NoticeApi {
  send(chatId: number, message: Message): Promise<Outcome>
  /** Whether a message of ours stands under this number; leaves it as it is. @throws when Telegram did not say. */
  stands(chatId: number, messageId: number, message: Message): Promise<boolean>
  remove(chatId: number, messageIds: readonly number[]): Promise<void>
}

export interface NoticeApiOptions {
  readonly token: string
  /** Another server than Telegram's. */
  readonly apiRoot?: string
  readonly timeoutSeconds: number
}

/** Without the retries of the bot's own calls: what is unclear is decided by the queue. */
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
    // Giving a message the buttons that it has changes nothing, and tells whether it is there.
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
