/** Rows as text, except booleans and small integers: Drizzle's columns know how to read the rest, and both back ends then agree. */
export interface SqlResult {
  rows: unknown[]
  /** Command tag's verb: INSERT, COMMIT, … */
  command: string
}

export type RowMode = 'array' | 'object'

/** One database session. Statements run in the order they are given. */
export interface Connection {
  query(text: string, params: readonly unknown[], mode: RowMode): Promise<SqlResult>
}

/** What differs between PostgreSQL and PGlite; everything above this is the same code. */
export interface Driver {
  /** Lends one session to `work` alone. `broken` sessions are thrown away. */
  withConnection<T>(work: (connection: Connection) => Promise<T>): Promise<T>
  /** Payloads of NOTIFY on the channel, from any session of the database, after commit. */
  listen(channel: string, onPayload: (payload: string) => void): Promise<void>
  /** Ends idle sessions and those in use once they are returned: they may be sessions of a server that was replaced. */
  renew?(): void
  close(): Promise<void>
}
