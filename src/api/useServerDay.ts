import { useQuery } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { DAY_MS, utcDay, type UtcDay } from '#core/rewards/utcDay.ts'
import { clockKey } from './serverClock.ts'

/** Calls at each UTC midnight of this clock, and when somebody looks again at a page whose timers slept; answers the way to stop. */
export function followUtcDay(onLook: () => void, clock: () => number): () => void {
  let timer: ReturnType<typeof setTimeout>
  // A timer may ring a moment early: what is left of the day is waited for then.
  const wait = (): void => {
    timer = setTimeout(
      () => {
        onLook()
        wait()
      },
      DAY_MS - (clock() % DAY_MS),
    )
  }
  wait()
  document.addEventListener('visibilitychange', onLook)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onLook)
  }
}

/** Milliseconds by which the server's clock is ahead of this device's; this device's own is right until the server has told. */
export const useServerClock = (): number =>
  useQuery<number>({ queryKey: clockKey, queryFn: () => 0, enabled: false, gcTime: Infinity }).data ?? 0

/** The UTC day that the server is in, as long as somebody looks: a device whose clock is wrong checks in for the right day all the same. */
export function useServerDay(): UtcDay {
  const ahead = useServerClock()
  const clock = useCallback(() => Date.now() + ahead, [ahead])
  const follow = useCallback((onLook: () => void) => followUtcDay(onLook, clock), [clock])
  const today = (): UtcDay => utcDay(new Date(clock()))
  return useSyncExternalStore(follow, today, today)
}
