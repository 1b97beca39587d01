export interface Limits {
  /** Counts one use of `bucket` in the current window (UNLOGGED table). `allowed` false once `max` is passed. */
  hit(
    bucket: string,
    max: number,
    windowSeconds: number,
    now: Date,
  ): Promise<{ allowed: boolean; retryAfterSeconds: number }>
  purge(before: Date): Promise<number>
}
