/** Spec §9: interval of the campaign countdown. */
export const TICK_MS = 10

export interface Ticker {
  /** Calls with epoch ms at once and on every tick; returns the stop function. */
  follow(onTick: (now: number) => void): () => void
}

/** One timer for all followers; stops when there are none. */
export function createTicker(now: () => number = Date.now): Ticker {
  const followers = new Set<(now: number) => void>()
  let timer: ReturnType<typeof setInterval> | null = null
  return {
    follow(onTick) {
      onTick(now())
      followers.add(onTick)
      timer ??= setInterval(() => {
        const at = now()
        for (const follower of followers) follower(at)
      }, TICK_MS)
      return () => {
        followers.delete(onTick)
        if (followers.size > 0 || timer === null) return
        clearInterval(timer)
        timer = null
      }
    },
  }
}
