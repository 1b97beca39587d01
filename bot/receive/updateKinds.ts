import type { Update } from 'grammy/types'

/** What the bot wants to be told of; the rest is not sent at all. */
export const updateKinds: readonly Exclude<keyof Update, 'update_id'>[] = [
  'message',
  'callback_query',
  'inline_query',
  'my_chat_member',
]
