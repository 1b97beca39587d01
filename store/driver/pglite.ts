import type { Driver, RowMode, SqlResult } from './contract.ts'

/** A PGlite instance, in this thread or another. */
export interface PgliteSession {
  query(text: string, params: readonly unknown[], mode: RowMode): Promise<SqlResult>
  listen(channel: string, onPayload: (payload: string) => void): Promise<void>
  close(): Promise<void>
}

/** PGlite has one session, so its holder has the database; other callers queue. */
export function pgliteDriver(session: PgliteSession): Driver {
  let tail: Promise<unknown> = Promise.resolve()
  const exclusive = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = tail.then(work, work)
    tail = turn.catch(() => undefined)
    return turn
  }
  return {
    withConnection: (work) => exclusive(() => work(session)),
    listen: (channel, onPayload) => exclusive(() => session.listen(channel, onPayload)),
    close: () => exclusive(() => session.close()),
  }
}
