import { useEffect, useRef, useState } from 'react'

/** Spec §9: duration of the points counter. */
const COUNT_MS = 1500

/** Value of a counter after `elapsed` ms, with ease-out. */
export function countedAt(from: number, to: number, elapsed: number): number {
  const left = 1 - Math.min(1, Math.max(0, elapsed / COUNT_MS))
  return Math.round(to - (to - from) * left ** 3)
}

/** Number that animates up from its earlier value; a lower value, or reduced motion, shows at once. */
export function useCounted(value: number, start: number): number {
  const [shown, setShown] = useState(start)
  const at = useRef(start)
  useEffect(() => {
    const from = at.current
    if (from === value) return undefined
    const calm = value < from || window.matchMedia('(prefers-reduced-motion: reduce)').matches
    let frame = 0
    const began = calm ? Number.NEGATIVE_INFINITY : performance.now()
    const step = (now: number): void => {
      at.current = countedAt(from, value, now - began)
      setShown(at.current)
      if (at.current !== value) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [value])
  return shown
}
