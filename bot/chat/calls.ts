import type { InlineQueryResultArticle } from 'grammy/types'

export interface BotApiCalls {
  /** Keeps a message that a person can send from the app; its id. */
  prepare(userId: number, message: InlineQueryResultArticle): Promise<string>
}
