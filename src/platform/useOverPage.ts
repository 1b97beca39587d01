import { useEffect, useLayoutEffect, useRef } from 'react'
import { usePlatform } from '#src/services.ts'

const none = { current: { text: '', enabled: false, busy: false, press: () => {} } }

/** For what lies over the page: going back closes it, and the platform's buttons say its actions, or none, instead of the page's. */
export function useOverPage(close: () => void): void {
  const { onBack, buttons } = usePlatform()
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => onBack(() => latest.current()), [onBack])
  // Before the effects of what is drawn inside, so that an action in there lies above this.
  useLayoutEffect(() => {
    const stops = [buttons.main.add(none), buttons.secondary.add(none)]
    return () => stops.forEach((stop) => stop())
  }, [buttons])
}
