import { type FocusEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { useAnySheet } from '#src/ui/openSheets.ts'
import { keepsFocus, mayTurn, placeAfter, startTurning } from './turn.ts'

const seen = (onChange: () => void): (() => void) => {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

/** Rotates through `count` items. Pauses while the user reads them, has pressed Pause, prefers reduced motion, or does not see the page. */
export function useTurning(count: number) {
  const [index, setIndex] = useState(0)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const [stopped, setStopped] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [counted, setCounted] = useState(count)
  // A focused element that is no longer listed sends no blur event.
  if (counted !== count) {
    setCounted(count)
    setFocused(false)
  }
  const visible = useSyncExternalStore(seen, () => document.visibilityState === 'visible')
  const covered = useAnySheet()
  const turning = mayTurn({ count, pointed, focused, stopped, visible: visible && !covered })
  useEffect(() => {
    if (!turning) return
    return startTurning(() => setIndex((now) => placeAfter(now, 1, count)))
  }, [turning, count])
  const stand = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
      setFocused(keepsFocus(currentTarget, relatedTarget, document.activeElement)),
  }
  const step = (by: number) => setIndex((now) => placeAfter(now, by, count))
  return { index: placeAfter(index, 0, count), stopped, toggle: () => setStopped(!stopped), stand, step }
}
