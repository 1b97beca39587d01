import type { InlineQueryResultArticle } from 'grammy/types'

export interface BotApiCalls {
  /** Stores a message that the user can send from the app; returns its id. */
  prepare(userId: number, message: InlineQueryResultArticle): Promise<string>
}
