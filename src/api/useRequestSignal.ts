import { useEffect, useRef } from 'react'

/** Returns a function that gives the signal for a new request; it aborts when the component unmounts. */
export function useRequestSignal(): () => AbortSignal {
  const shown = useRef<AbortController | null>(null)
  useEffect(() => () => shown.current?.abort(), [])
  return () => {
    if (shown.current === null || shown.current.signal.aborted) shown.current = new AbortController()
    return shown.current.signal
  }
}
