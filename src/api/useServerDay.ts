import { useQuery } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { DAY_MS, utcDay, type UtcDay } from '#core/rewards/utcDay.ts'

/** Calls at each UTC midnight of this clock, and when a page with suspended timers becomes visible again. Returns the stop function. */
export function followUtcDay(onLook: () => void, clock: () => number): () => void {
  let timer: ReturnType<typeof setTimeout>
  // A timer may fire a moment early, so the rest of the day is waited for again.
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

/** Milliseconds by which the server's clock is ahead of this device's; 0 until the server has answered. */
export const useServerClock = (): number =>
  useQuery<number>({ queryKey: clockKey, queryFn: () => 0, enabled: false, gcTime: Infinity }).data ?? 0

/** The server's current UTC day while the page is visible, so that a device with a wrong clock checks in for the right day. */
export function useServerDay(): UtcDay {
  const ahead = useServerClock()
  const clock = useCallback(() => Date.now() + ahead, [ahead])
  const follow = useCallback((onLook: () => void) => followUtcDay(onLook, clock), [clock])
  const today = (): UtcDay => utcDay(new Date(clock()))
  return useSyncExternalStore(follow, today, today)
}

/** One time sample: the second in which the server answered, and when this device sent the request and received the answer. */
interface ToldTime {
  /** Time that the server reported, in epoch seconds. */
  readonly told: number
  /** Epoch milliseconds, by this device. */
  readonly asked: number
  readonly answered: number
}

/**
 * Milliseconds by which the server's clock is ahead of this device's; negative when behind. Zero when both may agree:
 * network time and whole seconds leave an interval.
 */
export function clockAhead({ told, asked, answered }: ToldTime): number {
  const least = told * 1000 - answered
  const most = told * 1000 + 999 - asked
  return least <= 0 && most >= 0 ? 0 : Math.round((least + most) / 2)
}

/** Query key of the newest clock offset; empty until the first answer. */
export const clockKey = ['server-clock'] as const
