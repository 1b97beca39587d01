export interface Limits {
  /** Counts one use of `bucket` if at most `max` fit into any window of that length (UNLOGGED table), else says when one does. */
  hit(
    bucket: string,
    max: number,
    windowSeconds: number,
    now: Date,
  ): Promise<{ allowed: boolean; retryAfterSeconds: number }>
  purge(before: Date): Promise<number>
}
