import { useEffect, useState } from 'react'

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
