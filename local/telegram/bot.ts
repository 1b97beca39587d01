/** The bot of the local stack, known to this machine alone: its token opens nothing at Telegram. */
export const localBot = { id: 7_000_000_001, token: '7000000001:local-telegram-bot-of-this-machine', name: 'causeway_local_bot' } as const
