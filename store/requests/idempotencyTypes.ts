export type IdempotencyResult =
  | { kind: 'new' }
  | { kind: 'replay'; status: number; body: unknown }
  | { kind: 'conflict' } // Same key, other parameters
  | { kind: 'in_progress' }

export interface Idempotency {
  /**
   * An attempt that is neither finished nor abandoned after two minutes died with its process: its key is free again.
   */
  begin(scope: string, key: string, requestHash: string): Promise<IdempotencyResult>
  finish(scope: string, key: string, status: number, body: unknown): Promise<void>
  /** Frees the key of a failed attempt. */
  abandon(scope: string, key: string): Promise<void>
  purge(before: Date): Promise<number>
}
