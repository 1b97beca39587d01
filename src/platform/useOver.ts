import { useEffect, useRef } from 'react'

/** Returns a function that creates abort signals, which fire when the component unmounts or starts anything else. */
export function useOver(): () => AbortSignal {
  const shown = useRef<AbortController | null>(null)
  useEffect(() => () => shown.current?.abort(), [])
  return () => {
    if (shown.current === null || shown.current.signal.aborted) shown.current = new AbortController()
    return shown.current.signal
  }
}
