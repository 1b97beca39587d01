/** Options that both bots start with. */
export interface BenchBotOptions {
  readonly url: string
  readonly apiRoot: string
  readonly token: string
}

/** Number of concurrent updates, as in `bot/receive/poll.ts`. */
export const CONCURRENT = 50
/** Number of database sessions, as in the bot's process. */
export const SESSIONS = 10

export const readOptions = (): BenchBotOptions => JSON.parse(process.argv[2] ?? '{}') as BenchBotOptions
