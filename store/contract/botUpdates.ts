/** `taken`: the caller's now. `busy`: another one is at it. `done`: it has been handled. */
export type UpdateTake = 'taken' | 'busy' | 'done'

export interface ToldUpdate {
  readonly id: number
  /** As Telegram told it, where it will not do so again: kept until it is done. */
  readonly content: string | null
}

/** Each update is handled by one replica at a time, and never again once it is done. */
export interface BotUpdates {
  /** All of them in one statement; each number once. */
  take(botId: number, updates: readonly ToldUpdate[], now: Date, until: Date): Promise<ReadonlyMap<number, UpdateTake>>
  /** Takes what was kept and nobody is at any more, by its number and content, the oldest first. */
  takeLeft(botId: number, most: number, now: Date, until: Date): Promise<(ToldUpdate & { readonly content: string })[]>
  done(botId: number, updateIds: readonly number[]): Promise<void>
  /** Lets others have it at once, after a failure. */
  giveBack(botId: number, updateId: number, now: Date): Promise<void>
  /** Drops what is older than Telegram's own memory; answers how many. */
  purge(before: Date): Promise<number>
}
