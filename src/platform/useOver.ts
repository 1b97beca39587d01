import { useEffect, useRef } from 'react'

/** Answers the signal for what begins now: it ends when whoever shows this goes away, so that nothing is kept for nobody. */
export function useOver(): () => AbortSignal {
  const shown = useRef<AbortController | null>(null)
  useEffect(() => () => shown.current?.abort(), [])
  return () => {
    if (shown.current === null || shown.current.signal.aborted) shown.current = new AbortController()
    return shown.current.signal
  }
}
