import { reasonOf } from '#core/errors.ts'
import { silences } from '#src/api/silences.ts'

interface Asked {
  readonly error: Error | null
  /** Milliseconds since 1970 of the last answer; 0 before the first. */
  readonly dataUpdatedAt: number
}

/** When the server answered last, once it does not; null while it does. Before the first answer the page itself says what is missing. */
export const silentSince = ({ error, dataUpdatedAt }: Asked): number | null =>
  error && dataUpdatedAt > 0 && silences.has(reasonOf(error)) ? dataUpdatedAt : null
