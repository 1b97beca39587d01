import { useEffect, useState } from 'react'

/** Milliseconds that something typed or chosen stands still before it is asked about (spec §7, §9). */
export const debounceMs = { usual: 300, walletName: 50 } as const

/** The value once it has stood still for `ms`; an empty text at once, because there is nothing to wait for. */
export function useDebounced(value: string, ms: number = debounceMs.usual): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
