/** `taken`: claimed by the caller. `busy`: another replica handles it. `done`: it was handled. */
export type UpdateTake = 'taken' | 'busy' | 'done'

export interface ToldUpdate {
  readonly id: number
  /** The raw update if Telegram won't deliver it again; kept until it is handled. */
  readonly content: string | null
}

/** Each update is handled by one replica at a time, and never again once done. */
export interface BotUpdates {
  /** Claims all of them in one statement; ids must be unique. */
  take(botId: number, updates: readonly ToldUpdate[], now: Date, until: Date): Promise<ReadonlyMap<number, UpdateTake>>
  /** Claims stored updates that no replica is handling, oldest first. */
  takeLeft(botId: number, most: number, now: Date, until: Date): Promise<(ToldUpdate & { readonly content: string })[]>
  done(botId: number, updateIds: readonly number[]): Promise<void>
  /** Releases an update after a failure, so that it can be retried immediately. */
  scheduleRefund(botId: number, updateId: number, now: Date): Promise<void>
  /** Drops updates that Telegram no longer remembers; returns the number. */
  purge(before: Date): Promise<number>
}
