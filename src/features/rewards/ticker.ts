/** Spec §9: the countdown of campaigns is looked at so often. */
export const TICK_MS = 10

export interface Ticker {
  /** Calls with the time in milliseconds at once and then with every tick; answers the way to stop. */
  follow(onTick: (now: number) => void): () => void
}

/** One timer for everybody who follows it; it stands still while nobody does. */
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
