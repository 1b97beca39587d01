import { useEffect, useState, useSyncExternalStore } from 'react'

/** Spec §9: each quest stays this long. */
const QUEST_MS = 5000

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
  const turning = count > 1 && !reading && !stopped && visible
  useEffect(() => {
    if (!turning) return
    const timer = setInterval(() => setIndex((now) => (now + 1) % count), QUEST_MS)
    return () => clearInterval(timer)
  }, [turning, count])
  const stand = { onPointerEnter: () => setReading(true), onPointerLeave: () => setReading(false), onFocus: () => setReading(true), onBlur: () => setReading(false) }
  const step = (by: number) => setIndex((now) => (now + by + count) % count)
  return { index: count === 0 ? 0 : index % count, stopped, toggle: () => setStopped(!stopped), stand, step }
}
