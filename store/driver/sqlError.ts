import { AppError } from '#core/errors.ts'

/** Returns the SQLSTATE, or Node's code of a failed connection, from any of the places in which libraries put it. */
export function sqlCode(error: unknown): string | null {
  for (
    let current = error;
    typeof current === 'object' && current !== null;
    current = (current as { cause?: unknown }).cause
  ) {
    const code = (current as { code?: unknown }).code
    if (typeof code === 'string') return code
  }
  return null
}

const RETRIABLE = new Set(['40001', '40P01'])
const FEATURE_NOT_SUPPORTED = '0A000'
const UNREACHABLE = /^(08...|57P0[1-5]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|ENOENT)$/
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** A prepared statement whose columns changed type since, which the server refuses to run in this session. */
export const isStalePlan = (error: unknown): boolean =>
  sqlCode(error) === FEATURE_NOT_SUPPORTED && /cached plan/.test(messageOf(error))

/** A serialization failure, deadlock or stale plan: the database rolled back, and a retry may succeed at once. */
export const isContention = (error: unknown): boolean => RETRIABLE.has(sqlCode(error) ?? '') || isStalePlan(error)

/** Messages of an error and its causes. */
const messageOf = (error: unknown): string =>
  error instanceof Error ? `${error.message} ${messageOf(error.cause)}` : ''

/** A five-character SQLSTATE is the server's, so the statement certainly did not take effect. */
export const isServerAnswer = (error: unknown): boolean =>
  /^[0-9A-Z]{5}$/.test(sqlCode(error) ?? '') && !UNREACHABLE.test(sqlCode(error) ?? '')

const LOCK_TIMEOUT = '55P03'

/**
 * Maps lost connections to `database_unavailable` and lock timeouts to `database_locked`; other errors are unchanged.
 */
export function translateSqlError(error: unknown): unknown {
  if (error instanceof AppError) return error
  if (sqlCode(error) === LOCK_TIMEOUT)
    return new AppError('database_locked', 'Another session holds what this has to write.', {
      status: 503,
      cause: error,
    })
  const text = error instanceof Error ? `${error.message}` : ''
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : ''
  const unreachable = UNREACHABLE.test(sqlCode(error) ?? '') || lostConnection.test(text) || lostConnection.test(cause)
  return unreachable
    ? new AppError('database_unavailable', 'The database cannot be reached right now.', { status: 503, cause: error })
    : error
}
