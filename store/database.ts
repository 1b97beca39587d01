import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzle, type PgRemoteDatabase } from 'drizzle-orm/pg-proxy'
import { delay } from '#core/async.ts'
import { AppError } from '#core/errors.ts'
import type { Connection, Driver } from './driver/contract.ts'
import { isContention, isServerAnswer, translateSqlError } from './driver/sqlError.ts'

export type Db = PgRemoteDatabase<Record<string, never>>

/** Context of one atomic unit of work. */
export interface Scope {
  readonly q: Db
  /** Runs once it is certain that this work left no trace; never if a lost connection leaves that open. */
  onRollback(undo: () => Promise<void>): void
  /** Runs once the commit is certain; never if a lost connection leaves it open. */
  onCommit(done: () => void): void
}

/** Runs statements: each `write` is one transaction, or one savepoint inside `transaction`. */
export interface Runner {
  read<T>(work: (q: Db) => Promise<T>): Promise<T>
  /** Runs a single writing statement, which is atomic without a transaction and saves two round trips. */
  statement<T>(work: (q: Db) => Promise<T>): Promise<T>
  write<T>(work: (scope: Scope) => Promise<T>): Promise<T>
  /** Provides a runner inside one transaction. The work may run again after a deadlock or serialization failure. */
  transaction<T>(work: (inner: Runner) => Promise<T>): Promise<T>
}

const TRIES = 6

interface Inside {
  readonly runner: object
  active: boolean
  /** Enclosing transaction of another runner. */
  readonly outer: Inside | undefined
}
// Shared by all runners: each instance adds a cost to every promise of the process.
const inside = new AsyncLocalStorage<Inside>()

/** Creates the outer runner of a driver. @throws AppError `nested_transaction` if used inside its own transaction */
export function createRunner(driver: Driver): Runner {
  const runner = {}
  const refuseNested = (): void => {
    for (let at = inside.getStore(); at; at = at.outer) {
      if (at.runner === runner && at.active)
        throw new AppError('nested_transaction', 'Inside a transaction only the store that it hands out may be used.', {
          retriable: false,
        })
    }
  }

  const attempt = <T>(work: (connection: Connection, ends: Ends) => Promise<T>): Promise<T> =>
    driver.withConnection(async (connection) => {
      const ends: Ends = { undo: [], done: [] }
      const mark: Inside = { runner, active: true, outer: inside.getStore() }
      try {
        await connection.query('begin', [], 'object')
        const value = await inside
          .run(mark, () => work(connection, ends))
          .catch((error: unknown) => rollBack(connection, ends.undo, error))
        await commit(connection, ends.undo)
        for (const step of ends.done) step()
        return value
      } finally {
        mark.active = false
      }
    })

  const again = async <T>(work: () => Promise<T>): Promise<T> => {
    for (let tries = 1; ; tries++) {
      try {
        return await work()
      } catch (error) {
        if (tries === TRIES || !isContention(error)) throw translateSqlError(error)
        await delay(Math.random() * 5 * 2 ** tries)
      }
    }
  }

  const retrying = <T>(work: (connection: Connection, ends: Ends) => Promise<T>): Promise<T> =>
    again(() => attempt(work))

  return {
    statement: async (work) => {
      refuseNested()
      return again(() => driver.withConnection((connection) => work(bind(connection))))
    },
    read: async (work) => {
      refuseNested()
      return again(() => driver.withConnection((connection) => work(bind(connection))))
    },
    write: async (work) => {
      refuseNested()
      return retrying((connection, ends) => work(scopeOf(bind(connection), ends)))
    },
    transaction: async (work) => {
      refuseNested()
      return retrying((connection, ends) => work(innerRunner(connection, ends)))
    },
  }
}

type Undo = (() => Promise<void>)[]

/** Callbacks for the end of a transaction: rolled back or committed. */
interface Ends {
  readonly undo: Undo
  readonly done: (() => void)[]
}

const scopeOf = (q: Db, { undo, done }: Ends): Scope => ({
  q,
  onRollback: (step) => undo.push(step),
  onCommit: (step) => done.push(step),
})

async function rollBack(connection: Connection, undo: Undo, error: unknown): Promise<never> {
  // Without a COMMIT nothing is stored, even if this statement can't reach the server.
  await connection.query('rollback', [], 'object').catch(() => undefined)
  for (const step of undo) await step()
  throw error
}

async function commit(connection: Connection, undo: Undo): Promise<void> {
  const { command } = await connection.query('commit', [], 'object').catch(async (error: unknown) => {
    if (isServerAnswer(error)) for (const step of undo) await step()
    throw error
  })
  if (command === 'COMMIT') return
  // A failed statement's error was swallowed: the server answers COMMIT with ROLLBACK.
  for (const step of undo) await step()
  throw new AppError('transaction_aborted', 'A statement of this transaction failed, so nothing was stored.')
}

/** Inside a transaction each write is a savepoint, one at a time, so that a refused call leaves nothing half done. */
function innerRunner(connection: Connection, ends: Ends): Runner {
  const q = bind(connection)
  let tail: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = tail.then(work, work)
    tail = turn.catch(() => undefined)
    return turn
  }
  const savepoint = async <T>(work: (scope: Scope) => Promise<T>): Promise<T> => {
    const own: Ends = { undo: [], done: [] }
    await connection.query('savepoint step', [], 'object')
    try {
      const value = await work(scopeOf(q, own))
      await connection.query('release savepoint step', [], 'object')
      ends.undo.push(...own.undo)
      ends.done.push(...own.done)
      return value
    } catch (error) {
      await connection.query('rollback to savepoint step', [], 'object').catch(() => undefined)
      for (const step of own.undo) await step()
      throw error
    }
  }
  const self: Runner = {
    read: (work) => inTurn(() => work(q)),
    statement: (work) => inTurn(() => savepoint(() => work(q))),
    write: (work) => inTurn(() => savepoint(work)),
    transaction: (work) => work(self),
  }
  return self
}

function bind(connection: Connection): Db {
  return drizzle(async (text, params, method) => {
    const { rows } = await connection.query(text, params, method === 'all' ? 'array' : 'object')
    return { rows }
  }) as Db
}
