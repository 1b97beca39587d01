/** Bot of the local stack only; Telegram does not accept its token. */
export const localBot = {
  id: 7_000_000_001,
  token: '7000000001:local-telegram-bot-of-this-machine',
  name: 'causeway_local_bot',
} as const

/** Channel whose members the task checks; the bot is its administrator. */
export const localChannel = { id: -1_007_000_000_001, name: 'causeway_local_news', title: 'Causeway News' } as const

export interface LaunchPerson {
  readonly id: number
  readonly first_name: string
  readonly username?: string
  readonly language_code?: string
  readonly allows_write_to_pm?: boolean
}

/** Two selectable users, each with an account. */
export const localPeople = [
  { id: 910_000_001, first_name: 'Ada', username: 'ada_local' },
  { id: 910_000_002, first_name: 'Omar', username: 'omar_local' },
] as const satisfies readonly LaunchPerson[]
