import { useEffect, useLayoutEffect, useRef } from 'react'
import { usePlatform } from './usePlatform.ts'

const none = { current: { text: '', enabled: false, busy: false, press: () => {} } }

/** For an overlay: going back closes it, and native buttons show its actions, or none, instead of the page's. */
export function useOverPage(close: () => void): void {
  const { onBack, buttons } = usePlatform()
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => onBack(() => latest.current()), [onBack])
  // Runs before effects of its children, so that their actions are above this one on the stack.
  useLayoutEffect(() => {
    const stops = [buttons.main.add(none), buttons.secondary.add(none)]
    return () => stops.forEach((stop) => stop())
  }, [buttons])
}
