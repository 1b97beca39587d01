/** Rows as text, except booleans and small integers: Drizzle's columns decode the rest, so both back ends agree. */
export interface SqlResult {
  rows: unknown[]
  /** Verb of the command tag: INSERT, COMMIT, … */
  command: string
}

export type RowMode = 'array' | 'object'

/** One database session. Statements run in order. */
export interface Connection {
  query(text: string, params: readonly unknown[], mode: RowMode): Promise<SqlResult>
}

/** The differences between PostgreSQL and PGlite; all code above is shared. */
export interface Driver {
  /** Lends one session exclusively to `work`. `broken` sessions are discarded. */
  withConnection<T>(work: (connection: Connection) => Promise<T>): Promise<T>
  /** Payloads of NOTIFY on the channel, from any session of the database, after commit. */
  listen(channel: string, onPayload: (payload: string) => void): Promise<void>
  /** Closes idle sessions, and used ones when returned: they may belong to a server that was replaced. */
  renew?(): void
  close(): Promise<void>
}
