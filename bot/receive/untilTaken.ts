import { isRetriable } from '#core/errors.ts'

/** Half a second for a connection that was cut, some seconds for a Telegram that is away. */
const PAUSES_MS = [500, 2_000, 5_000] as const

/** Nobody tells an update of long polling again: one that could not be answered is tried again here. @throws what the last try did, or one of no use. */
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
