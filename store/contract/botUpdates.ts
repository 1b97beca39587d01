/** `taken`: the caller's now. `busy`: another one is at it. `done`: it has been handled. */
export type UpdateTake = 'taken' | 'busy' | 'done'

/** Telegram tells an update again until it is answered, to whichever replica. */
export interface BotUpdates {
  /** All of them in one statement; each number once. */
  take(botId: number, updateIds: readonly number[], now: Date, until: Date): Promise<ReadonlyMap<number, UpdateTake>>
  done(botId: number, updateIds: readonly number[]): Promise<void>
  /** Lets others have it at once, after a failure. */
  giveBack(botId: number, updateId: number, now: Date): Promise<void>
  /** Drops what is older than Telegram's own memory; answers how many. */
  purge(before: Date): Promise<number>
}
