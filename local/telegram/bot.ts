/** Bot of the local stack only: its token opens nothing at Telegram. */
export const localBot = {
  id: 7_000_000_001,
  token: '7000000001:local-telegram-bot-of-this-machine',
  name: 'causeway_local_bot',
} as const

/** Channel whose members the task checks; the bot is its administrator. */
export const localChannel = { id: -1_007_000_000_001, name: 'causeway_local_news', title: 'Causeway News' } as const
