import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { createPersisted, listOf } from '#src/platform/persisted.ts'
import { storageOrNull } from '#src/platform/keyValueStorage.ts'

interface PagePositionProps {
  /** Path of the document's first page: this part loads after startup, or with the first navigation. */
  first: string
}

/** Scroll position and focus of a page: a new one starts at the top, one that was left returns to its position (spec §2). */
export default function PagePosition({ first }: PagePositionProps) {
  useScrollPosition(first)
  useFocusOnPage(first)
  return null
}

function useScrollPosition(first: string): void {
  const { pathname, key } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const memory = useRef<ScrollMemory>(null)
  const earlier = useRef(first)

  useLayoutEffect(() => {
    const from = earlier.current
    earlier.current = pathname
    const isFirst = memory.current === null && key === FIRST
    memory.current ??= createScrollMemory(window)
    const place = scrollPlace(key, pathname)
    // A user who scrolled before this loaded stays where they are.
    const stays = isFirst ? window.scrollY > 0 || !isReturn(performance) : staysInPlace(from, pathname)
    if (stays) memory.current.rename(place)
    else memory.current.show(place, isFirst || isBack)
  }, [pathname, key, isBack])

  useEffect(
    () => () => {
      memory.current?.stop()
      memory.current = null
    },
    [],
  )
}

/** Moves focus to a new page, so that keyboard and screen readers start at its top. */
function useFocusOnPage(first: string): void {
  const { pathname } = useLocation()
  const earlier = useRef(first)
  useEffect(() => {
    const from = earlier.current
    earlier.current = pathname
    if (!staysInPlace(from, pathname)) document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}

const KEEP = 50
/** Tolerance in pixels, because browsers round scroll positions. */
const NEAR = 2

interface ScrollMemory {
  /** Shows another history entry: at its earlier position, or at the top when new. */
  show(place: string, isBack: boolean): void
  /** Switches to another history entry while the page below stays. */
  rename(place: string): void
  stop(): void
}

const isPosition = (value: unknown): value is [string, number] =>
  Array.isArray(value) && typeof value[0] === 'string' && Number.isFinite(value[1])

/**
 * Remembers the scroll position of each history entry (spec §2: top when navigating forward, earlier position when going back).
 * Scrolls again while a page still grows, until the user scrolls.
 */
function createScrollMemory(page: Window): ScrollMemory {
  const kept = createPersisted(storageOrNull(page, 'sessionStorage'), {
    key: 'causeway.scroll',
    parse: listOf(isPosition),
    fallback: [],
  })
  const positions = new Map<string, number>(kept.read())
  let here = ''
  let aim: number | null = null

  const reach = (): void => {
    if (aim === null) return
    page.scrollTo(0, aim)
    if (Math.abs(page.scrollY - aim) <= NEAR) aim = null
  }
  const note = (): void => {
    if (aim === null) positions.set(here, page.scrollY)
  }
  const takeOver = (): void => {
    aim = null
  }
  // A failure only loses the position after a reload.
  const keep = (): void => void kept.write([...positions].slice(-KEEP))
  const grown = new ResizeObserver(reach)
  grown.observe(page.document.body)
  page.history.scrollRestoration = 'manual'
  page.addEventListener('scroll', note, { passive: true })
  page.addEventListener('pagehide', keep)
  const hands = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const
  for (const name of hands) page.addEventListener(name, takeOver, { passive: true, capture: true })

  return {
    show(place, isBack) {
      here = place
      aim = isBack ? (positions.get(place) ?? 0) : 0
      reach()
    },
    rename(place) {
      here = place
      positions.set(place, page.scrollY)
    },
    stop() {
      grown.disconnect()
      page.removeEventListener('scroll', note)
      page.removeEventListener('pagehide', keep)
      for (const name of hands) page.removeEventListener(name, takeOver, { capture: true })
    },
  }
}

/** React Router's key for the first page of every document, so it does not identify an entry alone. */
const FIRST = 'default'

/** Key under which a history entry's scroll position is stored. */
export const scrollPlace = (key: string, pathname: string): string => (key === FIRST ? `${FIRST} ${pathname}` : key)

const returns = new Set<string>(['reload', 'back_forward'])

/** True when the document was loaded by a reload or by going back: only then was its first page shown before. */
export function isReturn(performance: Pick<Performance, 'getEntriesByType'>): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry !== undefined && returns.has(entry.type)
}

const form = /^\/(?:confirm\/?)?$/i
const order = /^\/order\/[^/]+\/?$/i
const receipt = /^\/completed\/[^/]+\/?$/i

/** True when navigation only opens or closes a sheet, so that the page below stays. */
export const staysInPlace = (from: string, to: string): boolean =>
  from === to || receipt.test(to) || (receipt.test(from) && order.test(to)) || (form.test(from) && form.test(to))
