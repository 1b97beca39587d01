export type IdempotencyResult =
  | { kind: 'new' }
  | { kind: 'replay'; status: number; body: unknown }
  | { kind: 'conflict' } // same key, other parameters
  | { kind: 'in_progress' }

export interface Idempotency {
  /** An attempt that neither finished nor was abandoned within two minutes died with its process: its key counts as new again. */
  begin(scope: string, key: string, requestHash: string): Promise<IdempotencyResult>
  finish(scope: string, key: string, status: number, body: unknown): Promise<void>
  /** A failed attempt frees its key. */
  abandon(scope: string, key: string): Promise<void>
  purge(before: Date): Promise<number>
}
