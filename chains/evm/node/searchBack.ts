import { AppError } from '#core/errors.ts'

/** Blocks per request; a node that serves fewer gets requests for half as many from then on. */
const WIDEST = 10_000n
/** A day of quarter-second blocks fits; if a node's limit is too low for that, the search ends. */
const MOST_QUESTIONS = 48

export interface Blocks<T> {
  readonly newest: bigint
  /** The target in these blocks; null if it is not in them. */
  within(from: bigint, to: bigint): Promise<T | null>
  /** Chain time of a block, epoch seconds. */
  timeOf(height: bigint): Promise<number>
  /** True if the node refused because the range was too large. */
  isTooMuch(error: unknown): boolean
}

/**
 * Searches from the newest block back to the first one at or after a time; null if none of them has it.
 * @throws AppError `search_too_long` if the request limit is reached
 */
export async function searchBack<T>(
  { newest, within, timeOf, isTooMuch }: Blocks<T>,
  since: number,
): Promise<T | null> {
  let width = WIDEST
  let to = newest
  for (let asked = 0; asked < MOST_QUESTIONS; asked++) {
    const from = to >= width ? to - width + 1n : 0n
    try {
      const found = await within(from, to)
      if (found !== null) return found
    } catch (error) {
      if (from === to || !isTooMuch(error)) throw error
      width = (to - from + 1n) / 2n
      continue
    }
    if (from === 0n || (await timeOf(from)) < since) return null
    to = from - 1n
  }
  throw new AppError('search_too_long', 'That day has too many blocks on this network to search.', {
    status: 503,
    retriable: false,
  })
}
