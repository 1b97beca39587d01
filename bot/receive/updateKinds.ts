import type { Update } from 'grammy/types'

/** Updates that the bot subscribes to; Telegram doesn't send others. */
export const updateKinds: readonly Exclude<keyof Update, 'update_id'>[] = [
  'message',
  'callback_query',
  'inline_query',
  'my_chat_member',
]
