import { useSyncExternalStore } from 'react'
import { DAY_MS, utcDay, type UtcDay } from '#core/rewards/utcDay.ts'

/** Calls at each UTC midnight, and when somebody looks again at a page whose timers slept; answers the way to stop. */
export function followUtcDay(onLook: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  // A timer may ring a moment early: what is left of the day is waited for then.
  const wait = (): void => {
    timer = setTimeout(() => {
      onLook()
      wait()
    }, DAY_MS - (Date.now() % DAY_MS))
  }
  wait()
  document.addEventListener('visibilitychange', onLook)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onLook)
  }
}

const today = (): UtcDay => utcDay(new Date())

/** The UTC day, as long as somebody looks. */
export const useUtcDay = (): UtcDay => useSyncExternalStore(followUtcDay, today, today)
