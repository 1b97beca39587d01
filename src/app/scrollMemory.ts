const KEY = 'causeway.scroll'
const KEEP = 50
/** A page this near to where it should be is there; browsers round. */
const NEAR = 2

export interface ScrollMemory {
  /** Another place in the history is shown: its earlier position, or the top when it is new. */
  show(place: string, isBack: boolean): void
  /** Another place in the history under which the page stays as it is. */
  rename(place: string): void
  stop(): void
}

function stored(page: Window): [string, number][] {
  try {
    const value: unknown = JSON.parse(page.sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(value)
      ? (value as [string, number][]).filter(([place, top]) => typeof place === 'string' && Number.isFinite(top))
      : []
  } catch {
    return []
  }
}

/**
 * Remembers how far each place of the history was scrolled (spec §2: the top on the way forward, the earlier position on the way back).
 * A page whose rows still come is scrolled again as it grows, until the person takes over.
 */
export function createScrollMemory(page: Window): ScrollMemory {
  const positions = new Map<string, number>(stored(page))
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
  const keep = (): void => {
    try {
      page.sessionStorage.setItem(KEY, JSON.stringify([...positions].slice(-KEEP)))
    } catch {
      // Costs the position after a reload only.
    }
  }
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
