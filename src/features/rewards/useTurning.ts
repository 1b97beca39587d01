import { useEffect, useState, useSyncExternalStore } from 'react'
import { mayTurn, placeAfter, startTurning } from './turn.ts'

const seen = (onChange: () => void): (() => void) => {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

/** One of so many at a time; it stands still while somebody reads it, has stopped it, wants less motion, or does not look at the page. */
export function useTurning(count: number) {
  const [index, setIndex] = useState(0)
  const [reading, setReading] = useState(false)
  const [stopped, setStopped] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches)
  const visible = useSyncExternalStore(seen, () => document.visibilityState === 'visible')
  const turning = mayTurn({ count, reading, stopped, visible })
  useEffect(() => {
    if (!turning) return
    return startTurning(() => setIndex((now) => placeAfter(now, 1, count)))
  }, [turning, count])
  const stand = { onPointerEnter: () => setReading(true), onPointerLeave: () => setReading(false), onFocus: () => setReading(true), onBlur: () => setReading(false) }
  const step = (by: number) => setIndex((now) => placeAfter(now, by, count))
  return { index: placeAfter(index, 0, count), stopped, toggle: () => setStopped(!stopped), stand, step }
}
