export interface Limits {
  /**
   * Counts one use of `bucket` if at most `max` fit into any window of that length (UNLOGGED table); otherwise returns
   * when one will.
   */
  hit(
    bucket: string,
    max: number,
    windowSeconds: number,
    now: Date,
  ): Promise<{ allowed: boolean; retryAfterSeconds: number }>
  purge(before: Date): Promise<number>
}
