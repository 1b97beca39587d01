/** Options that both bots start with. */
export interface BenchBotOptions {
  readonly url: string
  readonly apiRoot: string
  readonly token: string
}

/** Updates handled at the same time, as `bot/receive/poll.ts` has it. */
export const CONCURRENT = 50
/** Sessions of the database, as the bot's process has it. */
export const SESSIONS = 10

export const readOptions = (): BenchBotOptions => JSON.parse(process.argv[2] ?? '{}') as BenchBotOptions
