/** Waits between tries, the last one for all further ones. */
const WAITS_MS = [500, 1500, 4000, 8000] as const
/** Some browsers keep a failed fetch of code until the page is loaded anew, so that more tries would not help. */
const MOST = 6

/** Milliseconds before the next try of something that failed so many times; null when it is given up. */
export const nextTryIn = (failures: number): number | null =>
  failures < MOST ? (WAITS_MS[Math.min(failures, WAITS_MS.length) - 1] ?? 0) : null

/** Code that is fetched when it is needed: a lost connection delays it, and does not break the app. */
export async function keepTrying<T>(
  load: () => Promise<T>,
  wait: (ms: number) => Promise<void> = connected,
): Promise<T> {
  for (let failures = 1; ; failures++) {
    try {
      return await load()
    } catch (error) {
      const ms = nextTryIn(failures)
      if (ms === null) throw error
      await wait(ms)
    }
  }
}

/** The wait, cut short when the connection comes back; without a connection it goes on until then. */
function connected(ms: number): Promise<void> {
  return new Promise((done) => {
    const go = () => {
      clearTimeout(timer)
      window.removeEventListener('online', go)
      done()
    }
    const timer = setTimeout(() => navigator.onLine && go(), ms)
    window.addEventListener('online', go)
  })
}
