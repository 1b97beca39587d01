import { isRetriable } from '#core/errors.ts'

/** Half a second for a dropped connection, several seconds for an outage of Telegram. */
const PAUSES_MS = [500, 2_000, 5_000] as const

/**
 * Retries an update that could not be answered, since long polling never repeats it.
 * @throws the last error, or one that a retry can't fix
 */
export async function untilTaken(
  take: () => Promise<unknown>,
  wait: (ms: number) => Promise<void>,
  stopped: () => boolean,
): Promise<void> {
  for (const pause of [...PAUSES_MS, null]) {
    try {
      await take()
      return
    } catch (error) {
      if (pause === null || !isRetriable(error)) throw error
      await wait(pause)
      if (stopped()) throw error
    }
  }
}
