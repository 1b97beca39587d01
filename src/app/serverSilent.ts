import { reasonOf } from '#core/errors.ts'
import { connectivityErrors } from '#src/api/connectivityErrors.ts'

interface Asked {
  readonly error: Error | null
  /** Epoch milliseconds of the last answer; 0 before the first. */
  readonly dataUpdatedAt: number
}

/** Epoch milliseconds of the server's last answer while it is unreachable, else null. Before the first answer the page itself reports the failure. */
export const silentSince = ({ error, dataUpdatedAt }: Asked): number | null =>
  error && dataUpdatedAt > 0 && connectivityErrors.has(reasonOf(error)) ? dataUpdatedAt : null
