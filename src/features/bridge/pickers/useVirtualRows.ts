import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react'

/** Row height; fits two lines of text. */
const ROW_REM = 3.25
/** Balances load after scrolling has stopped for this long (spec §9). */
const REST_MS = 300

interface VirtualRowsInput {
  count: number
  /** Index that always renders, because the focus points at it. */
  keep: number | null
  scroller: RefObject<HTMLElement | null>
  /** Content above the rows that scrolls with them. */
  above: RefObject<HTMLElement | null>
}

/** Renders only the visible rows and a few around them. */
export function useVirtualRows({ count, keep, scroller, above }: VirtualRowsInput) {
  const height = Math.round(ROW_REM * useRemPixels())
  const [margin, setMargin] = useState(0)
  // Shortcuts wrap onto more lines in a narrow window.
  useLayoutEffect(() => {
    const part = above.current
    if (!part) return
    const measure = () => setMargin(part.offsetHeight)
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(part)
    return () => watcher.disconnect()
  }, [above])

  // Its results change without a new identity, so nothing here is passed to a memoized component.
  // oxlint-disable-next-line react/incompatible-library
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 5,
    scrollMargin: margin,
    isScrollingResetDelay: REST_MS,
    useFlushSync: false,
    rangeExtractor: (range: Range) => {
      const shown = defaultRangeExtractor(range)
      return keep === null || keep < 0 || keep >= count || shown.includes(keep)
        ? shown
        : [...shown, keep].sort((a, b) => a - b)
    },
  })
  useLayoutEffect(() => rows.measure(), [rows, height])
  return { rows, height, margin }
}

const read = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange)
  return () => window.removeEventListener('resize', onChange)
}

/** Pixels per rem, which grow with the window and the user's text size. */
const useRemPixels = (): number => useSyncExternalStore(subscribe, read, () => 16)
