/** Runs a pass again and again: at the latest after `pollMs`, at once when woken, never twice at the same time. */
export interface Loop {
  wake(): void
  /** Resolves when the pass under way has ended. */
  stop(): Promise<void>
}

export function startLoop(pass: () => Promise<void>, pollMs: number): Loop {
  let stopped = false
  let woken = false
  let nudge: (() => void) | null = null

  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      if (woken || stopped) return resolve()
      const timer = setTimeout(resolve, pollMs)
      nudge = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function run(): Promise<void> {
    while (!stopped) {
      woken = false
      await pass()
      await pause()
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
      nudge?.()
      await running
    },
  }
}
