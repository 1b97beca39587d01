import type { Log } from '#runtime/log.ts'

export interface PeriodicTask {
  /** Resolves after the current round. */
  stop(): Promise<void>
}

/** Repeats work periodically; a failed round is logged and retried in the next one. */
export function runPeriodically(name: string, round: () => Promise<unknown>, everyMs: number, log: Log): PeriodicTask {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const plan = (ms: number): void => {
    if (stopped) return
    timer = setTimeout(() => {
      running = round()
        .catch((err: unknown) => log.warn({ err, round: name }, 'a round of the bot’s work failed'))
        .then(() => plan(everyMs))
    }, ms)
    timer.unref()
  }
  plan(0)
  return {
    stop: () => {
      stopped = true
      clearTimeout(timer)
      return running
    },
  }
}
