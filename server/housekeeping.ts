import type { Clock } from '#runtime/clock.ts'
import type { Log } from '#runtime/log.ts'
import type { Store } from '#store/contract.ts'
import { dropExpired } from './retention.ts'

/** Drops expired rows periodically until stopped; a failure is logged and retried in the next round. */
export function startHousekeeping(
  deps: { store: Store; clock: Clock; log: Log },
  everyMs = 5 * 60_000,
): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    running = dropExpired(deps.store, deps.clock.now()).catch((err: unknown) =>
      deps.log.warn({ err }, 'housekeeping failed'),
    )
  }, everyMs)
  timer.unref()
  return {
    stop: () => {
      clearInterval(timer)
      return running
    },
  }
}
