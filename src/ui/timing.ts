import { useEffect, useState, useRef } from 'react'

/** Milliseconds without a change before typed or chosen input is requested (spec §7, §9). */
export const DEBOUNCE_MS = 300
export const NAME_DEBOUNCE_MS = 50

/** Value after `ms` without a change; empty text at once, because there is nothing to wait for. */
export function useDebounced(value: string, ms: number = DEBOUNCE_MS): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}

/** Returns the wall clock in epoch ms, updated every `everyMs` while mounted. */
export function useNow(everyMs = 1000): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}

/** Returns a function that gives the signal for a new request; it aborts when the component unmounts. */
export function useOver(): () => AbortSignal {
  const shown = useRef<AbortController | null>(null)
  useEffect(() => () => shown.current?.abort(), [])
  return () => {
    if (shown.current === null || shown.current.signal.aborted) shown.current = new AbortController()
    return shown.current.signal
  }
}
