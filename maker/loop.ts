export interface Loop {
  wake(): void
  /** Resolves when the pass in progress has ended. */
  stop(): Promise<void>
}

/**
 * Runs a pass repeatedly: at the latest after `pollMs`, at once when woken, never two at a time. `restMs`: minimum time
 * between two passes, so that a burst of wake-ups is handled together.
 */
export function startLoop(pass: () => Promise<void>, pollMs: number, restMs = 0): Loop {
  let stopped = false
  let woken = false
  let endRest: (() => void) | null = null
  let nudge: (() => void) | null = null

  const wait = (ms: number, onBegin: (end: () => void) => void): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      onBegin(() => {
        clearTimeout(timer)
        resolve()
      })
    })

  async function run(): Promise<void> {
    while (!stopped) {
      woken = false
      await pass()
      if (restMs > 0 && !stopped) await wait(restMs, (end) => void (endRest = end))
      if (!woken && !stopped) await wait(pollMs - restMs, (end) => void (nudge = end))
      nudge = null
    }
  }
  const running = run()

  return {
    wake() {
      woken = true
      nudge?.()
    },
    async stop() {
      stopped = true
      endRest?.()
      nudge?.()
      await running
    },
  }
}
